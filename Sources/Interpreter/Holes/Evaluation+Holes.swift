import SwiftSource

// Holes: how one comes to be, and what is put in its place as soon as something is wanted of it.

extension Evaluation {
    /// A hole for what a range of the source says.
    func hole(at range: SourceRange, type: ValueType? = nil) -> HoleValue {
        HoleValue(written(range), at: range, type: type)
    }

    /// A hole for what a call gives, named after what is called.
    func hole(forCallAt range: SourceRange, type: ValueType?) -> HoleValue {
        var hole = hole(at: range, type: type)
        let callee = hole.text.prefix { $0 != "(" && $0 != "{" }
        hole.boxName = callee.split(separator: " ").joined(separator: " ")
        return hole
    }

    /// The text of a range on one line.
    func written(_ range: SourceRange) -> String {
        guard let source = source(at: range) else { return "" }
        let words = source[range].split(whereSeparator: \.isWhitespace)
        return String(words.joined(separator: " ").prefix(Self.longestName))
    }

    private static let longestName = 160

    /// Lists a hole, with what was put in its place.
    func note(_ hole: HoleValue, _ kind: Hole.Kind, wanted: ValueType?, assumed: String) {
        guard !hole.isReported, settings.source == nil else { return }
        holes.note(
            Hole(
                text: kind == .element ? hole.boxName : hole.text, range: hole.range, kind: kind,
                wanted: wanted?.description ?? "", assumed: assumed))
    }

    // MARK: Typed

    /// A hole as a value of a type: of a type of the source a whole value whose parts are holes, of numbers and texts a
    /// hole still.
    func typed(_ hole: HoleValue, as type: ValueType, at range: SourceRange) throws(Failure) -> Value {
        try charge(4, at: range)
        switch type {
        case .any: return .hole(hole)
        case .void: return .void
        case .optional(let wrapped): return try typed(hole, as: wrapped, at: range)
        case .array(let element): return try collection(hole, of: element, type, at: range)
        case .builder(let element): return .array([try typed(hole, as: element, at: range)])
        case .dictionary:
            note(hole, .collection, wanted: type, assumed: "[:]")
            return .dictionary([])
        case .range: return .range(.init(start: 0, end: Self.elementCount))
        case .tuple(let fields):
            var elements: [Value.TupleElement] = []
            for (index, field) in fields.enumerated() {
                let part = HoleValue("\(hole.text).\(field.label ?? "\(index)")", at: hole.range)
                elements.append(.init(label: field.label, value: try typed(part, as: field.type, at: range)))
            }
            return .tuple(elements)
        case .function(let parameters, let result):
            note(hole, .handler, wanted: type, assumed: "{ }")
            return .closure(handler(hole, taking: parameters.count, giving: result, at: range))
        case .named(let name): return try typed(hole, named: name, at: range)
        default:
            var hole = hole
            hole.type = type
            return .hole(hole)
        }
    }

    static let elementCount = 3

    private func collection(
        _ hole: HoleValue, of element: ValueType, _ type: ValueType?, at range: SourceRange
    ) throws(Failure) -> Value {
        note(hole, .collection, wanted: type, assumed: "\(Self.elementCount) elements")
        var values: [Value] = []
        for index in 0..<Self.elementCount {
            var part = HoleValue("\(hole.text)[\(index)]", at: hole.range)
            part.isPart = true
            values.append(try typed(part, as: element, at: range))
        }
        return .array(values)
    }

    /// What a loop over a hole goes through.
    func elements(of hole: HoleValue, at range: SourceRange) throws(Failure) -> Value {
        try collection(hole, of: .any, nil, at: range)
    }

    private func handler(
        _ hole: HoleValue, taking count: Int, giving result: ValueType, at range: SourceRange
    ) -> Closure {
        Closure(parameterCount: count) { [weak self] _ in
            guard let self else { return nil }
            do throws(Failure) {
                let given = try typed(hole, as: result, at: range)
                return try filled(given, as: result)
            } catch {
                reportLate(error)
                return nil
            }
        }
    }

    func typed(_ hole: HoleValue, named name: TypeName, at range: SourceRange) throws(Failure) -> Value {
        if let definition = definitions[name] {
            if let value = try made(definition, of: hole, at: range) { return value }
            if definition.kind == .interface, openTypes(of: definition).contains(where: \.isElement) {
                return element(of: hole) ?? .hole(hole)
            }
            return .hole(hole)
        }
        if isBox(name), let element = element(of: hole) { return element }
        var hole = hole
        hole.type = .named(name)
        return .hole(hole)
    }

    // MARK: Elements

    /// Whether values of a type of the vocabulary take part in layout.
    func isElementType(_ name: TypeName) -> Bool { elementTypes.contains(name) }

    /// Whether the box that is drawn for a hole can stand where a type is wanted.
    func isBox(_ name: TypeName) -> Bool { boxType.map { vocabulary.type($0, conformsTo: name) } ?? false }

    /// The box that is drawn for a hole; nil where the dialect has none.
    func element(of hole: HoleValue) -> Value? {
        guard let make = vocabulary.hole else { return nil }
        note(hole, .element, wanted: childType, assumed: "▒ \(hole.boxName) ▒")
        let contents = hole.contents.compactMap { native(unbacked($0)) ?? ($0.isNative ? $0 : nil) }
        let depth = contents.map(\.depth).max() ?? 0
        deepestElement = max(deepestElement, depth + 1)
        let name = ([hole.boxName] + hole.literals.map { "\"\($0)\"" }).joined(separator: " ")
        return placed(make(name, contents), at: hole.range, depth: depth + 1)
    }
}

extension Value {
    fileprivate var isNative: Bool {
        if case .native = self { true } else { false }
    }
}
