import Interpreter

extension Argument {
    /// The property of a value that an argument sets.
    struct Kept: Sendable {
        let path: KeyPath<Subject, T> & Sendable
        /// Nil for a property that sources can only read.
        let writing: (WritableKeyPath<Subject, T> & Sendable)?
        let help: String
        /// Whether it has to be given although the page has a prototype.
        let isRequired: Bool
        /// How Swift writes its default, where its value says that at length.
        let written: String?

        /// What it is where it is left out: as in the prototype.
        func standard(hasPrototype: Bool, named name: String) -> Standard? {
            hasPrototype && !isRequired ? .reading(path, name, written: written) : nil
        }
    }

    /// An argument that is a property too, which sources can set. Where the page has a prototype it may be left out.
    @_optimize(none)
    static func part(
        _ name: String, _ path: WritableKeyPath<Subject, T> & Sendable, as conversion: Conversion<T>,
        _ help: String = "", isRequired: Bool = false, unit: Unit? = nil, written: String? = nil
    ) -> Argument {
        let kept = Kept(path: path, writing: path, help: help, isRequired: isRequired, written: written)
        return Argument(name: ArgumentName(name), conversion: conversion, unit: unit, help: "", kept: kept)
    }

    fileprivate var keptPath: KeyPath<Subject, T> & Sendable {
        guard let kept else { preconditionFailure("'\(name.name)' is no part of a value") }
        return kept.path
    }
}

extension Argument where T: Writable {
    @_optimize(none)
    static func part(
        _ name: String, _ path: WritableKeyPath<Subject, T> & Sendable, _ help: String = "", isRequired: Bool = false,
        unit: Unit? = T.unit, written: String? = nil
    ) -> Argument {
        .part(name, path, as: T.conversion, help, isRequired: isRequired, unit: unit, written: written)
    }

    /// An argument that is a property too, which sources can only read.
    @_optimize(none)
    static func shown(
        _ name: String, _ path: KeyPath<Subject, T> & Sendable, _ help: String = "", isRequired: Bool = false,
        unit: Unit? = T.unit
    ) -> Argument {
        let kept = Kept(path: path, writing: nil, help: help, isRequired: isRequired, written: nil)
        return Argument(name: ArgumentName(name), conversion: T.conversion, unit: unit, help: "", kept: kept)
    }
}

extension Page {
    /// With the properties that arguments are.
    @_optimize(none)
    func keeping<each A>(_ arguments: repeat Argument<Subject, each A>) -> Page {
        var page = self
        for argument in repeat each arguments {
            guard let kept = argument.kept else { continue }
            let (name, type) = (argument.name.name, argument.conversion)
            if let path = kept.writing {
                page = page.property(
                    name, path, as: type, kept.help, isRequired: kept.isRequired, unit: argument.unit)
            } else {
                page = page.reading(
                    name, kept.path, as: type, kept.help, isRequired: kept.isRequired, unit: argument.unit)
            }
        }
        return page
    }

    /// An initializer of all that a value keeps. A value is written as a call of it, without what is as in the prototype.
    @_optimize(none)
    func composed<each A>(
        _ parts: repeat Argument<Subject, each A>,
        by make: @escaping @Sendable (repeat each A) throws(VocabularyError) -> Subject
    ) -> Page {
        var all: [WrittenPart<Subject>] = []
        for part in repeat each parts { all.append(WrittenPart(part, of: prototype)) }
        let (name, written) = (description.name.description, all)
        return made(repeat each parts, by: make).written { subject in
            var arguments: [String] = []
            for part in written {
                guard let text = part.text(subject) else { return nil }
                guard text != part.standard else { continue }
                arguments.append(part.label.map { "\($0): \(text)" } ?? text)
            }
            return "\(name)(\(arguments.joined(separator: ", ")))"
        }
    }

    /// Properties of a part of the value as its own, to read.
    func properties<Whole: Described>(
        _ names: String..., of path: KeyPath<Subject, Whole> & Sendable
    ) -> Page {
        let all = Whole.description.properties
        return changing { page in
            for name in names {
                guard let property = all.first(where: { $0.name == name }) else {
                    preconditionFailure("\(Whole.typeName) has no property '\(name)'")
                }
                page.description.properties.append(
                    PropertyDescription(property, of: conversion, at: path, Whole.conversion))
            }
        }
    }
}

/// How a part is written in a call of the initializer.
private struct WrittenPart<Subject>: Sendable {
    let label: String?
    let text: @Sendable (Subject) -> String?
    /// The text of a part that is left out; nil for one that has to be given.
    let standard: String?

    init<T>(_ argument: Argument<Subject, T>, of prototype: Prototype<Subject>?) {
        let (path, conversion) = (argument.keptPath, argument.conversion)
        let text = { @Sendable (subject: Subject) in conversion.encode(subject[keyPath: path]).swiftText }
        let isRequired = argument.kept?.isRequired ?? true
        label = argument.name.label
        self.text = text
        standard = isRequired ? nil : prototype.flatMap { text($0()) }
    }
}

extension Conversion {
    /// A tuple, part by part: `(size: ..., component: ...)`. Labels may be left out, not changed.
    static func labelled<each A>(
        _ parts: repeat Argument<T, each A>, by make: @escaping @Sendable (repeat each A) -> T
    ) -> Conversion {
        var fields: [ValueType.TupleField] = []
        repeat fields.append(.init(label: (each parts).name.label, type: (each parts).conversion.type))
        let (type, count) = (ValueType.tuple(fields), fields.count)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .tuple(let elements) = value, elements.count == count else {
                throw .mismatch(expected: type, found: value.typeName)
            }
            var values = elements.map(\.value).makeIterator()
            return make(repeat try (each parts).conversion.decode(values.next() ?? .void))
        } encode: { tuple in
            var elements: [Value.TupleElement] = []
            for part in repeat each parts {
                elements.append(
                    .init(label: part.name.label, value: part.conversion.encode(tuple[keyPath: part.keptPath])))
            }
            return .tuple(elements)
        }
    }
}
