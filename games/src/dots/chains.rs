//! Which dots may hang together: a forest with undo.

use super::place::Pos;

/// A union-find forest over crossings. It is joined by size and never compresses a path, so that
/// the last joins can be cut again.
///
/// A join outlives a capture that breaks the chain, so "apart" is certain and "together" must be
/// confirmed by a walk.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    /// A root holds minus the size of its tree; any other crossing its parent.
    up: [i16; 4096],
    /// Each join: the root that became a child, and what it held.
    joined: Vec<(u16, i16)>,
}

impl Chains {
    pub(super) fn new() -> Chains {
        Chains {
            up: [-1; 4096],
            joined: Vec::new(),
        }
    }

    #[inline]
    pub(super) fn root(&self, at: Pos) -> Pos {
        let mut at = at.0;
        loop {
            let up = self.up[usize::from(at & 4095)];
            if up < 0 {
                return Pos(at);
            }
            at = up as u16;
        }
    }

    /// Joins the trees of two different roots and gives the new root.
    #[inline]
    pub(super) fn join(&mut self, a: Pos, b: Pos) -> Pos {
        let (size_a, size_b) = (self.held(a), self.held(b));
        // Sizes are negative: the smaller number is the bigger tree.
        let (root, child, size) = if size_a <= size_b {
            (a, b, size_b)
        } else {
            (b, a, size_a)
        };
        self.joined.push((child.0, size));
        self.up[usize::from(child.0 & 4095)] = root.0 as i16;
        self.up[usize::from(root.0 & 4095)] += size;
        root
    }

    /// How many joins there were: what [`Chains::cut`] goes back to.
    #[inline]
    pub(super) fn mark(&self) -> u32 {
        self.joined.len() as u32
    }

    /// Undoes every join after `mark`.
    #[inline]
    pub(super) fn cut(&mut self, mark: u32) {
        while self.joined.len() > mark as usize {
            let Some((child, size)) = self.joined.pop() else {
                return;
            };
            let root = self.up[usize::from(child & 4095)];
            self.up[usize::from(root as u16 & 4095)] -= size;
            self.up[usize::from(child & 4095)] = size;
        }
    }

    /// Bytes on the heap.
    pub(super) fn heap(&self) -> usize {
        self.joined.capacity() * size_of::<(u16, i16)>()
    }

    #[inline]
    fn held(&self, root: Pos) -> i16 {
        self.up[usize::from(root.0 & 4095)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_joined_can_be_cut_again() {
        let mut chains = Chains::new();
        let at = |n: u16| Pos(65 + n);
        let one = chains.join(at(0), at(1));
        let two = chains.join(at(2), at(3));
        let mark = chains.mark();
        let all = chains.join(one, two);
        assert_eq!(chains.root(at(3)), all);
        assert_eq!(chains.root(at(0)), all);
        chains.cut(mark);
        assert_eq!(chains.root(at(1)), one);
        assert_eq!(chains.root(at(3)), two);
        assert_ne!(one, two);
        chains.cut(0);
        assert!((0..4).all(|n| chains.root(at(n)) == at(n)));
    }
}
