// Putting the terminal back. Everything that `guard_restore` calls is allowed in a signal handler.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

enum {
    LONGEST_RESTORING = 4096,
    /// As much of the captured standard error is shown.
    LONGEST_MESSAGE = 8192,
    PIECE = 128,
    /// A terminal that takes nothing is waited for this often, so long each time.
    WAITS = 5,
    WAIT_MILLISECONDS = 100,
};

static atomic_bool is_protecting;
static int terminal_descriptor = -1;
static struct termios terminal_modes;
static char restoring[LONGEST_RESTORING];
static size_t restoring_length;
static int real_errors = -1;
static int captured_errors = -1;

/// Writes all of it, unless the terminal has stopped taking bytes.
static void write_bounded(int descriptor, const char *bytes, size_t length) {
    int waits = 0;
    while (length > 0 && waits < WAITS) {
        struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
        int ready = poll(&writable, 1, WAIT_MILLISECONDS);
        if (ready <= 0) {
            waits++;
            continue;
        }
        ssize_t written = write(descriptor, bytes, length < PIECE ? length : PIECE);
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        } else if (errno == EAGAIN || errno == EINTR) {
            waits++;
        } else {
            return;
        }
    }
}

static void show_captured_errors(void) {
    if (captured_errors < 0) {
        return;
    }
    static char message[LONGEST_MESSAGE];
    off_t end = lseek(captured_errors, 0, SEEK_END);
    off_t start = end > LONGEST_MESSAGE ? end - LONGEST_MESSAGE : 0;
    ssize_t length = pread(captured_errors, message, sizeof message, start);
    dup2(real_errors, STDERR_FILENO);
    close(real_errors);
    close(captured_errors);
    real_errors = captured_errors = -1;
    if (length > 0) {
        write_bounded(STDERR_FILENO, message, (size_t)length);
    }
}

static void capture_errors(void) {
    int memory = guard_memory_file();
    if (memory < 0) {
        return;
    }
    real_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
    if (real_errors < 0 || dup2(memory, STDERR_FILENO) < 0) {
        close(memory);
        return;
    }
    captured_errors = memory;
}

void guard_protect(int terminal, const struct termios *modes, const char *bytes, size_t length, bool captures_errors) {
    terminal_descriptor = terminal;
    terminal_modes = *modes;
    restoring_length = length < LONGEST_RESTORING ? length : LONGEST_RESTORING;
    memcpy(restoring, bytes, restoring_length);
    if (captures_errors && captured_errors < 0) {
        capture_errors();
    }
    atomic_store(&is_protecting, true);
}

void guard_restore(void) {
    if (!atomic_exchange(&is_protecting, false)) {
        return;
    }
    int error = errno;
    sigset_t output_stops;
    sigset_t before;
    sigemptyset(&output_stops);
    sigaddset(&output_stops, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &output_stops, &before);

    tcflow(terminal_descriptor, TCOON);
    // A sequence of a frame may have been cut in the middle: CAN and ST end it.
    write_bounded(terminal_descriptor, "\030\033\\", 3);
    write_bounded(terminal_descriptor, restoring, restoring_length);
    // Reports of the mouse that are still on their way are nothing for the next program.
    tcflush(terminal_descriptor, TCIFLUSH);
    for (int tries = 0; tries < 10 && tcsetattr(terminal_descriptor, TCSANOW, &terminal_modes) != 0; tries++) {
        if (errno != EINTR && errno != EIO) {
            break;
        }
    }
    show_captured_errors();

    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
}

int guard_memory_file(void) {
#ifdef __linux__
    return memfd_create("screen", MFD_CLOEXEC);
#else
    char path[] = "/tmp/screen.XXXXXX";
    int descriptor = mkstemp(path);
    if (descriptor >= 0) {
        unlink(path);
        fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    }
    return descriptor;
#endif
}
