//! A stream whose other side must read.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// Writing fails when for so long nothing of what is to be written was taken.
#[derive(Debug)]
pub(super) struct MustRead<S> {
    stream: S,
    within: Duration,
    /// When it has been too long, while something waits to be taken.
    late: Option<Pin<Box<Sleep>>>,
}

impl<S> MustRead<S> {
    pub(super) fn new(stream: S, within: Duration) -> MustRead<S> {
        MustRead {
            stream,
            within,
            late: None,
        }
    }

    fn wait(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        let within = self.within;
        let late = self
            .late
            .get_or_insert_with(|| Box::pin(tokio::time::sleep(within)));
        let late = late.as_mut().poll(cx);
        late.map(|()| io::Error::new(io::ErrorKind::TimedOut, "nothing of an answer was read"))
    }

    fn written(
        &mut self,
        written: Poll<io::Result<usize>>,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if written.is_pending() {
            return self.wait(cx).map(Err);
        }
        self.late = None;
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for MustRead<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, to)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for MustRead<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.written(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        // That all is flushed tells nothing of what couldn't be written.
        match Pin::new(&mut self.stream).poll_flush(cx) {
            Poll::Pending => self.wait(cx).map(Err),
            flushed @ Poll::Ready(_) => flushed,
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_shutdown(cx) {
            Poll::Pending => self.wait(cx).map(Err),
            shut @ Poll::Ready(_) => shut,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::time::{sleep, timeout};

    const WITHIN: Duration = Duration::from_millis(1500);
    const ENOUGH: Duration = Duration::from_secs(20);

    fn pair() -> (MustRead<DuplexStream>, DuplexStream) {
        let (here, there) = duplex(4);
        (MustRead::new(here, WITHIN), there)
    }

    #[tokio::test]
    async fn who_reads_nothing_is_cut() {
        let (mut here, _there) = pair();
        let written = timeout(ENOUGH, here.write_all(b"12345")).await.unwrap();
        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_reads_slowly_is_told_all() {
        let (mut here, mut there) = pair();
        let reading = async {
            let mut bytes = [0; 4];
            // In all twice as long as nothing may be read.
            for _ in 0..6 {
                sleep(WITHIN / 3).await;
                there.read_exact(&mut bytes).await.unwrap();
            }
        };
        let told = async { tokio::join!(here.write_all(&[b'.'; 24]), reading) };
        let (written, ()) = timeout(ENOUGH, told).await.unwrap();
        written.unwrap();
    }

    #[tokio::test]
    async fn nothing_to_write_is_no_fault() {
        let (mut here, mut there) = pair();
        here.write_all(b"1234").await.unwrap();
        sleep(WITHIN + WITHIN / 3).await;
        there.read_exact(&mut [0; 4]).await.unwrap();
        here.write_all(b"5678").await.unwrap();
        here.flush().await.unwrap();
    }
}
