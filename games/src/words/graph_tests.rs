use super::*;

fn letters(word: &str) -> Vec<Letter> {
    word.bytes().map(|b| Letter(b - b'a')).collect()
}

fn build(words: &str) -> Graph {
    let words: Vec<_> = words.split_whitespace().map(letters).collect();
    Graph::build(&words).unwrap()
}

/// Every word up to four letters over a, b, c that the seed picks.
fn some_words(seed: u64) -> Vec<Vec<Letter>> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut words: Vec<Vec<Letter>> = Vec::new();
    for code in 0..5usize.pow(4) {
        let digits = [code / 125 % 5, code / 25 % 5, code / 5 % 5, code % 5];
        let word: Vec<_> = digits
            .iter()
            .filter(|&&d| d > 0)
            .map(|&d| Letter(d as u8 * 15))
            .collect();
        if !word.is_empty() && rng.u8(..3) == 0 {
            words.push(word);
        }
    }
    words.sort();
    words.dedup();
    words
}

#[test]
fn a_word_has_its_place_in_the_sorted_list() {
    for seed in 0..50 {
        let words = some_words(seed);
        let graph = Graph::build(&words).unwrap();
        assert_eq!(graph.len(), words.len());
        for (number, word) in words.iter().enumerate() {
            assert_eq!(graph.find(word), Some(number as u32));
            assert_eq!(graph.word(number as u32).as_ref(), Some(word));
        }
        assert_eq!(graph.word(words.len() as u32), None);
        for other in some_words(seed + 1000) {
            assert_eq!(
                graph.find(&other).is_some(),
                words.binary_search(&other).is_ok()
            );
        }
    }
}

#[test]
fn a_common_ending_is_stored_once() {
    // d-og, f-og, l-og share "og"; the root, one node after the first letter, after o, after g.
    assert_eq!(build("dog fog log").plain.sets.len(), 4);
}

#[test]
fn rows_lie_close() {
    let graph = Graph::build(&some_words(7)).unwrap();
    let steps = graph.plain.children.len();
    assert!(
        graph.slots.len() < steps * 4 + 64,
        "{} for {steps}",
        graph.slots.len()
    );
}

#[test]
fn words_out_of_order_are_refused() {
    let check = |words: &[&str], at| {
        let words: Vec<_> = words.iter().map(|w| letters(w)).collect();
        assert_eq!(Graph::build(&words).err(), Some(BadGraph::Word(at)));
    };
    check(&["b", "a"], 1);
    check(&["a", "a"], 1);
    check(&["a", "b", "ab"], 2);
    check(&[""], 0);
    assert_eq!(Graph::build(&[[Letter(63)]]).err(), Some(BadGraph::Word(0)));
    assert!(Graph::build(&[[Letter(62)]]).is_ok());
}

#[test]
fn nothing_is_in_an_empty_graph() {
    for graph in [Graph::default(), build("")] {
        assert!(graph.is_empty());
        assert_eq!(graph.find(&letters("a")), None);
        assert_eq!(graph.find(&[]), None);
        assert_eq!(graph.word(0), None);
        assert!(Graph::from_bytes(&graph.to_bytes()).unwrap().is_empty());
    }
}

#[test]
fn the_stored_form_reads_back() {
    for seed in 0..20 {
        let words = some_words(seed);
        let graph = Graph::build(&words).unwrap();
        let again = Graph::from_bytes(&graph.to_bytes()).unwrap();
        assert_eq!(again.slots, graph.slots);
        assert_eq!((again.root, again.len), (graph.root, graph.len));
    }
}

#[test]
fn damaged_bytes_are_refused_or_make_a_sound_graph() {
    let bytes = Graph::build(&some_words(3)).unwrap().to_bytes();
    for cut in 0..bytes.len() {
        assert_eq!(
            Graph::from_bytes(&bytes[..cut]).err(),
            Some(BadGraph::Bytes)
        );
    }
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..3000 {
        let mut damaged = bytes.clone();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..damaged.len());
            damaged[at] = rng.u8(..);
        }
        if let Ok(graph) = Graph::from_bytes(&damaged) {
            for number in (0..graph.len() as u32).take(50) {
                let word = graph.word(number).unwrap();
                assert_eq!(graph.find(&word), Some(number));
            }
        }
    }
    let doubling = doubling_bytes(40);
    assert_eq!(Graph::from_bytes(&doubling).err(), Some(BadGraph::Bytes));
}

/// A chain of nodes whose two steps both lead to the node before: 2^n words.
fn doubling_bytes(nodes: u8) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([nodes, 1]);
    for _ in 1..nodes {
        bytes.extend([4, 0, 1, 1, 1]);
    }
    bytes
}
