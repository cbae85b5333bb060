//! The hand's unsteadiness: numbers that depend on a seed and a name alone.

/// A stream of numbers, the same on every machine and in every version.
///
/// Each thing drawn has a stream of its own, named by what it is and where it stands: so a letter
/// stays as it was written while others come and go.
pub(crate) struct Chance(u64);

impl Chance {
    /// The stream of the thing called `name` in the picture seeded so.
    pub(crate) fn new(seed: u64, name: u64) -> Chance {
        let mut chance = Chance(seed ^ name.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        chance.next();
        chance
    }

    /// The stream of a text.
    pub(crate) fn of_text(seed: u64, text: &str) -> Chance {
        let name = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Chance::new(seed, name)
    }

    /// The next number (SplitMix64, public domain).
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Evenly from -1 to 1.
    pub(crate) fn sway(&mut self) -> f32 {
        // 24 bits are what an f32 holds exactly.
        (self.next() >> 40) as f32 / (1u32 << 23) as f32 - 1.0
    }

    /// Evenly from `low` to `high`.
    pub(crate) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.sway() + 1.0) / 2.0
    }
}
