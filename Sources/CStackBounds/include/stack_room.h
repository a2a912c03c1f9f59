#ifndef STACK_ROOM_H
#define STACK_ROOM_H

#include <stdbool.h>
#include <stdint.h>

/// How much of its thread's stack something may use, so that what is nested too deeply is reported instead.
///
///     top      ┌──────────────┐
///              │ who called   │
///     here     ├──────────────┤
///              │ room         │
///     floor    ├──────────────┤
///              │ reserve      │ for code that does not look
///     bottom   └──────────────┘
///
/// In C, for engines and the interpreter look at it at every level, and both have it inlined.
struct stack_room {
    /// The lowest address that frames may reach.
    uintptr_t floor;
    /// The thread's stack: from its lowest address to behind its highest.
    uintptr_t bottom;
    uintptr_t top;
} __attribute__((swift_name("StackRoom")));

/// Takes half of the thread's stack from here on, and nothing of the reserve: the rest is for who called, and for what
/// layouts do themselves.
struct stack_room stack_room_half(void) __attribute__((swift_name("StackRoom.init(halfOfThread:)")));

/// Takes all that the thread's stack has, but for the reserve.
struct stack_room stack_room_all(void) __attribute__((swift_name("StackRoom.init(allOfThread:)")));

static inline __attribute__((always_inline)) uintptr_t stack_room_here(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

/// Whether the caller may go deeper.
static inline __attribute__((swift_name("getter:StackRoom.isLeft(self:)"))) bool stack_room_is_left(
    struct stack_room room) {
    return stack_room_here() > room.floor;
}

/// Whether the caller runs on the thread that this was made on.
static inline __attribute__((swift_name("getter:StackRoom.isOfThisThread(self:)"))) bool
stack_room_is_of_this_thread(struct stack_room room) {
    return room.bottom <= stack_room_here() && stack_room_here() < room.top;
}

#endif
