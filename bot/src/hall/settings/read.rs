//! Hours of a day as people write them.

use crate::hall::customs::Quiet;

const DAY: u16 = 24 * 60;

/// `23-8`, `22:30-7:00`, and where the clock stands: `+3`, `UTC-5`. Without the latter it stays where
/// it was.
pub(super) fn quiet(hours: &str, zone: Option<&str>, before: Option<Quiet>) -> Option<Quiet> {
    let (from, to) = hours.split_once(['-', '–', '—'])?;
    let (from, to) = (minute(from)? % DAY, minute(to)? % DAY);
    let zone = match zone {
        Some(zone) => offset(zone)?,
        None => before.map_or(0, |quiet| quiet.zone),
    };
    (from != to).then_some(Quiet { from, to, zone })
}

/// `8`, `08:30` as the minute of a day; midnight is `0` or `24`.
fn minute(text: &str) -> Option<u16> {
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((text, "0"));
    let digits = |text: &str| {
        let fits = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        fits.then(|| text.parse::<u16>().ok()).flatten()
    };
    let minute = digits(hour)? * 60 + digits(minute).filter(|&minute| minute < 60)?;
    (minute <= DAY).then_some(minute)
}

/// `+3`, `UTC+5:30`, `-4` in minutes east of UTC.
fn offset(text: &str) -> Option<i16> {
    let lower = text.to_lowercase();
    let text = lower.trim_start_matches("utc").trim_start_matches("gmt");
    let (sign, rest) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let minutes = i16::try_from(minute(rest)?).ok()?;
    (minutes <= 14 * 60).then_some(sign * minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_read() {
        let check = |hours: &str, zone: Option<&str>, expected: Option<(u16, u16, i16)>| {
            let read = quiet(hours, zone, None).map(|q| (q.from, q.to, q.zone));
            assert_eq!(read, expected, "{hours} {zone:?}");
        };
        check("23-8", None, Some((1380, 480, 0)));
        check("22:30-7:00", Some("+3"), Some((1350, 420, 180)));
        check("0–9", Some("UTC-5"), Some((0, 540, -300)));
        check("24-6", Some("5:30"), Some((0, 360, 330)));
        for bad in [
            "", "23", "23-", "25-8", "8-8", "1:60-2", "a-b", "-8-9", "999-1",
        ] {
            check(bad, None, None);
        }
        check("23-8", Some("+15"), None);
        check("23-8", Some("Москва"), None);
    }

    #[test]
    fn the_clock_stays_where_it_was() {
        let before = quiet("23-8", Some("+3"), None);
        assert_eq!(quiet("22-7", None, before).map(|q| q.zone), Some(180));
    }
}
