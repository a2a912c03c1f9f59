import Interpreter
import LayoutInspection

/// An expression that makes an element, with slots for numbers.
struct NumberedSource: Hashable {
    /// The type of a number's slot.
    enum Slot: Character, CaseIterable {
        case fraction = "\u{1}"
        case whole = "\u{2}"
    }

    /// The expression, with the slots' characters.
    let text: String

    var slots: [Slot] { text.compactMap(Slot.init) }

    /// The expression with a number in each slot.
    func filled(_ number: (_ index: Int, _ slot: Slot) -> String) -> String {
        var index = 0
        return text.reduce(into: "") { filled, letter in
            guard let slot = Slot(rawValue: letter) else { return filled.append(letter) }
            filled += number(index, slot)
            index += 1
        }
    }

    /// The expression with a different plain number in each slot.
    var plain: String { filled { index, _ in "\(index + 1)" } }
}

/// Writes all uses of numbers on a dialect's pages: initializers, modifiers, properties.
struct NumberedSources {
    private let vocabulary: Vocabulary
    /// An element without a number.
    private(set) var leaf: String
    private var leafName: TypeName
    /// Whether arguments with a default are omitted.
    private var isMinimal: Bool

    /// Nil for a dialect without an element that shows a text.
    init?(_ vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
        (leaf, leafName, isMinimal) = ("", TypeName(""), true)
        let written = vocabulary.types.lazy.filter { $0.kind == .element }.compactMap { [self] type in
            type.initializers.lazy.flatMap { calls($0, after: "\(type.name)", depth: 0) }
                .first { $0.contains(Self.text) }.map { (NumberedSource(text: $0).plain, type.name) }
        }.first
        guard let written else { return nil }
        (leaf, leafName) = written
        isMinimal = false
    }

    private static let text = "\"key\""
    private static let fraction = String(NumberedSource.Slot.fraction.rawValue)
    private static let whole = String(NumberedSource.Slot.whole.rawValue)

    /// All uses of elements with numbers: each initializer, modifier and property once, and again with each other call
    /// that makes one of its arguments and is in none of those before.
    var all: [NumberedSource] {
        var known: Set<Substring> = []
        return vocabulary.types.filter { $0.kind != .value }.flatMap(uses).flatMap { written in
            written.enumerated().filter { index, text in
                let calls = text.matches(of: /[\w.]+\((?:\w+:)?/).map(\.output)
                return calls.reduce(index == 0) { known.insert($1).inserted || $0 }
            }.map { NumberedSource(text: $1) }
        }.filter { !$0.slots.isEmpty }
    }

    /// The uses of elements of a type, grouped by initializer, modifier or property.
    private func uses(of type: TypeDescription) -> [[String]] {
        let usableInitializers = type.initializers.map { calls($0, after: "\(type.name)", depth: 0) }
        let receiver =
            type.kind == .protocol && conforms(leafName, to: type.name)
            ? leaf : usableInitializers.lazy.compactMap(\.first).first.map { NumberedSource(text: $0).plain }
        guard let receiver else { return usableInitializers }
        let modifiers = type.methods.filter { isElement($0.result) && !$0.name.hasPrefix("__") }
        return usableInitializers + modifiers.map { calls($0, after: "\(receiver).\($0.name)", depth: 0) }
            + type.properties.filter { $0.set != nil }.map { property in
                values(of: property.type, depth: 0).map {
                    "{ var element = \(receiver); element.\(property.name) = \($0); return element }()"
                }
            }
    }

    /// Each container, with `content` as its first child.
    func containers(around content: String) -> [String] {
        vocabulary.types.filter { $0.kind == .element }.compactMap { type in
            let written = type.initializers.lazy.flatMap { calls($0, after: "\(type.name)", depth: 0) }
                .first { $0.contains(leaf) }
            guard let written, let place = written.firstRange(of: leaf) else { return nil }
            return NumberedSource(text: written.replacingCharacters(in: place, with: content)).plain
        }
    }

    private func isElement(_ type: ValueType) -> Bool {
        guard case .named(let name) = type else { return false }
        return vocabulary[name]?.kind == .element || conforms(leafName, to: name)
    }

    private func conforms(_ name: TypeName, to other: TypeName) -> Bool { vocabulary.type(name, conformsTo: other) }

    /// The calls of a callable: one with the first value of each parameter, and one for each other value of a
    /// parameter.
    private func calls(_ callable: Callable, after prefix: String, depth: Int) -> [String] {
        var written: [[String]] = []
        for (index, parameter) in callable.parameters.enumerated() {
            guard parameter.label?.hasPrefix("__") != true else { return [] }
            var all = parameter.unit == .items ? ["0..<\(Self.whole)"] : values(of: parameter.type, depth: depth)
            // An argument without a label would be taken for the omitted one.
            let isNamed = callable.parameters[(index + 1)...].allSatisfy { $0.label != nil }
            if parameter.defaultText != nil, isMinimal || isNamed {
                all = isMinimal ? [] : all.filter { !NumberedSource(text: $0).slots.isEmpty }
            }
            guard !all.isEmpty || parameter.defaultText != nil else { return [] }
            if !all.isEmpty { written.append(all.map { (parameter.label.map { "\($0): " } ?? "") + $0 }) }
        }
        func call(_ arguments: [String]) -> String { "\(prefix)(\(arguments.joined(separator: ", ")))" }
        let first = written.compactMap(\.first)
        let others = written.indices.flatMap { index in
            written[index].dropFirst().map { other in
                var arguments = first
                arguments[index] = other
                return call(arguments)
            }
        }
        return [call(first)] + others
    }

    /// The values of a type that can be written; empty for an unknown type.
    private func values(of type: ValueType, depth: Int) -> [String] {
        switch type {
        case .void: ["()"]
        case .bool: ["true"]
        case .int: [Self.whole]
        case .double, .cgFloat: [Self.fraction]
        case .string, .localizedText: [Self.text]
        // A value of any type is a number, or a range of numbers.
        case .any, .generic: [Self.fraction, Self.whole, "0...\(Self.fraction)"]
        case .unread: ["0"]
        case .optional(.any): []
        case .optional(let wrapped): values(of: wrapped, depth: depth)
        case .array(let element): values(of: element, depth: depth).map { "[\($0), \($0)]" }
        case .dictionary: ["[:]"]
        case .range: ["0..<2"]
        case .closedRange(let bound): values(of: bound, depth: depth).map { "0...\($0)" }
        case .tuple(let fields): values(of: fields, depth: depth)
        case .function(let parameters, .builder(let element)):
            values(of: element, depth: depth).map { closure(of: parameters, "\($0)\n\($0)") }
        case .function(let parameters, let result):
            values(of: result, depth: depth).map { closure(of: parameters, $0) }
        case .builder(let element): values(of: element, depth: depth).map { "{ \($0)\n\($0) }" }
        case .keyPath, .specialized, .element: []
        case .named(let name): values(named: name, depth: depth)
        }
    }

    private func closure(of parameters: [ValueType.FunctionParameter], _ body: String) -> String {
        let names = parameters.map { _ in "_" }.joined(separator: ", ")
        return parameters.isEmpty ? "{ \(body) }" : "{ \(names) in \(body) }"
    }

    private func values(of fields: [ValueType.TupleField], depth: Int) -> [String] {
        let written = fields.compactMap { field in
            values(of: field.type, depth: depth).first.map { (field.label.map { "\($0): " } ?? "") + $0 }
        }
        return written.count == fields.count ? ["(\(written.joined(separator: ", ")))"] : []
    }

    private func values(named name: TypeName, depth: Int) -> [String] {
        if conforms(leafName, to: name) { return [leaf] }
        guard let type = vocabulary[name], depth < 4 else { return [] }
        if type.kind == .protocol {
            let others = vocabulary.types.lazy.filter { $0.kind != .protocol && conforms($0.name, to: name) }
            return others.compactMap { values(named: $0.name, depth: depth + 1).first }.first.map { [$0] } ?? []
        }
        if leaf.isEmpty, type.kind == .element { return [] }
        let calls =
            type.initializers.filter { $0.result == .named(name) }.flatMap {
                self.calls($0, after: "\(name)", depth: depth + 1).prefix(1)
            }
            + type.staticMethods.filter { $0.result == .named(name) }.flatMap {
                self.calls($0, after: "\(name).\($0.name)", depth: depth + 1).prefix(1)
            }
        let numbered = calls.filter { !NumberedSource(text: $0).slots.isEmpty }
        if !numbered.isEmpty { return type.kind == .element ? Array(numbered.prefix(1)) : numbered }
        return Array((type.staticProperties.map { "\(name).\($0.name)" } + calls).prefix(1))
    }
}
