// The handled signals. Some set flags and write to a self-pipe for the event loop; the others restore the terminal and
// die.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int noted_signals[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT};
static const int crash_signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
/// Signals that end a process by default and that no bug causes. Real-time signals come in addition.
static const int deadly_signals[] = {
    SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGIO, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};
enum {
    NOTED = sizeof noted_signals / sizeof *noted_signals,
    CRASHES = sizeof crash_signals / sizeof *crash_signals,
    DEADLY = sizeof deadly_signals / sizeof *deadly_signals,
    /// More than the number of signals.
    MOST_SIGNALS = 128,
    /// If this many signals to end arrive and the program takes none of them, it hangs.
    PATIENCE = 3,
    CRASH_STACK = 64 * 1024,
};

static struct sigaction noted_before[NOTED];
static struct sigaction crash_before[CRASHES];
static struct sigaction deadly_before[MOST_SIGNALS];
static struct sigaction background_output_before;
static _Atomic uint32_t arrived;
static atomic_int ending_signal;
static atomic_int ending_count;
static int self_pipe[2] = {-1, -1};
static bool is_installed;
static atomic_bool stands_aside;
static bool chains_to_backtracer;
static char crash_stack[CRASH_STACK];

static void note(int number) {
    if (atomic_load(&stands_aside) && (number == SIGINT || number == SIGQUIT)) {
        return;
    }
    int error = errno;
    uint32_t bit = GUARD_END_ASKED;
    switch (number) {
    case SIGWINCH: bit = GUARD_RESIZED; break;
    case SIGTSTP: bit = GUARD_STOP_ASKED; break;
    case SIGCONT: bit = GUARD_CONTINUED; break;
    default:
        atomic_store(&ending_signal, number);
        if (atomic_fetch_add(&ending_count, 1) + 1 >= PATIENCE) {
            guard_restore();
            _exit(128 + number);
        }
    }
    atomic_fetch_or(&arrived, bit);
    // A full pipe wakes the reader too.
    ssize_t written = write(self_pipe[1], "", 1);
    (void)written;
    errno = error;
}

static void crash(int number, siginfo_t *information, void *context) {
    guard_restore();
    if (chains_to_backtracer) {
        for (int i = 0; i < CRASHES; i++) {
            struct sigaction *before = &crash_before[i];
            if (crash_signals[i] == number && (before->sa_flags & SA_SIGINFO) && before->sa_sigaction) {
                before->sa_sigaction(number, information, context);
            }
        }
    }
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigemptyset(&standard.sa_mask);
    sigaction(number, &standard, NULL);
    raise(number);
}

/// Restores the terminal and dies of the signal.
static void die(int number) {
    guard_restore();
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigemptyset(&standard.sa_mask);
    sigaction(number, &standard, NULL);
    raise(number);
}

/// The number of a deadly signal; 0 after the last.
static int deadly_signal(int index) {
    if (index < DEADLY) {
        return deadly_signals[index];
    }
#ifdef SIGRTMIN
    int number = SIGRTMIN + index - DEADLY;
    return number <= SIGRTMAX && number < MOST_SIGNALS ? number : 0;
#else
    return 0;
#endif
}

/// A signal that was ignored stays ignored: it is not deadly.
static void install_deadly_handlers(void) {
    struct sigaction action = {.sa_handler = die, .sa_flags = SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    for (int i = 0; deadly_signal(i) > 0; i++) {
        struct sigaction *before = &deadly_before[deadly_signal(i)];
        sigaction(deadly_signal(i), NULL, before);
        if (before->sa_handler == SIG_DFL) {
            sigaction(deadly_signal(i), &action, NULL);
        }
    }
}

static void put_back_deadly_handlers(void) {
    for (int i = 0; deadly_signal(i) > 0; i++) {
        sigaction(deadly_signal(i), &deadly_before[deadly_signal(i)], NULL);
    }
}

/// A stack overflow is handled on a separate stack.
static void install_crash_handlers(void) {
    stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
    sigaltstack(&stack, NULL);
    // Swift's backtracer asks questions on the terminal; only a person who sets its variable wants that.
    chains_to_backtracer = getenv("SWIFT_BACKTRACE") != NULL;
    struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < CRASHES; i++) {
        sigaction(crash_signals[i], &action, &crash_before[i]);
    }
}

void guard_use_crash_stack(void) {
    stack_t stack = {.ss_sp = malloc(sizeof crash_stack), .ss_size = sizeof crash_stack};
    if (stack.ss_sp != NULL) {
        sigaltstack(&stack, NULL);
    }
}

static void install_noting_handlers(void) {
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < NOTED; i++) {
        sigaction(noted_signals[i], &action, &noted_before[i]);
        if (noted_signals[i] == SIGHUP && noted_before[i].sa_handler == SIG_IGN) {
            sigaction(SIGHUP, &noted_before[i], NULL);
        }
    }
}

static bool make_pipe(void) {
    if (pipe(self_pipe) != 0) {
        return false;
    }
    for (int i = 0; i < 2; i++) {
        fcntl(self_pipe[i], F_SETFD, FD_CLOEXEC);
        fcntl(self_pipe[i], F_SETFL, O_NONBLOCK);
    }
    return true;
}

int guard_install(void) {
    if (is_installed) {
        return self_pipe[0];
    }
    if (!make_pipe()) {
        return -1;
    }
    atomic_store(&arrived, 0);
    atomic_store(&ending_count, 0);
    install_noting_handlers();
    install_crash_handlers();
    install_deadly_handlers();
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigemptyset(&standard.sa_mask);
    sigaction(SIGTTOU, &standard, &background_output_before);
    is_installed = true;
    return self_pipe[0];
}

void guard_uninstall(void) {
    if (!is_installed) {
        return;
    }
    is_installed = false;
    for (int i = 0; i < NOTED; i++) {
        sigaction(noted_signals[i], &noted_before[i], NULL);
    }
    for (int i = 0; i < CRASHES; i++) {
        sigaction(crash_signals[i], &crash_before[i], NULL);
    }
    put_back_deadly_handlers();
    sigaction(SIGTTOU, &background_output_before, NULL);
    close(self_pipe[0]);
    close(self_pipe[1]);
    self_pipe[0] = self_pipe[1] = -1;
}

uint32_t guard_take_signals(int *ending) {
    char drained[64];
    while (read(self_pipe[0], drained, sizeof drained) > 0) {
    }
    uint32_t signals = atomic_exchange(&arrived, 0);
    *ending = 0;
    if (signals & GUARD_END_ASKED) {
        *ending = atomic_load(&ending_signal);
        atomic_store(&ending_count, 0);
    }
    return signals;
}

bool guard_wait_for_foreground(int terminal) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigemptyset(&standard.sa_mask);
    while (tcgetpgrp(terminal) != getpgrp()) {
        atomic_fetch_and(&arrived, ~(uint32_t)GUARD_CONTINUED);
        sigaction(SIGTTIN, &standard, NULL);
        kill(0, SIGTTIN);
        if (!(atomic_load(&arrived) & GUARD_CONTINUED) && tcgetpgrp(terminal) != getpgrp()) {
            return false;
        }
    }
    // From here on setting the terminal's modes must never stop this process.
    struct sigaction ignored = {.sa_handler = SIG_IGN};
    sigemptyset(&ignored.sa_mask);
    sigaction(SIGTTOU, &ignored, NULL);
    return true;
}

void guard_stand_aside(bool aside) {
    struct sigaction action = {.sa_handler = aside ? SIG_DFL : note, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGTSTP, &action, NULL);
    atomic_store(&stands_aside, aside);
}

void guard_stop(void) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    struct sigaction ours;
    sigset_t stops;
    sigset_t before;
    sigemptyset(&standard.sa_mask);
    sigemptyset(&stops);
    sigaddset(&stops, SIGTSTP);
    sigaction(SIGTSTP, &standard, &ours);
    pthread_sigmask(SIG_UNBLOCK, &stops, &before);
    kill(0, SIGTSTP);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    sigaction(SIGTSTP, &ours, NULL);
}
