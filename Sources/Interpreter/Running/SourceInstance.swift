import SwiftSource

/// A value whose type the source declares, as compiled code holds it: its members can be asked for, which runs the source.
/// What fails is reported in the program's diagnostics, and gives nil.
///
/// A class, for it belongs to a program that may be gone before it is.
package final class SourceInstance {
    let value: Value
    let symbol: NominalSymbol
    /// How many elements of the source it was made inside of.
    let nesting: Int
    /// How many values of its own type it was made inside of.
    let recursion: Int
    /// The value whose member made it.
    private let asker: SourceInstance?
    /// Where it was made, if that is known.
    package let origin: SourceRange?
    private(set) weak var runner: Runner?

    init(_ value: Value, _ symbol: NominalSymbol, nesting: Int, runner: Runner) {
        self.value = value
        self.symbol = symbol
        self.nesting = nesting
        asker = runner.askedValue
        recursion = runner.askedValue?.nearest(of: symbol).map { $0.recursion + 1 } ?? 0
        self.runner = runner
        origin = value.origin
    }

    /// The name of its type, as the source writes it.
    package var typeName: String {
        // Names of the library's that no source can write begin with underscores.
        isOfLibrary ? String(symbol.qualifiedName.drop { $0 == "_" }) : symbol.qualifiedName
    }

    /// Whether a library has its type, which is written in Swift here, and not the source.
    package var isOfLibrary: Bool { symbol.isFromLibraryText }

    /// Whether it is nested in its own type, again and again, and only something unknown could end that: a folder in an
    /// unknown folder.
    package var repeatsUnknown: Bool {
        guard recursion >= Self.shownRecursions else { return false }
        let given = fields.map(\.value).filter { value in value.ownSymbol.map { !$0.isFromLibraryText } ?? true }
        let isUnknown = !given.isEmpty && given.allSatisfy { $0.hole != nil }
        guard recursion >= 3 * Self.shownRecursions, !isUnknown else { return isUnknown }
        // What it is not given, a condition may say.
        return given.isEmpty ? runner?.holes.noteCount ?? 0 > 0 : given.contains { $0.hole != nil }
    }

    private static let shownRecursions = 2

    /// The innermost value of a type that it is, or was made inside of.
    private func nearest(of symbol: NominalSymbol) -> SourceInstance? {
        var next: SourceInstance? = self
        while let one = next, one.symbol !== symbol { next = one.asker }
        return next
    }

    /// The name of its type, which no other type has.
    package var type: TypeName {
        if case .type(let written) = value, case .specialized = written { return TypeName(written.description) }
        return symbol.typeName
    }

    /// What a property is.
    package func get<T>(_ member: OpenMember, _ conversion: Conversion<T>) -> T? {
        call(member, returning: conversion)
    }

    /// What a method gives.
    package func call<T>(_ member: OpenMember, _ arguments: [Value] = [], returning conversion: Conversion<T>) -> T? {
        var arguments = arguments
        return call(member, &arguments).flatMap { decode($0, conversion) }
    }

    /// What a method gives that changes its last argument.
    package func call<T>(
        _ member: OpenMember, _ arguments: [Value], changing last: inout Value, returning conversion: Conversion<T>
    ) -> T? {
        var all = arguments + [last]
        let value = call(member, &all)
        last = all[all.count - 1]
        return value.flatMap { decode($0, conversion) }
    }

    /// Calls a method that changes its first argument.
    package func call(_ member: OpenMember, changing first: inout Value, _ rest: [Value]) {
        var all = [first] + rest
        if call(member, &all) != nil { first = all[0] }
    }

    /// The run of the source that it belongs to; nil once that is gone.
    package var run: AnyObject? { runner }

    /// Whether the source implements a member, rather than leaving it to the open type.
    package func implements(_ member: OpenMember) -> Bool { runner?.implements(member, symbol) ?? false }

    /// What a method hands its arguments on to, calling the same method of it: all that it does. Nil for another method.
    package func receiver<T>(forwardedBy member: OpenMember, _ conversion: Conversion<T>) -> T? {
        runner?.receiver(forwardedBy: member, of: self).flatMap { decode($0, conversion) }
    }

    private func call(_ member: OpenMember, _ arguments: inout [Value]) -> Value? {
        runner?.call(member, of: self, &arguments)
    }

    private func decode<T>(_ value: Value, _ conversion: Conversion<T>) -> T? {
        do throws(VocabularyError) {
            return try conversion.decode(value)
        } catch {
            refuse(error)
            return nil
        }
    }

    /// Reports what compiled code does not take of what its code gave.
    package func refuse(_ error: VocabularyError) {
        guard let runner else { return }
        runner.reportLate(runner.failure(of: error, at: symbol.place ?? SourceRange(0, 0)))
    }

    /// What compiled code holds of the object that it is, as long as it does.
    package var standIn: AnyObject? {
        if case .object(let object) = value { object.standIn } else { nil }
    }

    /// The type of the vocabulary's Swift whose member of a name it has; nil where the source declares one of its own, and
    /// where there is none.
    package func libraryTextType(declaring name: String) -> String? {
        for (ancestor, _) in symbol.allAncestors().types {
            guard let member = ancestor.members(named: name).first else { continue }
            return member.range.map(LibraryText.holds) ?? false ? ancestor.name : nil
        }
        return nil
    }

    /// Asks for what is only drawn: holes that are met there are not listed, for the layout does not depend on them.
    package func quietly<T>(_ body: () -> T) -> T {
        let known = runner?.holes
        defer { if let known { runner?.holes = known } }
        return body()
    }

    /// What the source, or the open type, says that an associated type is.
    package func type(_ associated: String) -> ValueType? {
        if let type = runner?.associatedType(associated, of: symbol) { return type }
        let open = symbol.openTypes.lazy.flatMap(\.associatedTypes).first { $0.name == associated }
        return open?.standard
    }

    /// Runs compiled code that may ask the source for more, so deep that it is nested. Nil where that is too deep.
    package func deeper<T>(_ body: () -> T) -> T? { runner?.runCompiled(at: origin, body) }

    /// The call of compiled code that the source is making, for reasons: its place, and its text on one line.
    package var runningCall: (range: SourceRange, text: String)? {
        guard let runner, let range = runner.runningCall, let line = runner.text(of: range)?.onOneLine else {
            return nil
        }
        return (range, line.count <= 80 ? line : line.prefix(79) + "…")
    }

    /// A hole for an argument of its code whose value is unknown.
    package func unknown(_ name: String) -> Value {
        .hole(HoleValue(HoleSite(name, at: origin ?? symbol.place ?? SourceRange(0, 0))))
    }

    /// Says that what its code gave last is the answer to the ask that goes on.
    package func noteAnswer() {
        guard let runner, let place = runner.lastResult else { return }
        runner.answered?(place)
    }

    /// What it keeps in the order of its declaration, but for the source's elements.
    package var plainFields: [(name: String, value: Value)] {
        fields.filter { _, value in
            guard let symbol = value.ownSymbol else { return true }
            return !symbol.isOpenElement
        }
    }

    private var fields: [(name: String, value: Value)] {
        let states: [Value?]
        switch value {
        case .instance(let instance): states = instance.fields
        case .object(let object): states = object.fields.map { if case .value(let value) = $0 { value } else { nil } }
        default: return []
        }
        return zip(symbol.stored, states).compactMap { property, value in
            if property.owner?.isFromLibraryText == true, !ViewNames.listed.contains(property.name) { return nil }
            return value.map { (property.name, $0) }
        }
    }

    /// A property that the class it inherits from keeps.
    package subscript(field name: String) -> Value? {
        get {
            guard let (object, index) = place(of: name), case .value(let value) = object.fields[index] else {
                return nil
            }
            return value
        }
        set {
            guard let newValue, let (object, index) = place(of: name) else { return }
            object.fields[index] = .value(newValue)
        }
    }

    private func place(of name: String) -> (Object, Int)? {
        guard case .object(let object) = value, let index = symbol.field(named: name),
            object.fields.indices.contains(index)
        else { return nil }
        return (object, index)
    }
}

/// A value of compiled code that stands for one of the source, and becomes it again where the source gets hold of it.
package protocol SourceBacked {
    var source: SourceInstance { get }
}
