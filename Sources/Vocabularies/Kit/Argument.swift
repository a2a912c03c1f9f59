import Interpreter

/// An argument of what a page describes, by its Swift type: how callers write it, and what is taken where they leave it
/// out.
///
///     .arg("wrapping")                            // has to be given
///     .arg("growPriority", default: 1)            // may be left out
///     .arg("alignment", \.verticalAlignment)      // the same, and sets a property, whose default it has
///     .arg("_ element")                           // has no label
///     .part("width", \.width, "how wide it is")   // the value keeps it: it is a property too
struct Argument<Subject, T>: Sendable {
    let name: ArgumentName
    let conversion: Conversion<T>
    let unit: Unit?
    let help: String
    private(set) var standard: Standard?
    /// What the value keeps of it; nil for an argument that is no property.
    private(set) var kept: Kept?

    /// What is taken for an argument that is left out.
    struct Standard: Sendable {
        let value: @Sendable (_ prototype: Prototype<Subject>?) -> T
        /// How Swift writes it; nil where its type says so.
        let text: String?

        /// What a property is in the prototype.
        static func reading(
            _ property: KeyPath<Subject, T> & Sendable, _ name: String, written: String? = nil
        ) -> Standard {
            Standard(
                value: { prototype in
                    guard let prototype else { preconditionFailure("'\(name)' has no prototype to be read from") }
                    return prototype()[keyPath: property]
                }, text: written)
        }
    }

    /// What the interpreter knows of it.
    func parameter(of prototype: Prototype<Subject>?) -> Parameter<T> {
        guard let standard = standard ?? kept?.standard(hasPrototype: prototype != nil, named: name.name) else {
            return Parameter(name.label, name: name.name, conversion, unit: unit, help: help)
        }
        let value = { @Sendable in standard.value(prototype) }
        guard let text = standard.text ?? conversion.encode(value()).swiftText else {
            preconditionFailure("the default of '\(name.name)' has no text")
        }
        return Parameter(name.label, name: name.name, conversion, unit: unit, default: text, value, help: help)
    }
}

/// Makes a value as nobody has changed it: what its properties are then, is their default.
typealias Prototype<Subject> = @Sendable () -> Subject

/// The name of an argument, and whether callers write it, as Swift declares it: `wrapping`, `_ element`.
struct ArgumentName {
    let label: String?
    let name: String

    init(_ text: String) {
        let isLabelled = !text.hasPrefix("_ ")
        name = isLabelled ? text : String(text.dropFirst(2))
        label = isLabelled ? name : nil
    }
}

extension Argument where T: Writable {
    /// An argument that has to be given.
    @_optimize(none)
    static func arg(_ name: String, unit: Unit? = T.unit, help: String = "") -> Argument {
        .arg(name, as: T.conversion, unit: unit, help: help)
    }

    /// An argument that may be left out.
    /// - Parameter written: the default as Swift writes it, where its type does not say so.
    @_optimize(none)
    static func arg(
        _ name: String, default value: @escaping @Sendable @autoclosure () -> T, written: String? = nil,
        unit: Unit? = T.unit, help: String = ""
    ) -> Argument {
        .arg(name, as: T.conversion, default: value(), written: written, unit: unit, help: help)
    }

    /// An argument that sets a property: where it is left out, that is as in the prototype.
    @_optimize(none)
    static func arg(
        _ name: String, _ property: KeyPath<Subject, T> & Sendable, written: String? = nil,
        unit: Unit? = T.unit, help: String = ""
    ) -> Argument {
        Argument(
            name: ArgumentName(name), conversion: T.conversion, unit: unit, help: help,
            standard: .reading(property, name, written: written))
    }
}

// Types that do not say themselves how they are written: closures, and values of a protocol.
extension Argument {
    /// An argument that has to be given.
    @_optimize(none)
    static func arg(
        _ name: String, as conversion: Conversion<T>, unit: Unit? = nil, help: String = ""
    ) -> Argument {
        Argument(name: ArgumentName(name), conversion: conversion, unit: unit, help: help)
    }

    /// An argument that may be left out.
    @_optimize(none)
    static func arg(
        _ name: String, as conversion: Conversion<T>, default value: @escaping @Sendable @autoclosure () -> T,
        written: String? = nil, unit: Unit? = nil, help: String = ""
    ) -> Argument {
        Argument(
            name: ArgumentName(name), conversion: conversion, unit: unit, help: help,
            standard: Standard(value: { _ in value() }, text: written))
    }

    /// An argument that may be left out, and is nil then.
    static func optional<Wrapped>(_ name: String, as conversion: Conversion<Wrapped>) -> Argument
    where T == Wrapped? {
        .arg(name, as: conversion.optional(), default: nil)
    }

    /// The children that a closure gathers.
    static func children<Child: Writable>(_ name: String, of child: Child.Type) -> Argument where T == [Child] {
        .arg(name, as: Child.conversion.builder())
    }

    /// A closure that changes something while a value is made, and may be left out.
    static func configure<Changed: Writable>(_ type: Changed.Type) -> Argument where T == (inout Changed) -> Void {
        .arg("configure", as: Changed.conversion.configuring(), default: { _ in }, written: "{ _ in }")
    }
}

extension Argument where T == String? {
    /// Why a source asks, or places, as it says itself.
    static var because: Argument { .arg("because", default: nil, help: "why, for the record") }
}

extension Argument where Subject: Writable, T == (inout Subject) -> Void {
    /// A closure that changes the value itself while it is made, and may be left out.
    static var configure: Argument { .configure(Subject.self) }
}
