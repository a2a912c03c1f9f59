#ifndef STACK_ROOM_H
#define STACK_ROOM_H

#include <stdbool.h>
#include <stdint.h>

/// The part of a thread's stack that code may use, so that too deep nesting is reported instead of crashing.
///
///     top      ┌──────────────┐
///              │ callers      │
///     here     ├──────────────┤
///              │ room         │
///     floor    ├──────────────┤
///              │ reserve      │ for code that does not check
///     bottom   └──────────────┘
///
/// In C, because engines and the interpreter check it at every level, and both inline it.
struct stack_room {
    /// The lowest address that frames may reach.
    uintptr_t floor;
    /// The thread's stack: its lowest address, and the end behind its highest.
    uintptr_t bottom;
    uintptr_t top;
} __attribute__((swift_name("StackRoom")));

/// Takes half of the thread's stack from here on, without the reserve. The rest is for the callers and for what layouts
/// do themselves.
struct stack_room stack_room_half(void) __attribute__((swift_name("StackRoom.init(halfOfThread:)")));

/// Takes the whole stack of the thread, without the reserve.
struct stack_room stack_room_all(void) __attribute__((swift_name("StackRoom.init(allOfThread:)")));

static inline __attribute__((always_inline)) uintptr_t stack_room_here(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

/// Whether the caller may go deeper.
static inline __attribute__((swift_name("getter:StackRoom.isLeft(self:)"))) bool stack_room_is_left(
    struct stack_room room) {
    return stack_room_here() > room.floor;
}

/// Whether the caller runs on the thread on which this was made.
static inline __attribute__((swift_name("getter:StackRoom.isOfThisThread(self:)"))) bool
stack_room_is_of_this_thread(struct stack_room room) {
    return room.bottom <= stack_room_here() && stack_room_here() < room.top;
}

#endif
