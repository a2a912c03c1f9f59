// Restores the terminal when nothing else works, from ordinary code and from signal handlers alike.
//
// A process has one controlling terminal and one set of signal handlers, so this is one guard with static storage.
// Its functions are called from one thread; the handlers may run on any.
#ifndef CTERMINALGUARD_H
#define CTERMINALGUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// The signals that arrived, as bits of `guard_take_signals`.
enum {
    GUARD_RESIZED = 1 << 0,
    GUARD_STOP_ASKED = 1 << 1,
    GUARD_CONTINUED = 1 << 2,
    GUARD_END_ASKED = 1 << 3,
};

/// Installs the handlers and makes the self-pipe. Returns the end to poll, readable when a signal arrived; -1 with
/// errno.
int guard_install(void);

/// Gives the calling thread a stack for handling its crashes; the thread that installs the guard has one already. The
/// stack is never freed: for threads that live as long as the process.
void guard_use_crash_stack(void);

/// Restores the earlier signal handlers, and closes the self-pipe.
void guard_uninstall(void);

/// Starts a process that restores the terminal if this one is killed without a handler (SIGKILL). Call it before the
/// first `guard_protect`. If the process cannot be started, there is none.
void guard_start_watchdog(int terminal);

/// Ends the watchdog, and waits for it. Does nothing without one.
void guard_end_watchdog(void);

/// Changes a terminal's modes to those of a full-screen program: keys arrive one by one and raw, except for signal
/// keys.
void guard_set_program_modes(struct termios *modes);

/// Makes Ctrl-C and Ctrl-Z keys in a full-screen program's modes.
void guard_take_signal_keys(struct termios *modes);

/// Returns the signals since the last call, as bits; `*ending` is the last of INT, TERM, HUP and QUIT, or 0.
uint32_t guard_take_signals(int *ending);

/// Makes every exit write `bytes` to the terminal and set its `modes`. Keeps at most 4096 bytes. With
/// `captures_errors`, standard error is held back until the terminal is restored, and shown then.
void guard_protect(int terminal, const struct termios *modes, const char *bytes, size_t length, bool captures_errors);

/// Restores the terminal as set by `guard_protect`, once; does nothing if it is restored already.
void guard_restore(void);

/// Waits, stopped, until this process is in the terminal's foreground. Returns false if it never can be: no shell would
/// continue it.
bool guard_wait_for_foreground(int terminal);

/// Stops this process and its group, as Ctrl-Z does by default, and returns when it is continued.
void guard_stop(void);

/// Sets whether another program has the terminal. Then Ctrl-C and Ctrl-\ are for that program alone, and Ctrl-Z stops
/// both, so that the shell notices.
void guard_stand_aside(bool aside);

/// Makes an unnamed file in memory; -1 with errno. It is closed when another program is executed.
int guard_memory_file(void);

#endif
