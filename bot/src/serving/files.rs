//! How many files the program may have open: a connection is one, too.

/// Files that the program would like to have open.
const FILES: u64 = 16_384;

/// Asks the system for as many open files as there may be connections. Where it gives fewer, fewer
/// people find a place: see [`no_more_than`].
pub fn ask_for_files() {
    match rlimit::increase_nofile_limit(FILES) {
        Ok(files) if files < FILES => {
            tracing::info!(files, "few files may be open at once");
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "the limit of open files is as it was"),
    }
}

/// So many connections, but no more than one for so many files that may be open.
pub(crate) fn no_more_than(most: usize, files_each: u64) -> usize {
    share(most, files_each, files())
}

fn share(most: usize, files_each: u64, files: u64) -> usize {
    let share = usize::try_from(files / files_each).unwrap_or(usize::MAX);
    share.clamp(1, most)
}

/// How many may be open now.
fn files() -> u64 {
    #[cfg(unix)]
    return rlimit::Resource::NOFILE.get_soft().unwrap_or(FILES);
    #[cfg(not(unix))]
    return FILES;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serving::Bounds;

    #[test]
    fn where_there_are_fewer_files_fewer_find_a_place() {
        let check = |files, expected| assert_eq!(share(1024, 8, files), expected, "{files}");
        check(u64::MAX, 1024);
        check(FILES, 1024);
        check(8_192, 1024);
        check(8_191, 1023);
        check(1_024, 128);
        check(256, 32);
        // None at all would be a server that serves nobody.
        check(7, 1);
        check(0, 1);
    }

    #[test]
    fn four_servers_leave_half_the_files_of_this_program() {
        let connections = Bounds::default().connections as u64;
        assert!(connections * 4 <= files() / 2, "{connections}");
        assert_eq!(no_more_than(usize::MAX, 1) as u64, files());
    }
}
