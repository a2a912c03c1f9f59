// A flag that one thread sets and others read; what was written before it was set can then be read. Swift's own atomics
// need a newer system.
#ifndef HAGGLE_ATOMIC_FLAG_H
#define HAGGLE_ATOMIC_FLAG_H

#include <stdbool.h>
#include <stdint.h>

static inline bool atomic_flag_is_set(const int32_t *flag) { return __atomic_load_n(flag, __ATOMIC_ACQUIRE) != 0; }

static inline void atomic_flag_set(int32_t *flag, bool is_set) { __atomic_store_n(flag, is_set, __ATOMIC_RELEASE); }

#endif
