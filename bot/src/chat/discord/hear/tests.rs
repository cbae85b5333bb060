use super::*;

fn heard(value: Value) -> Heard {
    interaction(&serde_json::from_value(value).unwrap())
}

fn base(kind: u8, data: Value) -> Value {
    json!({
        "id": "100", "token": "t", "type": kind, "data": data,
        "guild_id": "1", "channel_id": "2", "locale": "ru", "guild_locale": "en-US",
        "channel": { "id": "2", "type": 11, "parent_id": "3" },
        "member": { "user": { "id": "7", "username": "anna", "global_name": "Анна" },
            "nick": null, "permissions": "32" },
    })
}

#[test]
fn a_slash_command_is_what_would_be_typed() {
    let data = json!({
        "name": "balda", "type": 1,
        "options": [
            { "name": "opponent", "type": 6, "value": "8" },
            { "name": "computer", "type": 3, "value": "hard" },
            { "name": "options", "type": 3, "value": " 7x7 " },
        ],
        "resolved": { "users": { "8": { "id": "8", "username": "boris" } } },
    });
    let Heard::Deed { ack, inputs, .. } = heard(base(2, data)) else {
        panic!("not a deed");
    };
    assert_eq!(ack["type"], 5);
    assert_eq!(ack["data"]["flags"], EPHEMERAL);
    let [Input::Met { people, .. }, Input::Asked { source, text, .. }] = &inputs[..] else {
        panic!("{inputs:?}");
    };
    assert_eq!(people[0].id, "8");
    assert_eq!(text, "/balda @boris hard 7x7");
    assert_eq!(source.room.id, "3");
    assert_eq!(source.room.topic.as_deref(), Some("2"));
    assert_eq!(source.from.name, "Анна");
    assert_eq!(source.standing, Standing::Admin);
    // Nobody chose the server's language: the person's own is a better guess.
    assert_eq!(source.language.as_deref(), Some("ru"));
}

#[test]
fn a_press_is_acknowledged_and_heard() {
    let check = |data: Value, expected: &str| {
        let mut value = base(3, data);
        value["message"] = json!({ "id": "55", "channel_id": "2", "components": [{"type": 99}] });
        let Heard::Deed { ack, inputs, .. } = heard(value) else {
            panic!("not a deed");
        };
        assert_eq!(ack["type"], 6);
        let [Input::Pressed { data, message, .. }] = &inputs[..] else {
            panic!("{inputs:?}");
        };
        assert_eq!(data, expected);
        assert_eq!(message.as_ref().unwrap().0, "55");
    };
    check(
        json!({ "custom_id": "o:00ff:join", "component_type": 2 }),
        "o:00ff:join",
    );
    check(json!({ "custom_id": "x#2", "component_type": 2 }), "x");
    check(
        json!({ "custom_id": "menu", "values": ["g:1:2:n:3"] }),
        "g:1:2:n:3",
    );
}

#[test]
fn nonsense_is_unknown() {
    for value in [
        base(2, json!({ "name": "nosuch", "type": 1 })),
        base(2, json!({ "name": "nosuch", "type": 2, "target_id": "8" })),
        base(77, json!({})),
        json!({ "id": "1", "token": "t", "type": 3, "data": { "custom_id": "x" } }),
    ] {
        assert!(matches!(heard(value), Heard::Unknown));
    }
    assert!(matches!(heard(base(1, json!({}))), Heard::Ping));
}

#[test]
fn whose_messages_count() {
    let check = |change: Value, expected: bool| {
        let mut value = json!({
            "id": "1", "channel_id": "2", "content": "лак", "type": 0,
            "author": { "id": "7", "username": "anna" },
        });
        for (key, changed) in change.as_object().unwrap() {
            value[key] = changed.clone();
        }
        let message: Message = serde_json::from_value(value).unwrap();
        assert_eq!(is_typed(&message), expected, "{change}");
    };
    check(json!({}), true);
    check(json!({ "type": 19 }), true);
    check(json!({ "type": 7 }), false);
    check(json!({ "content": " " }), false);
    check(json!({ "webhook_id": "5" }), false);
    check(
        json!({ "author": { "id": "7", "username": "b", "bot": true } }),
        false,
    );
    check(json!({ "message_reference": { "type": 1 } }), false);
    check(json!({ "message_reference": { "type": 0 } }), true);
}

#[test]
fn mentions_are_read() {
    let check = |content: &str, expected: &str, met: usize| {
        let mentions: Vec<Mentioned> = serde_json::from_value(json!([
            { "id": "8", "username": "boris", "member": { "nick": "Боря" } },
            { "id": "99", "username": "tetradka", "bot": true },
        ]))
        .unwrap();
        let mut named = Vec::new();
        assert_eq!(read(content, &mentions, "99", &mut named), expected);
        assert_eq!(named.len(), met);
    };
    check("/balda <@8>", "/balda @boris", 1);
    check("<@99> лак", "/m лак", 1);
    check("<@!99> пас", "/пас", 1);
    check("<@99>", "", 1);
}
