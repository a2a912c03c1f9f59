import Interpreter

/// What a person may do with a view: a drag, a long press. Nothing here does it, so that its handlers are not called.
struct UnmadeGesture: Described, Sendable {
    /// Of the library's types the one that any gesture can be.
    static var typeName: TypeName { TypeName("AnyGesture") }

    static let page = ["onEnded", "onChanged", "simultaneously", "sequenced", "exclusively", "map", "modifiers"].reduce(
        Page<UnmadeGesture>("what a person may do with a view, which nothing here does")
            .method("updating", "tells a state what is done", .unread("_ state"), .unread("body")) { gesture, _, _ in
                gesture
            }
    ) { page, name in
        let label = labels[name] ?? "_ action"
        return page.method(name, "the same, with something to do", .unread(label)) { gesture, _ in gesture }
    }.partial()

    private static let labels = ["simultaneously": "with", "sequenced": "before", "exclusively": "before"]

    /// The gestures of the library, by what they may be given.
    static let constructors: [Callable] = [
        ("TapGesture", ["count"]), ("SpatialTapGesture", ["count", "coordinateSpace"]),
        ("LongPressGesture", ["minimumDuration", "maximumDistance"]),
        ("DragGesture", ["minimumDistance", "coordinateSpace"]), ("MagnificationGesture", ["minimumScaleDelta"]),
        ("MagnifyGesture", ["minimumScaleDelta"]), ("RotationGesture", ["minimumAngleDelta"]),
        ("RotateGesture", ["minimumAngleDelta"]),
    ].map { name, labels in
        let parameters = labels.map { Parameter($0, Conversion<Value>.unread, default: "nil", .none) }
        return if parameters.count == 1 {
            Callable.function(name, parameters[0], returning: conversion, help: help) { _ in UnmadeGesture() }
        } else {
            Callable.function(name, parameters[0], parameters[1], returning: conversion, help: help) { _, _ in
                UnmadeGesture()
            }
        }
    }

    private static let help = "what a person may do with a view"
}
