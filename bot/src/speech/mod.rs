//! What people say and what is said to them.

mod abaku;
mod balda;
pub mod commands;
mod dots;
pub mod field;
mod mark;
mod name;
mod oral;
mod own_name;
mod sides;
mod spoken;
mod tongue;
pub mod words;

pub use mark::{Called, call, clean, is_unseen, legible, spans};
pub use name::{is_same_name, shown_name};
pub use own_name::is_own_name;
use spoken::last_of_each;
pub use spoken::{
    Argument, Away, Choice, Draw, Feat, Feats, Heard, Misfit, Openness, Page, Preparing, Refusal,
    Scene, Spoken, Toggle, Weighed, ticked,
};
pub use tongue::{Arg, Tongue, lang_of};
