/// A parameter of something that sources can call, with its Swift type. A class, so that calls do not look up its type.
package final class Parameter<T>: Sendable {
    let description: ParameterDescription
    let conversion: Conversion<T>
    let defaultValue: (@Sendable () -> T)?

    /// - Parameters:
    ///   - label: as callers write it; nil for an unlabelled one.
    ///   - name: what the parameter is called where it has no label; the label otherwise.
    ///   - text: the default of one that may be left out, as Swift writes it.
    package init(
        _ label: String?, name: String? = nil, _ conversion: Conversion<T>, unit: Unit? = nil,
        default text: String? = nil, _ defaultValue: (@Sendable () -> T)? = nil, help: String = ""
    ) {
        description = ParameterDescription(
            label: label, name: name ?? label ?? "value", type: conversion.type, unit: unit, defaultText: text,
            help: help)
        self.conversion = conversion
        self.defaultValue = defaultValue
    }

    func value(of argument: Value?) throws(VocabularyError) -> T {
        if let argument { return try conversion.decode(argument) }
        guard let defaultValue else { throw .refused(LibraryRefusal.missingArgument(description.name)) }
        return defaultValue()
    }
}

/// What the interpreter, the help and completion know of a parameter.
package struct ParameterDescription: Hashable, Sendable {
    package let label: String?
    package let name: String
    package let type: ValueType
    package let unit: Unit?
    /// The default as Swift writes it; nil where the argument is required.
    package let defaultText: String?
    package let help: String
}

/// What a number counts; of values of any type, that they are items, or that they are of the type that the binding of the
/// call around them has, which is of that unit, too.
package enum Unit: String, Hashable, Sendable {
    case points, lines, ratio, priority, degrees, items, choice
    case fontSize = "points of a font"
}

/// An initializer, a method or a function that sources can call.
package struct Callable: Sendable {
    /// `init` for an initializer.
    package let name: String
    package let parameters: [ParameterDescription]
    package let result: ValueType
    /// Changes the value that it is called on.
    package let isMutating: Bool
    /// One line; empty where the type's own help says enough.
    package let help: String
    /// Calls it: with the value that it is a method of (`.void` for none), and one argument a parameter, nil for one left
    /// out.
    package let call: @Sendable (_ receiver: inout Value, _ arguments: [Value?]) throws(VocabularyError) -> Value
}

extension Callable {
    /// Something that is called without a value before the dot: an initializer, a function, a static member.
    package static func function<each T, Result>(
        _ name: String, _ parameters: repeat Parameter<each T>, returning result: Conversion<Result>, help: String = "",
        body: @escaping @Sendable (repeat each T) throws(VocabularyError) -> Result
    ) -> Callable {
        let parameters = ParameterList(repeat each parameters)
        return Callable(
            name: name, parameters: parameters.descriptions, result: result.type, isMutating: false, help: help
        ) { (_, arguments) throws(VocabularyError) in
            var given = GivenValues(arguments, for: parameters)
            return result.encode(try body(repeat try given.next(as: (each T).self)))
        }
    }

    package static func initializer<each T, Result>(
        _ parameters: repeat Parameter<each T>, of result: Conversion<Result>, help: String = "",
        body: @escaping @Sendable (repeat each T) throws(VocabularyError) -> Result
    ) -> Callable {
        function("init", repeat each parameters, returning: result, help: help, body: body)
    }

    package static func method<Subject, each T, Result>(
        _ name: String, on subject: Conversion<Subject>, _ parameters: repeat Parameter<each T>,
        returning result: Conversion<Result>, help: String = "",
        body: @escaping @Sendable (Subject, repeat each T) throws(VocabularyError) -> Result
    ) -> Callable {
        let parameters = ParameterList(repeat each parameters)
        return Callable(
            name: name, parameters: parameters.descriptions, result: result.type, isMutating: false, help: help
        ) { (receiver, arguments) throws(VocabularyError) in
            var given = GivenValues(arguments, for: parameters)
            let subject = try subject.decode(receiver)
            return result.encode(try body(subject, repeat try given.next(as: (each T).self)))
        }
    }

    package static func mutatingMethod<Subject, each T>(
        _ name: String, on subject: Conversion<Subject>, _ parameters: repeat Parameter<each T>, help: String = "",
        body: @escaping @Sendable (inout Subject, repeat each T) throws(VocabularyError) -> Void
    ) -> Callable {
        let parameters = ParameterList(repeat each parameters)
        return Callable(
            name: name, parameters: parameters.descriptions, result: .void, isMutating: true, help: help
        ) { (receiver, arguments) throws(VocabularyError) in
            var given = GivenValues(arguments, for: parameters)
            var changed = try subject.decode(receiver)
            // Let go of the receiver's own copy, so that the change is made in place.
            receiver.emptyPayload()
            defer { receiver.replacePayload(subject.encode(changed)) }
            try body(&changed, repeat try given.next(as: (each T).self))
            return .void
        }
    }
}

/// The parameters of a callable, in order. A parameter pack would look up their types in every call.
private struct ParameterList: Sendable {
    private(set) var descriptions: [ParameterDescription] = []
    fileprivate private(set) var parameters: [any AnyObject & Sendable] = []

    init<each T>(_ all: repeat Parameter<each T>) {
        for parameter in repeat each all {
            descriptions.append(parameter.description)
            parameters.append(parameter)
        }
    }
}

/// The values given to a call, each of which its parameter reads.
private struct GivenValues {
    private let values: [Value?]
    private let parameters: [any AnyObject & Sendable]
    private var index = 0

    init(_ values: [Value?], for list: ParameterList) {
        (self.values, parameters) = (values, list.parameters)
    }

    /// Reads the next value.
    /// - Parameter type: the type of the next parameter.
    mutating func next<T>(as type: T.Type) throws(VocabularyError) -> T {
        defer { index += 1 }
        return try unsafeDowncast(parameters[index], to: Parameter<T>.self)
            .value(of: index < values.count ? values[index] : nil)
    }
}

extension Value {
    /// Forgets its contents, not where it was made.
    fileprivate mutating func emptyPayload() {
        if case .native(let native) = self {
            self = .native(Native(native.type, (), origin: native.origin))
        } else {
            self = .void
        }
    }

    /// Takes another value's contents, and keeps where this one was made.
    mutating func replacePayload(_ other: Value) {
        if case .native(let mine) = self, case .native(var theirs) = other {
            theirs.origin = mine.origin
            self = .native(theirs)
        } else {
            self = other
        }
    }
}
