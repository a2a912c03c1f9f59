// What must work when nothing else does: putting the terminal back, from ordinary code and from signal handlers alike.
//
// A process has one controlling terminal and one set of signal handlers, so this is one guard with static storage.
// Its functions are called from one thread; the handlers may run on any.
#ifndef CTERMINALGUARD_H
#define CTERMINALGUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// What signals arrived, as bits of `guard_take_signals`.
enum {
    GUARD_RESIZED = 1 << 0,
    GUARD_STOP_ASKED = 1 << 1,
    GUARD_CONTINUED = 1 << 2,
    GUARD_END_ASKED = 1 << 3,
};

/// Installs the handlers and makes the self-pipe. Gives the end to poll: readable when a signal arrived; -1 with errno.
int guard_install(void);

/// Gives the calling thread a stack of its own for handling its crashes; the thread that installs the guard has one. It is
/// never freed: for threads that live as long as the process.
void guard_use_crash_stack(void);

/// Puts back the signal handlers that were there before, and closes the self-pipe.
void guard_uninstall(void);

/// Starts a process that puts the terminal back where this one is killed by what no handler sees. Before the first
/// `guard_protect`; where there can be none, there is none.
void guard_start_watchdog(int terminal);

/// Ends it, and waits for its end. Does nothing where there is none.
void guard_end_watchdog(void);

/// Makes of a terminal's modes those of a full-screen program: keys come one by one and as they are, but for the signals.
void guard_set_program_modes(struct termios *modes);

/// The signals that arrived since the last call, as bits; `*ending` is the last of INT, TERM, HUP and QUIT, or 0.
uint32_t guard_take_signals(int *ending);

/// From now on every way out writes `bytes` to the terminal and gives it `modes`. Keeps at most 4096 bytes.
/// With `captures_errors`, what is written to standard error until the restoring is held back, and shown after it.
void guard_protect(int terminal, const struct termios *modes, const char *bytes, size_t length, bool captures_errors);

/// Puts the terminal back as `guard_protect` was told, once; does nothing when it was done already.
void guard_restore(void);

/// Waits, stopped, until this process is in the terminal's foreground. False if it never can be: nobody would continue it.
bool guard_wait_for_foreground(int terminal);

/// Stops this process and its group as Ctrl-Z does by default, and returns when it is continued.
void guard_stop(void);

/// While another program has the terminal: Ctrl-C and Ctrl-\ are for it alone, and Ctrl-Z stops both, so that the shell
/// above notices.
void guard_stand_aside(bool aside);

/// An unnamed file in memory, or -1 with errno. Closed when another program is executed.
int guard_memory_file(void);

#endif
