import BlueprintDialect
import Interpreter

// The environment, the elements that read and change it, and the mode of a pass.

extension EnvironmentReader: Described {
    static let page = Page<Self>("shows the element that a closure makes from the environment")
        .made(.arg("elementRepresentation", as: .makesElement(from: Environment.conversion))) {
            EnvironmentReader(elementRepresentation: $0)
        }
}

extension AdaptedEnvironment: Described {
    static let page = Page<Self>("changes the environment of its content")
        .made(.arg("by", as: Environment.conversion.configuring()), .wrapping) {
            AdaptedEnvironment(by: $0, wrapping: $1)
        }
        .made(.arg("key", as: SourceEnvironment.key), .arg("value", as: .pointed), .wrapping) {
            AdaptedEnvironment(by: Environment.setting($0, to: $1), wrapping: $2)
        }
        .made(.arg("keyPath", as: .path(from: Environment.conversion.type)), .arg("value", as: .pointed), .wrapping) {
            AdaptedEnvironment(by: Environment.setting($0, to: $1), wrapping: $2)
        }
}

extension Environment {
    fileprivate static func setting(_ key: SourceInstance, to value: Value) -> (inout Environment) -> Void {
        { SourceEnvironment.set(value, in: &$0, for: key) }
    }

    fileprivate static func setting(_ path: PropertyPath, to value: Value) -> (inout Environment) -> Void {
        { path.set(value, in: &$0, as: conversion) }
    }
}

extension Page<any Element> {
    /// What changes the environment of an element.
    func environmentModifiers() -> Page {
        method(
            "adaptedEnvironment", "changes the environment of the element",
            .arg("by", as: Environment.conversion.configuring()), returning: .element
        ) { $0.adaptedEnvironment(by: $1) }
        .method(
            "adaptedEnvironment", "sets what the environment of the element holds under a key",
            .arg("key", as: SourceEnvironment.key), .arg("value", as: .pointed), returning: .element
        ) { $0.adaptedEnvironment(by: Environment.setting($1, to: $2)) }
        .method(
            "adaptedEnvironment", "sets a value in the environment of the element",
            .arg("keyPath", as: .path(from: Environment.conversion.type)), .arg("value", as: .pointed),
            returning: .element
        ) { $0.adaptedEnvironment(by: Environment.setting($1, to: $2)) }
    }
}

extension Environment: Described {
    static let page = Page<Self>("values that parents pass down to their children")
        .like(.empty)
        .constant("empty", .empty)
        .property("displayScale", \.displayScale, "pixels in a point", unit: .ratio)
        .property("layoutDirection", \.layoutDirection, "the direction in which text is read")
        .property(
            "layoutMode", \.layoutMode, "what the engine may deduce; has an effect only around the root"
        )
        .property("safeAreaInsets", \.safeAreaInsets, "the insets that the edges of the screen need")
        .property("windowSize", \.windowSize, "the window's size, if there is a window")
        .subscripted(.arg("_ key", as: SourceEnvironment.key), giving: .pointed) {
            SourceEnvironment.value(in: $0, for: $1)
        } set: {
            SourceEnvironment.set($2, in: &$0, for: $1)
        }
}

extension Environment.LayoutDirection: Described {
    static let page = Page<Self>("the direction in which text is read").values(.leftToRight, .rightToLeft)
}

extension LayoutMode: Described {
    static let page = Page<Self>("how the engine measures")
        .like(.default)
        .value("default", .default).value("caffeinated", .caffeinated)
        .value("caffeinated", .arg("options", \.options)) { .caffeinated(options: $0) }
        .property("options", \.options, "what the engine may deduce")
        .reading("name", \.name, "the mode's name", isRequired: true)
}

extension LayoutOptions: Described {
    static let page = Page<Self>("what may be deduced from earlier answers instead of asked")
        .like(.default)
        .composed(
            .part(
                "hintRangeBoundaries", \.hintRangeBoundaries,
                "an answer holds for every proposal between the answer and its proposal", isRequired: true),
            .part(
                "searchUnconstrainedKeys", \.searchUnconstrainedKeys,
                "an unconstrained answer holds for every proposal in which it fits", isRequired: true)
        ) { LayoutOptions(hintRangeBoundaries: $0, searchUnconstrainedKeys: $1) }
        .value("default", .default)
}
