// What the files of the guard share, and nobody else sees.
#ifndef GUARD_H
#define GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

enum {
    LONGEST_RESTORING = 4096,
};

/// How a terminal is put back.
struct restoring {
    struct termios modes;
    size_t length;
    char bytes[LONGEST_RESTORING];
};

/// Time that is left for a terminal that takes nothing, in milliseconds. All writing to it together takes no longer.
struct patience {
    int milliseconds;
};

/// Writes all of it, unless the terminal has stopped taking bytes.
void guard_write(int descriptor, const char *bytes, size_t length, struct patience *patience);

/// Writes what ends a sequence that was cut in the middle, then the bytes, and gives the terminal the modes.
/// Allowed in a signal handler.
void guard_put_back(int terminal, const struct restoring *how, bool sets_modes, struct patience *patience);

/// Tells the watchdog how to put the terminal back where this process cannot. Does nothing where there is none.
void guard_watchdog_protect(const struct restoring *how);

/// Tells it that the terminal has been put back. Allowed in a signal handler.
void guard_watchdog_relax(void);

#endif
