//! Buttons under messages.

use super::{links, text};
use crate::chat::Button;
use teloxide::types::{InlineKeyboardButton, InlineKeyboardMarkup};

/// The most bytes that a button may carry.
const DATA: usize = 64;
/// The most units on a button that phones still show.
const LABEL: usize = 64;
/// The most buttons of a row, and of a message.
const ROW: usize = 8;
const ALL: usize = 100;

/// The keyboard of these buttons; None where there is none. A button that carries too much for
/// Telegram is left out, it would cost the whole message.
pub(super) fn keyboard(rows: &[Vec<Button>]) -> Option<InlineKeyboardMarkup> {
    let mut left = ALL;
    let mut keyboard: Vec<Vec<InlineKeyboardButton>> = Vec::new();
    for row in rows {
        let fits = |button: &&Button| {
            let is_data = (1..=DATA).contains(&button.data.len());
            let fits =
                (is_data || links::address(button).is_some()) && !button.label.trim().is_empty();
            if !fits {
                tracing::error!(label = button.label, "a button that Telegram wouldn't take");
            }
            fits
        };
        let keys: Vec<InlineKeyboardButton> = row.iter().filter(fits).take(left).map(key).collect();
        left -= keys.len();
        keyboard.extend(keys.chunks(ROW).map(<[_]>::to_vec));
    }
    (!keyboard.is_empty()).then(|| InlineKeyboardMarkup::new(keyboard))
}

fn key(button: &Button) -> InlineKeyboardButton {
    let label = text::cut(&button.label, LABEL);
    match links::address(button).and_then(|address| address.parse().ok()) {
        Some(url) => InlineKeyboardButton::url(label, url),
        None => InlineKeyboardButton::callback(label, button.data.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_doesnt_fit_is_left_out() {
        let button = |label: &str, data: &str| Button {
            label: label.to_owned(),
            data: data.to_owned(),
        };
        assert!(keyboard(&[]).is_none());
        assert!(keyboard(&[vec![button("x", "")], vec![button(" ", "x")]]).is_none());
        let long = keyboard(&[vec![
            button("ok", &"x".repeat(64)),
            button("no", &"x".repeat(65)),
        ]]);
        assert_eq!(long.unwrap().inline_keyboard[0].len(), 1);
        let many = vec![(0..250).map(|_| button("x", "y")).collect::<Vec<_>>()];
        let many = keyboard(&many).unwrap();
        assert!(many.inline_keyboard.iter().all(|row| row.len() <= ROW));
        assert_eq!(
            many.inline_keyboard.iter().map(Vec::len).sum::<usize>(),
            ALL
        );
    }
}
