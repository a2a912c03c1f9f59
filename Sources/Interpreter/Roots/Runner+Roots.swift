import Foundation
import SwiftSource

// The elements that roots are.

/// The place of an element that a view hosts, and its value once it is made.
struct WantedRoot {
    let range: SourceRange
    var value: Value?
}

extension Runner {
    /// The element of a root; nil where it cannot be made. What fails is reported.
    func element(of found: FoundRoot) -> Native? {
        do throws(Failure) {
            try enter(at: found.root.range)
            defer { leave() }
            guard let value = try value(of: found),
                case .native(let native)? = try element(from: value, named: found.root.name, at: found.root.range)
            else { return nil }
            return native
        } catch {
            reportLate(error)
            return nil
        }
    }

    private func value(of found: FoundRoot) throws(Failure) -> Value? {
        let range = found.root.range
        switch found.source {
        case .topLevel(let value): return value.value
        case .code(let code): return try run(code, at: range)
        case .type(let symbol): return try subject(symbol, at: range)
        case .layout(let symbol): return try arranged(symbol, at: range)
        case .member(let member):
            let isStatic = member.variable?.isStatic ?? member.function?.isStatic ?? false
            let arguments = try rootArguments(of: member)
            guard let owner = found.owner, !isStatic else {
                return try value(of: member, arguments, on: nil, at: range)
            }
            guard let subject = try subject(owner, at: range) else { return nil }
            try load(subject, owner, at: range)
            return try value(of: member, arguments, on: subject, at: range)
        case .argument(let place, let member, let alone):
            return try argument(at: place, in: member, of: found.owner, alone, at: range)
        }
    }

    /// A layout around unknown elements, which are called its content.
    private func arranged(_ symbol: NominalSymbol, at range: SourceRange) throws(Failure) -> Value? {
        guard let arrange = table.arranging(symbol), let layout = try subject(symbol, at: range),
            let element = table.vocabulary.elementName.flatMap({ table.described($0) })
        else { return nil }
        let type = table.standard.array(.nominal(element))
        let said = try setting("content", as: type, at: range)
        let content = said ?? .hole(HoleValue(HoleSite("content", at: range)))
        guard case .array(let elements) = try assumed(content, as: type),
            let arranged = arrange(native(layout.unbacked) ?? layout, elements)
        else { return nil }
        return placed(arranged, at: range, depth: 1 + elements.reduce(0) { max($0, $1.depth) })
    }

    /// The value of a property, or the result of a function; nil for other symbols.
    private func value(
        of member: Symbol, _ arguments: [Value?], on subject: Value?, at range: SourceRange
    ) throws(Failure) -> Value? {
        if let function = member.function { return try call(function, of: subject, with: arguments, at: range) }
        guard let variable = member.variable else { return nil }
        guard let subject else { return try staticValue(of: variable, at: range) }
        return try property(variable, of: subject, at: range)
    }

    /// An argument that a member of a type hands to a view: the member is run until it does.
    private func argument(
        at place: SourceRange, in member: Symbol, of owner: NominalSymbol?, _ alone: () -> Code, at range: SourceRange
    ) throws(Failure) -> Value? {
        wantedRoot = WantedRoot(range: place)
        defer { wantedRoot = nil }
        guard let owner, let subject = try subject(owner, at: range) else { return nil }
        if let value = wantedRoot?.value { return value }
        try load(subject, owner, at: range)
        if let value = wantedRoot?.value { return value }
        _ = try attempt { () throws(Failure) in
            try value(of: member, try rootArguments(of: member), on: subject, at: range)
        }
        if let value = wantedRoot?.value { return value }
        let code = alone()
        return try run(code, with: code.hasSelf ? [subject] : [], at: range)
    }

    /// An element that a view hosts, which is noted where it is the root that is wanted: the last one that is shown.
    @inline(never)
    func hosted(_ inner: TypedExpression, at range: SourceRange, _ frame: Frame) throws(Failure) -> Value {
        let value = try evaluate(inner, frame)
        if let wantedRoot, wantedRoot.range == range { self.wantedRoot?.value = value }
        return value
    }

    // MARK: Values of types

    /// A value of a type with holes for all that its initializer needs, called by their labels.
    private func subject(_ symbol: NominalSymbol, at range: SourceRange) throws(Failure) -> Value? {
        guard symbol.isOfSource, symbol.kind == .structure || symbol.kind == .object else {
            // A person may choose the shown value of a source's enum.
            let name = symbol.isOfSource ? "self" : symbol.name
            if let said = try setting(name, as: .nominal(symbol), at: range) { return said }
            return try assumed(.hole(HoleValue(HoleSite(name, at: range))), as: .nominal(symbol))
        }
        if let maker = symbol.usableInitializers.first {
            let value = try attempt { () throws(Failure) in
                var arguments = try rootArguments(of: maker)
                return try make(maker, .nominal(symbol), &arguments, at: range)
            }
            if let value, !value.isNone { return value }
        }
        return try bare(symbol, at: range)
    }

    /// A value whose properties are holes, where no initializer makes one.
    private func bare(_ symbol: NominalSymbol, at range: SourceRange) throws(Failure) -> Value? {
        var fields = try initialFields(of: symbol, at: range)
        for (index, property) in symbol.stored.enumerated() where fields[index] == nil && !property.isLazy {
            let hole = HoleValue(HoleSite(property.name, at: property.range))
            fields[index] = try assumed(.hole(hole), as: table.type(of: property))
        }
        guard symbol.kind == .object else { return .instance(Instance(symbol: symbol, fields: fields)) }
        let object = Object(symbol: symbol, fields: fields.map { $0.map { .value($0) } ?? .unset })
        keep(object)
        return .object(object)
    }

    /// The arguments of a member that is a function; none for a property.
    private func rootArguments(of member: Symbol) throws(Failure) -> [Value?] {
        try member.function.map { function throws(Failure) in try rootArguments(of: function) } ?? []
    }

    /// Holes for the parameters that a call has to give, called by their labels.
    private func rootArguments(of function: FunctionSymbol) throws(Failure) -> [Value?] {
        try function.parameters.map { parameter throws(Failure) in
            let name = parameter.label ?? parameter.name
            let type = parameter.isVariadic ? table.standard.array(parameter.type) : parameter.type
            if let said = try setting(name, as: type, at: function.range) { return said }
            guard !parameter.hasDefault else { return nil }
            // The frame that a view is made with is set by whoever lays it out.
            if name == "frame", parameter.type == table.type(Conversion<CGRect>.cgRect.type, .parameter) {
                return Conversion<CGRect>.cgRect.encode(.zero)
            }
            return try argument(for: parameter, HoleValue(HoleSite(name, at: function.range)))
        }
    }

    // MARK: Elements

    private func instance(of value: Value, _ symbol: NominalSymbol) -> SourceInstance {
        SourceInstance(value.unbacked, symbol, nesting: nesting + 1, runner: self)
    }

    /// The element among what a root gave: itself, what it shows, or a box around several.
    func element(from value: Value, named name: String, at range: SourceRange) throws(Failure) -> Value? {
        switch value {
        case .array(let values):
            var elements: [Value] = []
            for value in values {
                if let element = try element(from: value, named: name, at: range) { elements.append(element) }
            }
            let vocabulary = table.vocabulary
            guard elements.count > 1, let one = vocabulary.listing?(elements) ?? vocabulary.hole?(name, elements)
            else { return elements.first }
            let depth = elements.map(\.depth).max() ?? 0
            return placed(one, at: range, depth: depth + 1)
        case .slice(let slice): return try element(from: .array(slice.values), named: name, at: range)
        case .hole(let hole): return assumedElement(hole)
        default:
            if let symbol = value.ownSymbol, isElement(value) { try load(value, symbol, at: range) }
            if isElement(value) { return native(value.unbacked) ?? value }
            guard let symbol = value.ownSymbol else { return nil }
            guard let body = shownProperty(of: symbol) else {
                if let method = table.shownMethod(of: symbol) {
                    let shown = try call(method, of: value, with: try rootArguments(of: method), at: range)
                    return try element(from: shown, named: symbol.qualifiedName, at: range)
                }
                if symbol.completeness == .open, let wrapped = table.vocabulary.wrapping?(instance(of: value, symbol)) {
                    return placed(wrapped, at: range, depth: value.depth + 1)
                }
                // An unknown parent may make it one: `UIViewRepresentable`. What a controller shows is not laid out.
                return symbol.completeness == .open || symbol.hook(.load) != nil
                    ? assumedElement(HoleValue(misfit(symbol, at: range))) : nil
            }
            try load(value, symbol, at: range)
            return try element(
                from: try property(body, of: value, at: range), named: symbol.qualifiedName, at: range)
        }
    }

    /// Calls the methods of a view controller that run before it is seen: `viewDidLoad` and its like. One that inherits
    /// from a class of another file does what it says itself.
    private func load(_ value: Value, _ symbol: NominalSymbol, at range: SourceRange) throws(Failure) {
        let own = symbol.completeness == .open ? table.hosting.loaders : []
        let loader =
            symbol.hook(.load)?.function
            ?? own.lazy.flatMap { symbol.functions(named: $0) }.first { $0.parameters.isEmpty }
        guard let loader else { return }
        _ = try attempt { () throws(Failure) in try call(loader, of: value, with: [], at: range) }
    }

    /// What a type shows that is no element itself.
    private func shownProperty(of symbol: NominalSymbol) -> VariableSymbol? {
        for (ancestor, _) in symbol.allAncestors().types {
            let members = table.hosting.bodies.flatMap { ancestor.members(named: $0) }
            for case .variable(let variable) in members where !variable.isStatic {
                if case .computed = variable.storage { return variable }
            }
        }
        return nil
    }
}
