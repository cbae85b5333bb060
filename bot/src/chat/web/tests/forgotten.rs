//! Who is forgotten leaves nothing in the page's records.

use super::echo::House;
use std::time::Duration;

/// Waits until nothing that is kept has the text.
async fn is_gone(house: &House, text: &str) {
    for _ in 0..200 {
        if !house.kept().contains(text) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{text} is kept:\n{}", house.kept());
}

#[tokio::test]
async fn names_words_and_account_go_and_the_others_stay() {
    let house = House::open().await;
    let (mut one, mut other) = (house.browser(), house.browser());
    let yaropolk = one.come("Ярополк").await;
    let boris = other.come("Борис").await;
    let (room, path) = one.room(&yaropolk, "group").await;
    other.join(&boris, &path).await;
    let mut page = one.page(&yaropolk, &room, 0).await;
    let mut friend = other.page(&boris, &room, 0).await;
    page.say("whisper").await;
    friend.say("лак").await;
    friend.until("echo лак").await;
    for text in ["Ярополк", yaropolk.as_str(), "Борис", "лак"] {
        assert!(house.kept().contains(text), "{text}");
    }
    page.say("forget me").await;
    is_gone(&house, "Ярополк").await;
    is_gone(&house, &yaropolk).await;
    is_gone(&house, "forget me").await;
    for text in ["Борис", boris.as_str(), "лак"] {
        assert!(house.kept().contains(text), "{text}");
    }
}

#[tokio::test]
async fn what_a_crash_broke_off_is_done_at_the_next_start() {
    let mut house = House::open().await;
    let mut one = house.browser();
    let yaropolk = one.come("Ярополк").await;
    let (room, _) = one.room(&yaropolk, "group").await;
    one.page(&yaropolk, &room, 0).await.say("лак").await;
    house.stop().await;
    house.note(&format!("forgotten/web/{yaropolk}"));
    assert!(house.kept().contains("Ярополк"));
    house.start().await;
    is_gone(&house, "Ярополк").await;
    is_gone(&house, &yaropolk).await;
}
