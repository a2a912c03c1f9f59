// pthread_getattr_np is an extension of the C library, which Swift's module of it leaves out.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "stack_bounds.h"

#include <pthread.h>

static struct stack_bounds find_bounds(void) {
    struct stack_bounds bounds = {0, 0};
#ifdef __APPLE__
    bounds.top = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
    bounds.bottom = bounds.top - pthread_get_stacksize_np(pthread_self());
#else
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return bounds;
    void *bottom = 0;
    size_t size = 0;
    if (pthread_attr_getstack(&attributes, &bottom, &size) == 0 && bottom != 0) {
        bounds.bottom = (uintptr_t)bottom;
        bounds.top = bounds.bottom + size;
    }
    pthread_attr_destroy(&attributes);
#endif
    return bounds;
}

struct stack_bounds stack_bounds_of_thread(void) {
    // A thread keeps its stack. Finding that of the first one reads the list of all of the process's memory, which takes
    // longer than many a layout.
    static _Thread_local struct stack_bounds known;
    if (known.top == 0) known = find_bounds();
    return known;
}
