import Foundation
import Negotiation
import SwiftSource

// What is assumed for a hole where a value of some type is needed.

extension Runner {
    /// A value of a type: an assumed one, where the given value is a hole. Where nothing can be assumed, it stays a hole.
    func assumed(_ value: Value, as type: Type, _ purpose: HolePurpose = HolePurpose()) throws(Failure) -> Value {
        guard case .hole(let hole) = value else { return try held(value, as: type) }
        if let member = try member(hole, of: type) { return member }
        switch type.resolved {
        case .nominal(let symbol, let arguments):
            if let standard = symbol.standard { return try assumed(hole, standard, arguments, type, purpose) }
            return try assumed(hole, symbol, type)
        case .tuple(let fields):
            if fields.isEmpty { return .void }
            return .tuple(
                try fields.enumerated().map { index, field throws(Failure) in
                    let part = Value.hole(hole.part(field.label ?? "\(index)"))
                    return .init(label: field.label, value: try assumed(part, as: field.type))
                })
        case .function(let function): return try assumed(hole, function, type)
        case .parameter(let parameter):
            guard let constraint = parameter.constraints.first else { return value }
            return try assumed(value, as: constraint, purpose)
        case .composition(let types):
            for type in types {
                let found = try assumed(value, as: type, purpose)
                if found.hole == nil { return found }
            }
            return value
        default: return value
        }
    }

    /// `.name` where only running code says of which type it is a member; nil where that type has none of that name.
    private func member(_ hole: HoleValue, of type: Type) throws(Failure) -> Value? {
        guard let name = hole.site?.member, !hole.isPart, let symbol = type.unwrapped.symbol else { return nil }
        symbol.load()
        if let property = symbol.variable(named: name, isStatic: true) {
            return try staticValue(of: property, in: symbol, at: hole.range)
        }
        return symbol.cases.first { $0.name == name && !$0.hasPayload }.map { .choice(Choice($0)) }
    }

    private func assumed(
        _ hole: HoleValue, _ standard: StandardType, _ arguments: [Type], _ type: Type, _ purpose: HolePurpose
    ) throws(Failure) -> Value {
        let element = arguments.first ?? .unknown
        switch standard {
        case .bool: return .bool(assumedCondition(hole))
        case .string, .substring, .character, .customStringConvertible: return .string(assumedText(hole))
        case _ where standard.isNumber: return number(hole, as: standard, type, purpose)
        case .optional: return try assumed(.hole(hole), as: element, purpose)
        case .array, .sequence, .collection, .set:
            let values = try elements(of: hole, element)
            note(hole, .collection, wanted: type, assumed: "3 elements")
            return standard == .set ? .set(try unique(values, at: hole.range)) : .array(values)
        // What stands under a key is a hole, too.
        case .dictionary: return .hole(hole)
        case .range, .closedRange:
            if !element.isUnknown, element.standard?.isNumber != true { return .hole(hole) }
            return range(hole, isClosed: standard == .closedRange, of: element, type)
        default: return .hole(hole)
        }
    }

    /// A range of numbers, to count through or to choose from.
    private func range(_ hole: HoleValue, isClosed: Bool, of bound: Type, _ type: Type) -> Value {
        let isFloating = bound.standard?.isFloating == true
        note(hole, isClosed ? .value : .collection, wanted: type, assumed: isClosed ? "0...10" : "0..<3")
        if isFloating { return .lengths(0, 10, isClosed: isClosed) }
        return .range(isClosed ? .init(start: 0, end: 11, isClosed: true) : .init(start: 0, end: 3))
    }

    private func number(
        _ hole: HoleValue, as standard: StandardType, _ type: Type, _ purpose: HolePurpose
    ) -> Value {
        let isWhole = standard.isWhole
        // A whole number is no length, unless something says so.
        let scale = isWhole ? CGSize(width: 1, height: 1) : cell
        let number =
            purpose.description?.assumedNumber(in: cell, of: purpose.callee)
            ?? hole.site?.question?.assumedNumber ?? AssumedLength([hole.memberName]).points(in: scale)
        let value = Value.number(number, as: standard) ?? .double(number)
        let whole = Int(exactly: number)
        note(hole, .number, wanted: type, assumed: whole.map { "\($0)" } ?? "\(number)")
        return value
    }

    // MARK: Functions

    /// A function that does nothing and gives a hole of the wanted type; for a builder closure, its children.
    private func assumed(_ hole: HoleValue, _ function: FunctionType, _ type: Type) throws(Failure) -> Value {
        if let builder = function.builder {
            let child = try assumed(.hole(hole), as: builder.child)
            let children = child.hole == nil ? [child] : []
            let value = builder.isSingle ? children.single : Value.array(children)
            if builder.isGatheredByCaller { return value }
            return closure(of: .constant(value), function.parameters.count, at: hole.range)
        }
        let given = try assumed(.hole(hole.part(nil)), as: function.result)
        note(hole, .handler, wanted: type, assumed: "")
        return closure(of: .constant(given), function.parameters.count, at: hole.range)
    }

    // MARK: Types of the source and of the vocabulary

    private static let deepestAssumption = 5

    private func assumed(_ hole: HoleValue, _ symbol: NominalSymbol, _ type: Type) throws(Failure) -> Value {
        symbol.load()
        if let holder = Holder(type) {
            let value = try assumed(.hole(hole), as: holder.held)
            // What a control is to change.
            if value.hole != nil { note(hole, .value, wanted: nil, assumed: "") }
            return try held(value, by: holder, at: hole.range)
        }
        if symbol.isFromLibraryText, !symbol.isOpenElement { return .hole(hole) }
        if !symbol.isOfSource {
            if let element = element(hole, as: symbol, type) { return element }
            if let typed = table.vocabulary.typedHoles[symbol.typeName] {
                if let assumption = typed.assumption {
                    note(hole, .value, wanted: type, assumed: assumption)
                } else {
                    note(hole, .element, wanted: nil, assumed: hole.boxName)
                }
                return typed.make(hole.boxName)
            }
            if let (value, text) = example(of: symbol, for: hole) {
                note(hole, .value, wanted: type, assumed: text)
                return value
            }
            if symbol.description?.kind == .value, let maker = symbol.containerMaker,
                let box = assumedElement(hole)
            {
                return try made(by: maker, type, of: box, at: hole.range)
            }
            if symbol.description == nil { note(hole, .value, wanted: type, assumed: "") }
            return .hole(hole)
        }
        guard assumptionDepth < Self.deepestAssumption else { return .hole(hole) }
        assumptionDepth += 1
        defer { assumptionDepth -= 1 }
        let value = try attempt { () throws(Failure) in try made(hole, symbol, type) }
        return (value ?? nil) ?? .hole(hole)
    }

    private func made(_ hole: HoleValue, _ symbol: NominalSymbol, _ type: Type) throws(Failure) -> Value? {
        switch symbol.kind {
        case .enumeration:
            guard let first = symbol.cases.first else { return nil }
            note(hole, .value, wanted: type, assumed: ".\(first.name)")
            return try choice(first, try parts(of: hole, first.parameters), at: hole.range)
        case .structure, .object:
            guard let maker = symbol.usableInitializers.first ?? symbol.fallbackInitializer else { return nil }
            // Its parts are listed instead.
            if maker.parameters.isEmpty { note(hole, .value, wanted: type, assumed: "\(symbol.name)()") }
            var arguments = try parts(of: hole, maker.parameters)
            var value = try make(maker, type, &arguments, at: hole.range)
            if let name = symbol.ownHook(.unknownName)?.variable {
                try set(name, of: &value, to: .string(hole.boxName), at: hole.range)
            }
            if value.isNone { return nil }
            return value
        case .interface:
            // An element of which only the type is known: a box stands for it.
            return symbol.isOpenElement ? assumedElement(hole) : nil
        }
    }

    private func parts(of hole: HoleValue, _ parameters: [ParameterSymbol]) throws(Failure) -> [Value?] {
        try parameters.map { parameter throws(Failure) in
            let part = hole.part(parameter.label ?? parameter.name)
            if let said = try setting(part.text, as: parameter.type, at: hole.range) { return said }
            return parameter.hasDefault ? nil : try argument(for: parameter, part)
        }
    }

    /// What a parameter is given that has no default.
    func argument(for parameter: ParameterSymbol, _ hole: HoleValue) throws(Failure) -> Value {
        let purpose = HolePurpose(description: parameter.description)
        let value = try assumed(.hole(hole), as: parameter.type, purpose)
        return parameter.isVariadic ? .array([value]) : value
    }

    /// The hatched box, where it can stand for a type.
    private func element(_ hole: HoleValue, as symbol: NominalSymbol, _ type: Type) -> Value? {
        let isElement = symbol.description?.kind == .element || symbol.isOpenElement
        guard table.vocabulary.hole != nil, isElement || symbol.description.map({ $0.kind != .value }) ?? false else {
            return nil
        }
        let noted = holes
        guard case .native(let native)? = assumedElement(hole) else { return nil }
        // Where more than that type is taken, a call of a type most likely makes an element.
        if let typed = table.vocabulary.typedHoles[symbol.typeName],
            symbol.kind != .interface || !hole.text.namesType
        {
            holes = noted
            if let assumption = typed.assumption { note(hole, .value, wanted: type, assumed: assumption) }
            let name = typed.assumption == nil ? assumedText(hole) : hole.boxName
            return placed(typed.make(name), at: hole.range, depth: native.extent.depth)
        }
        if table.vocabulary.type(native.type, conformsTo: symbol.typeName) { return .native(native) }
        holes = noted
        return nil
    }

    /// Some value of a type that the vocabulary describes: gray of the colours, else what an initializer makes of numbers,
    /// else the first of its words, else what a function makes of numbers, else of a text.
    private func example(of symbol: NominalSymbol, for hole: HoleValue) -> (Value, String)? {
        guard let description = symbol.description else { return nil }
        let own = description.staticProperties.filter { $0.type == .named(description.name) }
        if let gray = own.first(where: { $0.name == "gray" }) { return (gray.value(), ".gray") }
        let numeric = description.initializers.first { maker in
            !maker.parameters.isEmpty && maker.parameters.allSatisfy(\.type.isNumber)
        }
        if let numeric, let value = made(by: numeric, for: hole) { return (value, description.name.description) }
        if let first = own.first { return (first.value(), ".\(first.name)") }
        let usableInitializers = description.initializers + description.staticMethods
        let asking = usableInitializers.filter { maker in maker.parameters.contains { $0.defaultText == nil } }
        let ofNumbers = asking.filter { $0.parameters.allSatisfy { $0.type.isNumber || $0.defaultText != nil } }
        for maker in ofNumbers + asking + usableInitializers
        where maker.parameters.allSatisfy({ $0.type.isNumber || $0.type == .string || $0.defaultText != nil }) {
            if let value = made(by: maker, for: hole) { return (value, description.name.description) }
        }
        return nil
    }

    private func made(by maker: Callable, for hole: HoleValue) -> Value? {
        let arguments = maker.parameters.map { parameter -> Value? in
            guard parameter.defaultText == nil else { return nil }
            if parameter.type == .string { return .string(hole.quoted) }
            let number = parameter.assumedNumber(in: cell)
            return parameter.type == .int ? .int(Int(clamping: number, to: .min ... .max)) : .double(number)
        }
        var receiver = Value.void
        return try? maker.call(&receiver, arguments)
    }
}

extension ValueType {
    fileprivate var isNumber: Bool { self == .int || self == .double || self == .cgFloat }
}

extension ParameterDescription {
    /// The value of a hole that is this number: the default, else a length in points.
    /// - Parameter callee: the function that takes it; an unknown `padding(width)` is one as well.
    func assumedNumber(in cell: CGSize, of callee: String? = nil) -> Double {
        if let number = defaultText.flatMap({ Double($0) }), number.isFinite { return number }
        switch unit {
        case .lines, .ratio, .priority: return 1
        case .degrees, .items, .choice: return 0
        case .fontSize: return AssumedLength.fontSize
        case .points, nil: return AssumedLength([label ?? name, callee ?? ""]).points(in: cell)
        }
    }
}

/// A length of which only names are known: a cell for a spacing or an inset, else ten; but for a font's, which is that
/// of a platform's body text.
private struct AssumedLength {
    static let fontSize = 17.0
    private let names: [String]

    init(_ names: [String]) {
        self.names = names.map { $0.lowercased() }
    }

    func points(in cell: CGSize) -> Double {
        if contains(["fontsize"]) { return Self.fontSize }
        let cells: Double = contains(Self.small) ? 1 : 10
        return cells * Double(contains(["height", "top", "bottom", "vertical"]) ? cell.height : cell.width)
    }

    private func contains(_ words: [String]) -> Bool { names.contains { name in words.contains { name.contains($0) } } }

    /// Spacings and insets are recognized by their names, since no type distinguishes them.
    private static let small = [
        "spacing", "inset", "padding", "margin", "top", "left", "bottom", "right", "leading", "trailing", "uniform",
        "horizontal", "vertical", "gap",
    ]
}
