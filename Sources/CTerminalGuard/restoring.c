// Restores the terminal. All functions that `guard_restore` calls are allowed in a signal handler.
#define _GNU_SOURCE
#include "CTerminalGuard.h"
#include "guard.h"

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
    /// The maximum of captured standard error to show.
    LONGEST_MESSAGE = 8192,
    PIECE = 128,
    /// The length of a wait for a terminal that takes no bytes, and of all waits together.
    STEP_MILLISECONDS = 50,
    PATIENCE_MILLISECONDS = 400,
};

static atomic_bool is_protecting;
static int terminal_descriptor = -1;
static struct restoring restoring;
static int real_errors = -1;
static int captured_errors = -1;

void guard_write(int descriptor, const char *bytes, size_t length, struct patience *patience) {
    while (length > 0 && patience->milliseconds > 0) {
        struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
        ssize_t written = -1;
        errno = EAGAIN;
        if (poll(&writable, 1, STEP_MILLISECONDS) > 0) {
            written = write(descriptor, bytes, length < PIECE ? length : PIECE);
        }
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        } else if (errno == EAGAIN || errno == EINTR) {
            patience->milliseconds -= STEP_MILLISECONDS;
        } else {
            return;
        }
    }
}

void guard_put_back(int terminal, const struct restoring *how, bool sets_modes, struct patience *patience) {
    tcflow(terminal, TCOON);
    // A sequence of a frame may have been cut: CAN and ST end it.
    guard_write(terminal, "\030\033\\", 3, patience);
    guard_write(terminal, how->bytes, how->length, patience);
    // Pending mouse reports are not for the next program.
    tcflush(terminal, TCIFLUSH);
    for (int tries = 0; sets_modes && tries < 10 && tcsetattr(terminal, TCSANOW, &how->modes) != 0; tries++) {
        if (errno != EINTR && errno != EIO) {
            break;
        }
    }
}

static void show_captured_errors(struct patience *patience) {
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
        guard_write(STDERR_FILENO, message, (size_t)length, patience);
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

void guard_set_program_modes(struct termios *modes) {
    modes->c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
    modes->c_lflag |= (tcflag_t)ISIG;
    modes->c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR | ISTRIP);
    modes->c_oflag &= ~(tcflag_t)OPOST;
    // A read returns the available bytes, at least one.
    modes->c_cc[VMIN] = 1;
    modes->c_cc[VTIME] = 0;
}

void guard_take_signal_keys(struct termios *modes) {
    modes->c_cc[VINTR] = _POSIX_VDISABLE;
    modes->c_cc[VSUSP] = _POSIX_VDISABLE;
}

void guard_protect(int terminal, const struct termios *modes, const char *bytes, size_t length, bool captures_errors) {
    terminal_descriptor = terminal;
    restoring.modes = *modes;
    restoring.length = length < LONGEST_RESTORING ? length : LONGEST_RESTORING;
    memcpy(restoring.bytes, bytes, restoring.length);
    guard_watchdog_protect(&restoring);
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

    struct patience patience = {PATIENCE_MILLISECONDS};
    guard_put_back(terminal_descriptor, &restoring, true, &patience);
    guard_watchdog_relax();
    show_captured_errors(&patience);

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
