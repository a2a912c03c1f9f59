// Declarations that the files of the guard share, private to them.
#ifndef GUARD_H
#define GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

enum {
    LONGEST_RESTORING = 4096,
};

/// The modes and bytes that restore a terminal.
struct restoring {
    struct termios modes;
    size_t length;
    char bytes[LONGEST_RESTORING];
};

/// The time left, in milliseconds, for all writing to a terminal that takes no bytes.
struct patience {
    int milliseconds;
};

/// Writes all bytes, unless the terminal has stopped taking them.
void guard_write(int descriptor, const char *bytes, size_t length, struct patience *patience);

/// Writes the end of a sequence that may have been cut, then the bytes, and sets the terminal's modes. Allowed in a
/// signal handler.
void guard_put_back(int terminal, const struct restoring *how, bool sets_modes, struct patience *patience);

/// Sends the watchdog the modes and bytes to restore if this process cannot. Does nothing without a watchdog.
void guard_watchdog_protect(const struct restoring *how);

/// Informs the watchdog that the terminal was restored. Allowed in a signal handler.
void guard_watchdog_relax(void);

#endif
