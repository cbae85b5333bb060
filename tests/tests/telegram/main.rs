//! Telegram: the real adapter over a server of our own (`tests::telegram`).
//!
//! Where the variable TELEGRAM_SPEC names Telegram's own description of its Bot API (a file that
//! isn't part of this repository), every request is checked against that too.
//!
//! The crate teremock (0.5.5) can't be a second opinion: its `getUpdates` always answers an empty list, as
//! it hands updates to teloxide's own dispatcher, which isn't used here, and it answers an error to
//! `deleteWebhook` and `setWebhook`, without which this adapter doesn't begin.
//!
//! Each test is named after what people complain about in such bots. Which complaint is whose:
//!
//! | complaint | test |
//! |---|---|
//! | games die on restart; buttons are dead after it | `again::games_die_on_restart`, `again::buttons_are_dead_after_a_restart`, `kill` |
//! | a player who is away stalls everybody; nobody can skip him | transcripts `hall/skip`, `hall/kick`, `hall/reminder` |
//! | outages count as a player's time | transcripts `*/clock`, `hall/restart` |
//! | offers never expire; challenges pester | transcripts `hall/offers`, `hall/challenges`, `hall/blocked` |
//! | anybody can press old buttons | `again::anybody_can_press_old_buttons` |
//! | two presses at once make two games or two moves | `again::two_presses_at_once_make_two_games` |
//! | the same update, the same press twice | `again::the_same_update_twice_makes_two_games`, `again::the_same_press_twice_with_a_new_id_makes_two_moves` |
//! | old updates after a long stop | `again::old_updates_after_a_long_stop`, `again::a_press_that_waited_through_a_long_stop_is_answered_in_vain` |
//! | a group becomes a supergroup | `places::a_group_becomes_a_supergroup_and_its_game_is_lost` |
//! | replies land in the wrong topic | `places::replies_land_in_the_wrong_topic`, `places::a_topic_is_closed` |
//! | kicked or muted it loops or crashes | `places::kicked_or_muted_it_loops`, `places::kicked_or_muted_by_an_update_its_games_are_lost`, `places::without_the_right_to_send_pictures_there_is_no_board` |
//! | anonymous admins | `people::anonymous_admins_are_strangers` |
//! | `/cmd@other_bot` is answered, `/cmd@me` not | `people::a_command_for_another_bot_is_answered_and_ours_is_not` |
//! | edited or forwarded messages are taken as moves | `people::edited_or_forwarded_messages_are_taken_as_moves` |
//! | strange names break formatting; huge messages | `people::strange_names_break_formatting`, `people::huge_messages_and_torn_ones` |
//! | private chats that are shut | `people::a_secret_is_shown_in_the_group_because_the_private_chat_is_shut` |
//! | look-alike letters, refusals without a reason, no way to propose a word | `people::look_alike_letters_and_a_torn_й_are_no_word`, transcripts `balda/yo`, `balda/refusals`, `balda/votes` |
//! | "query is too old", "not modified", flood limits crash the bot | `network::query_is_too_old_crashes_the_bot`, `network::not_modified_crashes_the_bot`, `network::flood_limits_crash_the_bot_or_lose_moves`, `network::a_burst_is_over_the_limit_of_a_group` |
//! | error pages, dropped connections, answers that are lost | the rest of `network` |
//! | a render error leaves a half-made move; nothing for the blind | `pictures::a_render_error_loses_the_move`, `pictures::there_is_no_alternative_for_the_blind` |

mod again;
mod inline;
mod kill;
mod load;
mod network;
mod people;
mod pictures;
mod places;
mod transcripts;
mod webhook;
