// pthread_getattr_np is an extension of the C library, absent from Swift's module of it.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "stack_room.h"

#include <pthread.h>

/// The stack of the calling thread: its lowest address, and the end behind its highest. Both are 0 if unknown.
struct stack_bounds {
    uintptr_t bottom;
    uintptr_t top;
};

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

static struct stack_bounds stack_bounds_of_thread(void) {
    // A thread keeps its stack. Finding the first thread's reads the list of all of the process's memory, which takes
    // longer than many layouts.
    static _Thread_local struct stack_bounds known;
    if (known.top == 0) known = find_bounds();
    return known;
}

static const uintptr_t smallest = 128 << 10;
static const uintptr_t largest = 64 << 20;

static uintptr_t at_least(uintptr_t least, uintptr_t number) { return number < least ? least : number; }
static uintptr_t at_most(uintptr_t most, uintptr_t number) { return number > most ? most : number; }

static uintptr_t reserve(uintptr_t size) { return at_least(size / 4, at_most(size / 2, smallest)); }

static struct stack_room empty_room(void) {
    struct stack_bounds stack = stack_bounds_of_thread();
    struct stack_room room = {0, stack.bottom, stack.top};
    if (stack.bottom >= stack.top) {
        room.bottom = stack_room_here() - smallest;
        room.top = stack_room_here() + smallest;
    }
    // An unlimited stack counts as one of a usual size.
    room.bottom = at_least(room.top - at_most(room.top, largest), room.bottom);
    return room;
}

struct stack_room stack_room_half(void) {
    struct stack_room room = empty_room();
    uintptr_t size = room.top - room.bottom;
    room.floor = at_least(room.bottom + reserve(size), stack_room_here() - size / 2);
    return room;
}

struct stack_room stack_room_all(void) {
    struct stack_room room = empty_room();
    room.floor = room.bottom + reserve(room.top - room.bottom);
    return room;
}
