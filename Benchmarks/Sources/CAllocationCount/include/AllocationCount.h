#pragma once
#include <stdint.h>

/// How many pieces of memory this thread has asked for since it began; -1 where they cannot be counted.
int64_t allocation_count(void);

/// How many bytes these were together; -1 where they cannot be counted.
int64_t allocated_bytes(void);
