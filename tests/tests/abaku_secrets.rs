//! Racks and the bag of Abaku stay secret: what others get to see of a game is the same when only a
//! rack is another.
#![allow(clippy::unwrap_used, reason = "a test stops when it can't")]

use bot::chat::script::{Drawing, Restarts, run};
use bot::hall::Words;
use bot::speech::{Scene, Spoken, Tongue};
use games::abaku::{Abaku, Bag, Event, Options, View};
use games::words::{Lang, Lexicon};
use games::{At, Game, Level, Nodes, Seat, Viewer, World};

const PLAYERS: u8 = 3;

/// A game between computers, so many events of it.
fn played(seed: u64, events: usize) -> Vec<Event> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut world = World {
        words: Lexicon::empty(),
        chance: &mut chance,
        now: At(0),
    };
    let options = Options::default();
    let first = Abaku::set_up(&options, PLAYERS, None, &mut world).unwrap();
    let mut state = Abaku::start(&options, PLAYERS, &first).unwrap();
    let mut log = vec![first];
    while log.len() < events && state.outcome().is_none() {
        let seat = state.turn().only().unwrap();
        let view = state.view(Viewer::Seat(seat));
        let mv = Abaku::think(&view, Level::Easy, Nodes(2_000), &mut world).unwrap();
        for event in state.decide(seat, &mv, &mut world).unwrap() {
            state.apply(&event).unwrap();
            log.push(event);
        }
    }
    log
}

/// The state after these events, had the bag been another; None if they can't be.
fn replayed(events: &[Event], bag: Vec<games::abaku::Digit>) -> Option<Abaku> {
    let Event::SetUp { first, .. } = events.first()? else {
        return None;
    };
    let start = Event::SetUp {
        first: *first,
        bag: Bag::of(bag),
    };
    let mut state = Abaku::start(&Options::default(), PLAYERS, &start).ok()?;
    for event in &events[1..] {
        state.apply(event).ok()?;
    }
    Some(state)
}

fn scene() -> Scene {
    Scene {
        tongue: Tongue::new(Lang::Ru),
        names: ["Анна", "Борис", "Вера"].map(str::to_owned).to_vec(),
        theme: render::Theme::Day,
        seed: 5,
        clocks: Vec::new(),
    }
}

/// All that a viewer is shown, in words.
fn shown(view: &View, scene: &Scene) -> String {
    let buttons = Abaku::buttons(view, scene.tongue);
    format!(
        "{view:?}\n{}\n{:?}\n{buttons:?}\n{:?}",
        Abaku::text(view, scene),
        Abaku::secret(view, scene),
        Abaku::summary(view, scene),
    )
}

#[test]
fn another_rack_changes_nothing_for_the_others() {
    let scene = scene();
    let (mut twins, mut pictures) = (0, 0);
    for seed in 0..12 {
        let mut chance = fastrand::Rng::with_seed(1000 + seed);
        let log = played(seed, chance.usize(4..30));
        let Event::SetUp { bag, .. } = &log[0] else {
            panic!("no start")
        };
        let state = replayed(&log, bag.stones().to_vec()).unwrap();
        if state.outcome().is_some() {
            continue;
        }
        for _ in 0..60 {
            // Two stones change places in the bag as it was at first: often a rack is another now,
            // and everything that was laid is the same.
            let mut other = bag.stones().to_vec();
            let (a, b) = (chance.usize(0..other.len()), chance.usize(0..other.len()));
            if other[a] == other[b] {
                continue;
            }
            other.swap(a, b);
            let Some(twin) = replayed(&log, other) else {
                continue;
            };
            let rack = |state: &Abaku, seat| state.view(Viewer::Seat(seat)).rack;
            let changed: Vec<Seat> = Seat::all(PLAYERS)
                .filter(|&seat| rack(&state, seat) != rack(&twin, seat))
                .collect();
            twins += usize::from(!changed.is_empty());
            let others = Seat::all(PLAYERS)
                .filter(|seat| !changed.contains(seat))
                .map(Viewer::Seat);
            for viewer in others.chain([Viewer::Spectator]) {
                let (ours, theirs) = (state.view(viewer), twin.view(viewer));
                assert_eq!(shown(&ours, &scene), shown(&theirs, &scene), "seed {seed}");
                if pictures < 6 && !changed.is_empty() {
                    pictures += 1;
                    let draw = |view| Abaku::picture(view, &[], &scene).unwrap()();
                    assert!(draw(&ours) == draw(&theirs), "seed {seed}: the picture");
                }
            }
            // What may reach a line of the log of the process.
            assert_eq!(format!("{state:?}"), format!("{twin:?}"), "seed {seed}");
        }
    }
    assert!(twins >= 20, "only {twins} games with another rack");
    assert_eq!(pictures, 6);
}

#[test]
fn what_was_exchanged_is_told_to_nobody() {
    let scene = scene();
    let told = |digits: &str| {
        let event = Event::Exchanged {
            seat: Seat(0),
            given: games::abaku::Digit::parse(digits)
                .unwrap()
                .into_iter()
                .collect(),
            places: vec![0, 1],
        };
        let view = played_view();
        (format!("{event:?}"), Abaku::happened(&event, &view, &scene))
    };
    assert_eq!(told("12"), told("89"));
}

fn played_view() -> View {
    let log = played(1, 3);
    let Event::SetUp { bag, .. } = &log[0] else {
        panic!("no start")
    };
    let state = replayed(&log, bag.stones().to_vec()).unwrap();
    state.view(Viewer::Spectator)
}

/// A game in a group, told to its end: no public line tells a rack.
#[test]
fn the_group_never_reads_a_rack() {
    let text = "Анна> /abaku each:4 эксперт лёгкий\n\
                Борис> [Играю]\n\
                Анна> /rack\nБорис> /rack\nАнна> [Мои камни]\nАнна> /hint\nБорис> /hint\n\
                Анна> /board\nАнна> /text\n\
                Анна> пас\nБорис> пас\nАнна> пас\nБорис> пас\nАнна> пас\nБорис> пас\n";
    let mut public = Vec::new();
    let mut private = 0;
    let mut print = |line: &str| match line.trim_start().strip_prefix("bot< ") {
        Some(line) => public.push(line.to_owned()),
        None => private += usize::from(line.contains("Ваши камни")),
    };
    run(
        text,
        Words::new(),
        3,
        Drawing::None,
        Restarts::Never,
        &mut print,
    )
    .unwrap();
    assert!(private >= 5, "{private} racks shown to their owners");
    assert!(public.len() > 50);
    for line in &public {
        assert!(!line.contains("Ваши камни"), "{line}");
    }
}
