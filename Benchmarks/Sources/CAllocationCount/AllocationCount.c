#include "AllocationCount.h"
#include <limits.h>

#if defined(__GLIBC__)
#include <errno.h>
#include <stddef.h>

// The program's own malloc replaces the C library's, for the Swift runtime too. It counts, and calls the C library's.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t count;
static _Thread_local int64_t bytes;

void *malloc(size_t size) {
    count += 1;
    bytes += size;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count += 1;
    bytes += number * size;
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    count += 1;
    bytes += size;
    return __libc_realloc(old, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *piece = __libc_memalign(alignment, size);
    count += 1;
    bytes += size;
    if (piece == NULL) return ENOMEM;
    *result = piece;
    return 0;
}

int64_t allocation_count(void) { return count; }
int64_t allocated_bytes(void) { return bytes; }
#else
int64_t allocation_count(void) { return -1; }
int64_t allocated_bytes(void) { return -1; }
#endif
