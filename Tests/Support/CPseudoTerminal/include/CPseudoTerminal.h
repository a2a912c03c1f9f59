// Creates pseudo-terminals and starts programs on them, which Swift cannot import or must not do.
#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

/// Opens both ends of a new terminal of a size. False with errno.
bool pseudo_terminal_open(int *controller, int *terminal, int columns, int rows);

bool pseudo_terminal_resize(int controller, int columns, int rows);

/// Starts a program whose controlling terminal this is, with no other descriptors and the usual signal actions.
/// `arguments` and `environment` end with NULL. -1 with errno.
pid_t pseudo_terminal_start(int terminal, char *const arguments[], char *const environment[]);

/// Starts a process that holds all descriptors of this one until it is killed. -1 with errno.
pid_t pseudo_terminal_hold_descriptors(void);

/// Whether the process has ended. `*status` is then its exit status, or the negative number of the signal that ended it.
bool pseudo_terminal_has_ended(pid_t process, int *status);

/// Whether the terminal has a shell's modes: keys arrive line by line and are echoed.
bool pseudo_terminal_is_cooked(int terminal);

#endif
