import Interpreter

/// What an initializer takes and a value keeps: an argument that is a property too, found by its type.
///
///     .composed(.part("width", \.width), .part("height", \.height)) { CGSize(width: $0, height: $1) }
struct Part<Subject, T>: Sendable {
    let name: ArgumentName
    let path: WritableKeyPath<Subject, T> & Sendable
    let conversion: Conversion<T>
    let unit: Unit?
    let help: String
    /// Whether it has to be given although the page has a prototype.
    let isRequired: Bool
    /// How Swift writes its default, where its value says that at length.
    let written: String?
}

extension Part where T: Writable {
    @_optimize(none)
    static func part(
        _ name: String, _ path: WritableKeyPath<Subject, T> & Sendable, _ help: String = "", isRequired: Bool = false,
        unit: Unit? = T.unit, written: String? = nil
    ) -> Part {
        .part(name, path, as: T.conversion, help, isRequired: isRequired, unit: unit, written: written)
    }
}

extension Part {
    /// A part of a type that does not say itself how it is written.
    @_optimize(none)
    static func part(
        _ name: String, _ path: WritableKeyPath<Subject, T> & Sendable, as conversion: Conversion<T>,
        _ help: String = "", isRequired: Bool = false, unit: Unit? = nil, written: String? = nil
    ) -> Part {
        Part(
            name: ArgumentName(name), path: path, conversion: conversion, unit: unit, help: help,
            isRequired: isRequired, written: written)
    }

    /// As an argument of the initializer; one that may be left out is then as in the prototype.
    fileprivate func argument(hasPrototype: Bool) -> Argument<Subject, T> {
        Argument(
            name: name, conversion: conversion, unit: unit, help: help,
            standard: hasPrototype && !isRequired ? .reading(path, name.name, written: written) : nil)
    }

    fileprivate func written(likeIn prototype: Prototype<Subject>?) -> WrittenPart<Subject> {
        let text = { @Sendable (subject: Subject) in conversion.encode(subject[keyPath: path]).swiftText }
        return WrittenPart(
            label: name.label, text: text, standard: isRequired ? nil : prototype.flatMap { text($0()) })
    }
}

/// How a part is written in a call of the initializer.
private struct WrittenPart<Subject>: Sendable {
    let label: String?
    let text: @Sendable (Subject) -> String?
    /// The text of a part that is left out; nil for one that has to be given.
    let standard: String?
}

extension Page {
    /// An initializer whose arguments are the value's properties. A value is written as a call of it, without what is as
    /// in the prototype.
    @_optimize(none)
    func composed<each A>(
        _ parts: repeat Part<Subject, each A>,
        by make: @escaping @Sendable (repeat each A) throws(VocabularyError) -> Subject
    ) -> Page {
        let hasPrototype = prototype != nil
        var page = made(repeat (each parts).argument(hasPrototype: hasPrototype), by: make)
        var written: [WrittenPart<Subject>] = []
        for part in repeat each parts {
            page = page.property(
                part.name.name, part.path, as: part.conversion, part.help, isRequired: part.isRequired,
                unit: part.unit)
            written.append(part.written(likeIn: prototype))
        }
        return page.written(asCallWith: written)
    }

    private func written(asCallWith parts: [WrittenPart<Subject>]) -> Page {
        let name = description.name.description
        return written { subject in
            var arguments: [String] = []
            for part in parts {
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

extension Conversion {
    /// A tuple with labels, part by part: `(size: ..., component: ...)`.
    static func labelled<each A>(
        _ parts: repeat Part<T, each A>, by make: @escaping @Sendable (repeat each A) -> T
    ) -> Conversion {
        let whole = tuple(repeat TuplePart((each parts).name.label, (each parts).conversion))
        return Conversion(whole.type) { value throws(VocabularyError) in
            let values = try whole.decode(value)
            return make(repeat each values)
        } encode: { tuple in
            whole.encode((repeat tuple[keyPath: (each parts).path]))
        }
    }
}
