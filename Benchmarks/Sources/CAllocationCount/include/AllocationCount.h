#pragma once
#include <stdint.h>

/// The number of allocations of this thread since its start; -1 if they cannot be counted.
int64_t allocation_count(void);

/// Their total size in bytes; -1 if they cannot be counted.
int64_t allocated_bytes(void);
