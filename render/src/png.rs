//! A page as a PNG of sixteen colours.

use crate::canvas::Canvas;
use crate::palette::Theme;
use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

/// Four bits a pixel, no filter, deflate at 6: filters only spoil runs of equal tones; a full 5x5
/// board stays under 40 KB only from 6 on, and higher levels cost more time than they save bytes.
pub(crate) fn encode(canvas: &Canvas, theme: Theme) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(64 * 1024);
    match write(canvas, theme, &mut bytes) {
        Ok(()) => bytes,
        // Writing into memory fails for no reason but a page of no size.
        Err(_) => Vec::new(),
    }
}

fn write(canvas: &Canvas, theme: Theme, into: &mut Vec<u8>) -> Result<(), EncodingError> {
    let mut encoder = Encoder::new(into, canvas.width() as u32, canvas.height() as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Four);
    encoder.set_palette(canvas.palette().colours(theme));
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(6));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&packed(canvas))?;
    writer.finish()
}

/// Two pixels a byte, the left one in the high half; each row begins a byte.
fn packed(canvas: &Canvas) -> Vec<u8> {
    let mut packed = Vec::with_capacity(canvas.width().div_ceil(2) * canvas.height());
    for y in 0..canvas.height() {
        let row = canvas.row(y);
        let pairs = row.chunks_exact(2);
        let odd = pairs.remainder().first().map(|tone| tone << 4);
        packed.extend(pairs.map(|pair| pair[0] << 4 | pair[1]));
        packed.extend(odd);
    }
    packed
}
