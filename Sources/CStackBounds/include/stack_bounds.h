#ifndef STACK_BOUNDS_H
#define STACK_BOUNDS_H

#include <stdint.h>

/// The stack of the calling thread: from its lowest address to behind its highest. Both 0 where the system does not say.
struct stack_bounds {
    uintptr_t bottom;
    uintptr_t top;
};

struct stack_bounds stack_bounds_of_thread(void);

#endif
