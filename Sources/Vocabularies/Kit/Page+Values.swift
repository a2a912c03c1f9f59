import Interpreter

// The words of a type: what stands behind a dot where one of its values is wanted.

extension Page where Subject: Equatable & Sendable {
    /// Cases of an enum, by their own names.
    @_optimize(none)
    func values(_ cases: Subject...) -> Page {
        cases.reduce(self) { page, value in page.value("\(value)", value) }
    }

    /// All cases of an enum, and the list of them.
    @_optimize(none)
    func all() -> Page where Subject: CaseIterable {
        Subject.allCases.reduce(self) { page, value in page.value("\(value)", value) }
            .changing { page in
                page.description.staticProperties.append(
                    StaticProperty("allCases", conversion.array(), Array(Subject.allCases)))
            }
    }

    /// A value with a name: `.zero`.
    @_optimize(none)
    func value(_ name: String, _ value: Subject) -> Page {
        naming(name, value) { $0 == value ? () : nil }
    }

    /// A box's corners, the middles of its sides and its own middle, by their columns and rows.
    @_optimize(none)
    func points<X, Y>(_ columns: [X], _ rows: [Y], by make: (X, Y) -> Subject) -> Page {
        let names = [
            "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
            "bottomTrailing",
        ]
        let points = rows.flatMap { row in columns.map { column in make(column, row) } }
        return zip(names, points).reduce(self) { page, point in page.value(point.0, point.1) }
    }
}

extension Page {
    /// A value with a name, of a type that does not say whether two are equal.
    @_optimize(none)
    func constant(_ name: String, _ value: @escaping @Sendable @autoclosure () -> Subject) -> Page {
        naming(name, value()) { _ in nil }
    }

    private func naming(
        _ name: String, _ value: @escaping @Sendable @autoclosure () -> Subject,
        _ isOne: @escaping @Sendable (Subject) -> Void?
    ) -> Page {
        changing { page in
            page.description.staticProperties.append(StaticProperty(name, conversion, value()))
            page.words.append(Word(name: name, value: value) { isOne($0).map { [] } })
        }
    }

    /// A word with arguments: `.corner(.topLeft)`.
    @_optimize(none)
    func value<each A>(
        _ name: String, help: String = "", _ arguments: repeat Argument<Subject, each A>,
        by make: @escaping @Sendable (repeat each A) throws(VocabularyError) -> Subject
    ) -> Page {
        changing { page in
            page.description.staticMethods.append(
                .function(
                    name, repeat (each arguments).parameter(of: prototype), returning: conversion, help: help,
                    body: make))
        }
    }

    /// A word with arguments, by which values are written again: `.absolute(3)`.
    /// - Parameter parts: the arguments of a value that was made so; nil for another.
    @_optimize(none)
    func value<each A>(
        _ name: String, _ arguments: repeat Argument<Subject, each A>,
        by make: @escaping @Sendable (repeat each A) throws(VocabularyError) -> Subject,
        parts: @escaping @Sendable (Subject) -> (repeat each A)?
    ) -> Page {
        value(name, repeat each arguments, by: make).changing { page in
            page.words.append(
                Word(name: name) { value in
                    guard let parts = parts(value) else { return nil }
                    var all: [Value.TupleElement] = []
                    repeat all.append(
                        Value.TupleElement(
                            label: (each arguments).name.label, value: (each arguments).conversion.encode(each parts)))
                    return all
                })
        }
    }

    /// How values are written that are none of the words.
    func written(_ text: @escaping @Sendable (Subject) -> String?) -> Page {
        changing { $0.text = text }
    }

    /// Lets patterns take the words before this apart: `case .atMost(let length)`.
    func takenApart() -> Page {
        changing { page in
            page.description.cases = words.map { word in
                CaseDescription(word.name) { value in
                    guard case .native(let native) = value, let subject = native.payload as? Subject else { return nil }
                    return word.parts(subject)?.map(\.value)
                }
            }
        }
    }

    /// A value as Swift writes it; nil for one that the page does not say how to write.
    func text(of value: Subject) -> String? {
        for word in words {
            if let parts = word.parts(value) { return word.text(parts) }
        }
        return text(value)
    }

    /// What stands behind a dot, and which values it makes.
    struct Word: Sendable {
        let name: String
        /// The value, of a word without arguments.
        var value: (@Sendable () -> Subject)?
        /// The arguments of a value that it makes; nil for another.
        let parts: @Sendable (Subject) -> [Value.TupleElement]?

        @_optimize(none)
        func text(_ parts: [Value.TupleElement]) -> String? {
            guard !parts.isEmpty else { return ".\(name)" }
            let texts = parts.compactMap { part in
                part.value.swiftText.map { text in part.label.map { "\($0): \(text)" } ?? text }
            }
            return texts.count == parts.count ? ".\(name)(\(texts.joined(separator: ", ")))" : nil
        }
    }
}

extension Page where Subject: OptionSet & Writable, Subject.Element == Subject {
    /// A type whose words, all of which are on the page by now, can be put together: `[.top, .bottom]`.
    @_optimize(none)
    func set() -> Page {
        written(combination)
            .made { Subject() }
            .made(.arg("arrayLiteral")) { (options: [Subject]) in
                options.reduce(into: Subject()) { $0.formUnion($1) }
            }
            .reading("isEmpty", \.isEmpty)
            .method("contains", "", .arg("_ member")) { $0.contains($1) }
            .method("union", "", .arg("_ other")) { $0.union($1) }
            .method("intersection", "", .arg("_ other")) { $0.intersection($1) }
            .method("subtracting", "", .arg("_ other")) { $0.subtracting($1) }
            .mutating("insert", "", .arg("_ other")) { (set: inout Subject, other) in set.formUnion(other) }
            .mutating("formUnion", "", .arg("_ other")) { (set: inout Subject, other) in set.formUnion(other) }
            .mutating("remove", "", .arg("_ other")) { (set: inout Subject, other) in set.subtract(other) }
    }

    /// A set as words put together; nil where no words add up to it.
    @Sendable private func combination(of set: Subject) -> String? {
        var (names, covered) = ([String](), Subject())
        for word in words {
            guard let value = word.value?(), value.isSubset(of: set), !value.isSubset(of: covered) else { continue }
            names.append(".\(word.name)")
            covered.formUnion(value)
        }
        return covered == set ? "[\(names.joined(separator: ", "))]" : nil
    }
}
