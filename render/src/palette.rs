//! Inks, themes, and the sixteen tones a picture is made of.

/// Paper by day or a board by night: chosen per chat or person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Ink on cream paper.
    #[default]
    Day,
    /// Chalk on a dark page.
    Night,
}

/// What something is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// The page itself.
    Paper,
    /// The squares printed on it.
    Square,
    /// The ballpoint: lines and letters.
    Blue,
    /// The ballpoint hardly pressed: the many lines of a big board.
    Thin,
    /// The red pen: whose turn, the last move, penalties.
    Red,
    /// The pencil: the start word.
    Pencil,
    /// What matters least: rulers, counts.
    Faded,
    /// What isn't there yet: letters still to be earned.
    Ghost,
    /// The highlighter, see-through.
    Marker,
    /// Bonuses of digits.
    Green,
    /// Bonuses of operations.
    Sky,
}

const INKS: usize = 11;
const LEVELS: usize = 16;
/// How many tones a picture may have: what four bits hold.
pub(crate) const TONES: usize = 16;
/// A highlighter lets this much of itself over what it covers, of 100.
const MARKER_OPACITY: u32 = 60;

impl Ink {
    const fn rgb(self, theme: Theme) -> [u8; 3] {
        let (day, night) = match self {
            Ink::Paper => (0xfc_fa_f2, 0x17_1c_2b),
            Ink::Square => (0xd5_e3_ef, 0x25_2f_46),
            Ink::Blue => (0x20_38_8f, 0x8f_b0_ff),
            Ink::Thin => (0x86_93_c0, 0x4c_5f_92),
            Ink::Red => (0xc8_32_2b, 0xff_7b_6e),
            Ink::Pencil => (0x4a_4f_5a, 0xaa_b3_c5),
            Ink::Faded => (0x8b_91_a1, 0x7d_87_9d),
            Ink::Ghost => (0xc6_cd_da, 0x3b_46_60),
            Ink::Marker => (0xff_e2_7a, 0x7a_64_20),
            Ink::Green => (0x2f_8f_4e, 0x5f_c9_80),
            Ink::Sky => (0x2b_6f_c2, 0x5f_a8_f0),
        };
        let rgb: u32 = match theme {
            Theme::Day => day,
            Theme::Night => night,
        };
        [(rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8]
    }

    const fn opacity(self) -> u32 {
        match self {
            Ink::Marker => MARKER_OPACITY,
            _ => 100,
        }
    }
}

/// One colour of a picture: some percent of an ink's cover over another tone's ink.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tone {
    ink: Ink,
    percent: u32,
    ground: Ground,
}

#[derive(Clone, Copy, Debug)]
enum Ground {
    Plain(Ink),
    Marked(Ink),
}

/// Full ink.
pub(crate) const fn pure(ink: Ink) -> Tone {
    over(ink, 100, Ink::Paper)
}

/// `percent` of an ink over a plain ground: an edge, a hatch, a wash.
pub(crate) const fn over(ink: Ink, percent: u32, ground: Ink) -> Tone {
    Tone {
        ink,
        percent,
        ground: Ground::Plain(ground),
    }
}

/// `percent` of an ink over highlighted paper.
pub(crate) const fn marked(ink: Ink, percent: u32) -> Tone {
    Tone {
        ink,
        percent,
        ground: Ground::Marked(Ink::Paper),
    }
}

impl Tone {
    fn rgb(self, theme: Theme) -> [u8; 3] {
        let ground = match self.ground {
            Ground::Plain(ink) => ink.rgb(theme),
            Ground::Marked(ink) => mix(Ink::Marker.rgb(theme), ink.rgb(theme), MARKER_OPACITY, 100),
        };
        mix(
            self.ink.rgb(theme),
            ground,
            self.percent * self.ink.opacity(),
            10_000,
        )
    }
}

/// `part` of `whole` of the first colour, the rest of the second.
fn mix(a: [u8; 3], b: [u8; 3], part: u32, whole: u32) -> [u8; 3] {
    let channel = |i: usize| {
        let sum = u32::from(a[i]) * part + u32::from(b[i]) * (whole - part);
        ((sum + whole / 2) / whole) as u8
    };
    [channel(0), channel(1), channel(2)]
}

/// Sixteen tones and, for every ink at every cover over every tone, the tone it comes out as.
///
/// Both themes share the table: a picture is drawn once in tones, and the theme is only the colours
/// written into the file.
pub(crate) struct Palette {
    tones: [Tone; TONES],
    blends: Vec<[u8; TONES]>,
}

impl Palette {
    /// The first tone must be the paper, the second its squares.
    pub(crate) fn new(tones: [Tone; TONES]) -> Palette {
        let rgb = tones.map(|tone| tone.rgb(Theme::Day));
        let nearest = |colour: [u8; 3]| {
            let distances = rgb.iter().map(|&other| distance(colour, other)).zip(0u8..);
            distances.min().map_or(0, |(_, tone)| tone)
        };
        let inks = [
            Ink::Paper,
            Ink::Square,
            Ink::Blue,
            Ink::Thin,
            Ink::Red,
            Ink::Pencil,
            Ink::Faded,
            Ink::Ghost,
            Ink::Marker,
            Ink::Green,
            Ink::Sky,
        ];
        let mut blends = Vec::with_capacity(INKS * LEVELS);
        for ink in inks {
            for level in 0..LEVELS as u32 {
                let part = level * ink.opacity();
                let whole = (LEVELS as u32 - 1) * 100;
                blends
                    .push(rgb.map(|ground| nearest(mix(ink.rgb(Theme::Day), ground, part, whole))));
            }
        }
        Palette { tones, blends }
    }

    /// What `ink` at a cover of `level` of 15 makes of each tone.
    pub(crate) fn blend(&self, ink: Ink, level: u8) -> &[u8; TONES] {
        &self.blends[ink as usize * LEVELS + usize::from(level.min(15))]
    }

    /// The colours as a file wants them: red, green, blue of each tone.
    pub(crate) fn colours(&self, theme: Theme) -> Vec<u8> {
        self.tones.iter().flat_map(|tone| tone.rgb(theme)).collect()
    }
}

/// How far apart two colours look: green counts most, as in the eye.
fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    let square = |i: usize| u32::from(a[i].abs_diff(b[i])).pow(2);
    2 * square(0) + 4 * square(1) + 3 * square(2)
}
