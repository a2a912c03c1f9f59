#ifndef ALLOCATEDBYTES_H
#define ALLOCATEDBYTES_H

#include <stddef.h>

/// The bytes that the process has allocated and not freed.
size_t allocated_bytes(void);

#endif
