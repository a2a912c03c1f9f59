// A second process, for ends without a handler: SIGKILL, and a system out of memory. It sleeps on a socket that closes
// when the program dies, and restores the terminal if the program did not.
#define _GNU_SOURCE
#include "CTerminalGuard.h"
#include "guard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

enum {
    PROTECT = 'p',
    RELAX = 'r',
    LEAVE = 'l',
    PATIENCE_MILLISECONDS = 400,
    /// A smaller mapping may be a library's variables; a larger one is the program's.
    LEAST_RELEASED = 256 * 1024,
};

/// The process groups that may have the terminal when the program has died: its own, and its shell's.
struct groups {
    pid_t own;
    pid_t shell;
};

static int program_end = -1;
static pid_t watchdog;

// MARK: In the watchdog

#ifdef __linux__
static uintptr_t hexadecimal(const char **text) {
    uintptr_t number = 0;
    for (;; (*text)++) {
        char c = **text;
        if (c >= '0' && c <= '9') {
            number = number * 16 + (uintptr_t)(c - '0');
        } else if (c >= 'a' && c <= 'f') {
            number = number * 16 + (uintptr_t)(c - 'a' + 10);
        } else {
            return number;
        }
    }
}

static bool is_in(const void *address, uintptr_t start, uintptr_t end) {
    return (uintptr_t)address >= start && (uintptr_t)address < end;
}

/// Releases a mapping of the program's memory, given as a line of /proc/self/maps, if it is a heap or another thread's
/// stack: `start-end rw-p offset device inode name`.
static void release(const char *line, const void *kept) {
    uintptr_t start = hexadecimal(&line);
    line++;
    uintptr_t end = hexadecimal(&line);
    if (strncmp(line, " rw-p 00000000 00:00 0", 22) != 0 || end - start < LEAST_RELEASED) {
        return;
    }
    if (is_in(kept, start, end) || is_in(&errno, start, end) || is_in(&watchdog, start, end)) {
        return;
    }
    madvise((void *)start, end - start, MADV_DONTNEED);
}

/// Releases the program's memory: the watchdog shares it, and would keep a copy of each page that the program changes.
static void release_memory(void) {
    int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    char line[256];
    size_t length = 0;
    char byte_buffer[512];
    ssize_t count;
    while (maps >= 0 && (count = read(maps, byte_buffer, sizeof byte_buffer)) > 0) {
        for (ssize_t i = 0; i < count; i++) {
            if (byte_buffer[i] == '\n') {
                line[length] = 0;
                release(line, line);
                length = 0;
            } else if (length + 1 < sizeof line) {
                line[length++] = byte_buffer[i];
            }
        }
    }
    close(maps);
}
#endif

static bool is_same(const struct termios *one, const struct termios *other) {
    return one->c_iflag == other->c_iflag && one->c_oflag == other->c_oflag && one->c_lflag == other->c_lflag;
}

/// Forks without the libraries' own fork handlers: their memory may be released.
static pid_t fork_alone(void) {
#ifdef __linux__
    return (pid_t)syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);
#else
    return fork();
#endif
}

/// Begins a session, and makes the terminal its controlling one. Fails if the terminal belongs to another session.
static bool claim(int terminal) {
    return setsid() > 0 && ioctl(terminal, TIOCSCTTY, 0) == 0;
}

/// Restores a terminal whose session has ended with the program. It has no session, so a new one may claim it. A child
/// does that, since the leader of a process group cannot begin a session.
static void put_back_without_session(int terminal, const struct restoring *how, const struct termios *taken) {
    pid_t child = fork_alone();
    if (child == 0) {
        struct termios now;
        struct patience patience = {PATIENCE_MILLISECONDS};
        if (claim(terminal) && tcgetattr(terminal, &now) == 0) {
            guard_put_back(terminal, how, is_same(&now, taken), &patience);
        }
        _exit(0);
    }
    while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
}

/// Restores the terminal if it is still the dead program's, or its shell's again, or has no session. A shell that has
/// set modes of its own keeps them.
static void put_back(int terminal, struct groups groups, const struct restoring *how, const struct termios *taken) {
    pid_t foreground = tcgetpgrp(terminal);
    if (foreground <= 0) {
        return put_back_without_session(terminal, how, taken);
    }
    struct termios now;
    if ((foreground != groups.own && foreground != groups.shell) || tcgetattr(terminal, &now) != 0) {
        return;
    }
    struct patience patience = {PATIENCE_MILLISECONDS};
    guard_put_back(terminal, how, foreground == groups.own || is_same(&now, taken), &patience);
}

static ssize_t receive(int descriptor, void *bytes, size_t length) {
    size_t done = 0;
    while (done < length) {
        ssize_t count = read(descriptor, (char *)bytes + done, length - done);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            return count;
        }
        done += (size_t)count;
    }
    return (ssize_t)done;
}

static void close_others(int terminal, int socket) {
    long most = sysconf(_SC_OPEN_MAX);
    for (int descriptor = 0; descriptor < (most > 0 && most < 4096 ? most : 4096); descriptor++) {
        if (descriptor != terminal && descriptor != socket) {
            close(descriptor);
        }
    }
}

static void watch(int terminal, int socket, struct groups groups) {
    setpgid(0, 0);
    close_others(terminal, socket);
#ifdef __linux__
    prctl(PR_SET_NAME, "haggle-watchdog");
    release_memory();
#endif
    char word;
    struct restoring how;
    struct termios taken;
    bool protects = false;
    while (receive(socket, &word, 1) == 1) {
        switch (word) {
        case PROTECT:
            if (receive(socket, &how, sizeof how) != (ssize_t)sizeof how || receive(socket, &taken, sizeof taken) < 1) {
                _exit(0);
            }
            protects = true;
            break;
        case RELAX: protects = false; break;
        default: _exit(0);
        }
    }
    if (protects) {
        put_back(terminal, groups, &how, &taken);
    }
    _exit(0);
}

// MARK: In the program

void guard_start_watchdog(int terminal) {
    int ends[2];
    if (watchdog > 0 || socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
        return;
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    struct groups groups = {getpgrp(), getpgid(getppid())};
    // The watchdog ignores the signals that end or stop the program; this also lets it write in the background.
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = fork();
    if (child == 0) {
        watch(terminal, ends[1], groups);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(ends[1]);
    if (child < 0) {
        close(ends[0]);
        return;
    }
    watchdog = child;
    program_end = ends[0];
}

static void tell(const void *bytes, size_t length) {
    const char *next = bytes;
    while (program_end >= 0 && length > 0) {
        // A missing watchdog is no reason to die.
        ssize_t sent = send(program_end, next, length, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) {
            continue;
        }
        if (sent <= 0) {
            return;
        }
        next += sent;
        length -= (size_t)sent;
    }
}

void guard_watchdog_protect(const struct restoring *how) {
    // The modes that the program will set: if the terminal's differ, another program set them.
    struct termios taken = how->modes;
    guard_set_program_modes(&taken);
    char word = PROTECT;
    tell(&word, 1);
    tell(how, sizeof *how);
    tell(&taken, sizeof taken);
}

void guard_watchdog_relax(void) {
    char word = RELAX;
    tell(&word, 1);
}

void guard_end_watchdog(void) {
    if (watchdog <= 0) {
        return;
    }
    char word = LEAVE;
    tell(&word, 1);
    close(program_end);
    program_end = -1;
    while (waitpid(watchdog, NULL, 0) < 0 && errno == EINTR) {
    }
    watchdog = 0;
}
