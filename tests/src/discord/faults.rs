//! What can be made to go wrong.

use std::time::Duration;

/// What happens to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happens {
    /// Discord is in trouble: this status, nothing done.
    Status(u16),
    /// It is done, but the answer is lost.
    AnswerLost,
    /// Too many: this budget is spent for so long.
    Flood(Duration),
    /// Too many: all budgets are.
    FloodAll(Duration),
    /// Refused with Discord's number.
    Refused(u16, u64),
    /// Done so much later.
    Late(Duration),
}

/// A fault: the first requests that fit come to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The method, or empty for any.
    pub method: &'static str,
    /// What the path contains.
    pub path: String,
    /// How often.
    pub times: usize,
    /// What.
    pub happens: Happens,
}

impl Fault {
    /// Once, for a request of this method whose path contains this.
    pub fn once(method: &'static str, path: &str, happens: Happens) -> Fault {
        Fault {
            method,
            path: path.to_owned(),
            times: 1,
            happens,
        }
    }

    /// So many times.
    #[must_use]
    pub fn times(mut self, times: usize) -> Fault {
        self.times = times;
        self
    }
}

/// What happens to this request, which uses the fault up.
pub(super) fn take(faults: &mut [Fault], method: &str, path: &str) -> Option<Happens> {
    let fits = |fault: &Fault| {
        fault.times > 0
            && (fault.method.is_empty() || fault.method == method)
            && path.contains(&fault.path)
    };
    let fault = faults.iter_mut().find(|fault| fits(fault))?;
    fault.times -= 1;
    Some(fault.happens.clone())
}
