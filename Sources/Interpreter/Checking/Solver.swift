/// Binds type variables as expressions are checked, and decides whether a value of one type converts to another. A class,
/// since a whole statement shares its trail, by which abandoned trials are undone.
final class Solver {
    private let standard: StandardTypes
    /// The protocol of elements, where an optional element is one, too.
    var optionalElement: NominalSymbol?
    private var trail: [Step] = []

    init(standard: StandardTypes) { self.standard = standard }

    /// What a variable was before it changed.
    private struct Step {
        let variable: TypeVariable
        let binding: Type?
        let literal: TypeVariable.Literal?
        let isUncertain: Bool

        init(_ variable: TypeVariable) {
            self.variable = variable
            (binding, literal, isUncertain) = (variable.binding, variable.literal, variable.isUncertain)
        }

        func restore() { (variable.binding, variable.literal, variable.isUncertain) = (binding, literal, isUncertain) }
    }

    /// How many changes were made so far.
    var mark: Int { trail.count }

    /// Undoes all bindings since then.
    func rollBack(to mark: Int) {
        while trail.count > mark { trail.removeLast().restore() }
    }

    /// Makes the bindings permanent: no speculation is running.
    func forgetTrail() { trail.removeAll(keepingCapacity: true) }

    /// Runs something outside of the current speculation: its bindings stay.
    func apart<Result>(_ body: () -> Result) -> Result {
        let around = trail
        trail = []
        defer { trail = around }
        return body()
    }

    func bind(_ variable: TypeVariable, to type: Type) {
        if case .variable(let other) = type, other == variable { return }
        trail.append(Step(variable))
        // No type holds itself.
        variable.binding = type.holds(variable) || type.isTooLarge ? .unknown : type
    }

    private func makeUncertain(_ variable: TypeVariable) {
        guard !variable.isUncertain else { return }
        trail.append(Step(variable))
        variable.isUncertain = true
    }

    // MARK: Conversion

    /// The cost of converting a value of one type to another: 0 for the same type, more for each step; nil where it does not
    /// convert. Binds type variables on the way.
    func cost(of from: Type, as to: Type) -> Int? {
        let from = normal(from)
        let to = normal(to)
        if from == to { return 0 }
        switch (from, to) {
        case (.unknown, .variable(let variable)):
            makeUncertain(variable)
            return 0
        case (.unknown, _), (_, .unknown): return 0
        case (.variable(let one), .variable(let other)): return join(one, other)
        case (.variable(let variable), _) where variable.literal != nil: return cost(ofLiteral: variable, as: to)
        case (.variable(let variable), _) where variable.isHandedByUnknown && to.wrapped != nil: return 0
        case (.variable(let variable), _):
            bind(variable, to: to)
            return 0
        case (_, .variable(let variable)): return bindWanted(variable, to: from)
        case (_, .any): return from.wrapped == nil ? 3 : 4
        default: return nominalCost(from, to)
        }
    }

    private func nominalCost(_ from: Type, _ to: Type) -> Int? {
        if let wanted = to.wrapped {
            if let held = from.wrapped { return cost(of: held, as: wanted) }
            return cost(of: from, as: wanted).map { $0 + 2 }
        }
        if let held = from.wrapped, let optionalElement, to.symbol == optionalElement {
            return cost(of: held, as: to).map { $0 + 3 }
        }
        switch (from, to) {
        case (.nominal(let one, let arguments), .nominal(let other, let wanted)):
            return cost(of: one, arguments, as: other, wanted)
        case (.tuple(let fields), .tuple(let wanted)): return cost(of: fields, as: wanted)
        case (.tuple(let fields), _) where fields.count == 1: return cost(of: fields[0].type, as: to)
        case (.function(let function), .function(let wanted)): return cost(of: function, as: wanted)
        case (.metatype(let type), .metatype(let wanted)): return cost(of: type, as: wanted)
        case (.metatype(let type), .nominal(let wanted, _)):
            // A key is passed as its type: `Theme.self`.
            guard wanted.kind == .interface, let symbol = type.symbol else { return nil }
            return symbol.isA(wanted) == .no ? nil : 1
        case (.parameter(let one), .parameter(let other)):
            // `Self`, of which an extension says more.
            return one.owner != nil && one.owner === other.owner ? 0 : nil
        case (.member(let one, let name), .member(let other, let wanted)):
            return name == wanted ? cost(of: one, as: other) : nil
        case (.parameter(let parameter), .nominal):
            return parameter.constraints.lazy.compactMap { self.cost(of: $0, as: to) }.first
                ?? parameter.owner.flatMap { self.cost(of: .nominal($0, []), as: to) }
        case (.parameter(let parameter), .composition(let wanted)):
            return wanted.allSatisfy { self.cost(of: .parameter(parameter), as: $0) != nil } ? 2 : nil
        // What an unknown modifier gives is an element, or anything.
        case (_, .composition(let wanted)) where wanted.contains(where: \.isUnknown): return 2
        case (_, .composition(let wanted)): return wanted.allSatisfy { self.cost(of: from, as: $0) != nil } ? 2 : nil
        case (.composition(let parts), _): return parts.lazy.compactMap { self.cost(of: $0, as: to) }.first
        case (.nominal(let symbol, _), .parameter(let parameter)):
            // Inside a protocol, `Self` is any conforming type.
            return symbol.selfParameter == parameter ? 0 : nil
        default: return nil
        }
    }

    private func cost(
        of one: NominalSymbol, _ arguments: [Type], as other: NominalSymbol, _ wanted: [Type]
    ) -> Int? {
        if one == other { return cost(of: arguments, as: wanted) }
        if let number = one.standard, let target = other.standard, number.isFloating, target.isFloating {
            return number == .float || target == .float ? nil : 1
        }
        if one.standard == .substring, other.standard == .string { return nil }
        switch one.isA(other) {
        case .no:
            // A value may conform to two of the vocabulary's protocols; that is decided at run time.
            let areBothDescribed = one.description != nil && other.description != nil
            return areBothDescribed && one.kind == .interface && other.kind == .interface ? 3 : nil
        // One of the library's can conform to another only where its description is partial.
        case .maybe: return one.description == nil && !one.isFromLibraryText ? 0 : 5
        case .yes:
            if let inherited = one.arguments(as: other), !wanted.isEmpty {
                let own = inherited.map { $0.substituting(Substitution(one, arguments)) }
                guard cost(of: own, as: wanted) != nil else { return nil }
            }
            return other.kind == .interface ? 2 : 1
        }
    }

    private func cost(of arguments: [Type], as wanted: [Type]) -> Int? {
        guard arguments.count == wanted.count else { return 0 }
        var total = 0
        for (one, other) in zip(arguments, wanted) {
            if isShown(one, other) { continue }
            guard let cost = cost(of: one, as: other) else { return nil }
            total += cost
        }
        return total
    }

    /// Whether a builder may have made the one of the other: `Card<Content>` of `Card { content }`.
    private func isShown(_ one: Type, _ other: Type) -> Bool {
        guard let element = normal(one).symbol, element.kind == .interface, !element.isOfSource else { return false }
        guard case .parameter(let parameter) = normal(other) else {
            return element == optionalElement && normal(other).symbol?.isA(element) == .yes
        }
        return parameter.constraints.contains { normal($0).symbol == element }
    }

    private func cost(of fields: [Type.TupleField], as wanted: [Type.TupleField]) -> Int? {
        guard fields.count == wanted.count else { return nil }
        var total = 0
        for (one, other) in zip(fields, wanted) {
            if let label = one.label, let expected = other.label, label != expected { return nil }
            guard let cost = cost(of: one.type, as: other.type) else { return nil }
            total += cost
        }
        return total
    }

    private func cost(of function: FunctionType, as wanted: FunctionType) -> Int? {
        if function.parameters.count > 1, wanted.parameters.count == 1 {
            return cost(ofApart: function, as: wanted)
        }
        guard function.parameters.count == wanted.parameters.count else { return nil }
        var total = 0
        for (one, other) in zip(function.parameters, wanted.parameters) {
            guard let cost = cost(of: other.type, as: one.type) else { return nil }
            total += cost
        }
        if normal(wanted.result).isVoid { return total }
        if let builder = wanted.builder, let one = cost(of: function.result, as: builder.child) { return one + total }
        return cost(of: function.result, as: wanted.result).map { $0 + total }
    }

    /// A function of several parameters where one of a tuple is wanted: it destructures the tuple.
    private func cost(ofApart function: FunctionType, as wanted: FunctionType) -> Int? {
        let given: [Type]
        switch normal(wanted.parameters[0].type) {
        case .tuple(let fields) where fields.count == function.parameters.count: given = fields.map(\.type)
        case .unknown, .variable, .member: given = function.parameters.map { _ in .unknown }
        default: return nil
        }
        var apart = FunctionType(given.map { .init(type: $0) }, wanted.result)
        apart.builder = wanted.builder
        return cost(of: function, as: apart).map { $0 + 1 }
    }

    // MARK: Variables

    private func join(_ one: TypeVariable, _ other: TypeVariable) -> Int? {
        if one.isUncertain { makeUncertain(other) }
        if let literal = one.literal {
            trail.append(Step(other))
            other.literal = other.literal.map { max($0, literal) } ?? literal
        }
        bind(one, to: .variable(other))
        return 0
    }

    private func bindWanted(_ variable: TypeVariable, to type: Type) -> Int? {
        guard let literal = variable.literal, !accepts(literal, type) else {
            bind(variable, to: type)
            return 0
        }
        // A literal joined with an optional: both are optional.
        guard let wrapped = type.wrapped, accepts(literal, wrapped) else { return nil }
        bind(variable, to: type)
        return 1
    }

    private func cost(ofLiteral variable: TypeVariable, as to: Type) -> Int? {
        guard let literal = variable.literal else { return nil }
        if let wrapped = to.wrapped { return cost(of: .variable(variable), as: wrapped).map { $0 + 2 } }
        if accepts(literal, to) {
            bind(variable, to: to)
            return literal == .float || to.standard == .int ? 0 : 1
        }
        let own = variable.type(of: literal, standard)
        guard let cost = cost(of: own, as: to) else { return nil }
        if case .any = to {} else if to.symbol?.kind != .interface { return nil }
        bind(variable, to: own)
        return cost
    }

    /// Whether the type can be written as a literal.
    func accepts(_ literal: TypeVariable.Literal, _ type: Type) -> Bool {
        switch normal(type) {
        case .nominal(let symbol, _):
            if let number = symbol.standard, number.isNumber { return literal == .integer || number.isFloating }
            if symbol.kind == .interface { return false }
            let wanted: StandardType = literal == .integer ? .expressibleByIntegerLiteral : .expressibleByFloatLiteral
            if symbol.isA(standard[wanted]) == .yes { return true }
            return literal == .integer && symbol.isA(standard[.expressibleByFloatLiteral]) == .yes
        case .parameter(let parameter): return parameter.constraints.contains { isNumeric($0) }
        case .unknown, .member: return true
        default: return false
        }
    }

    /// Whether a protocol is one of the library's for numbers.
    private func isNumeric(_ type: Type) -> Bool {
        guard let symbol = type.symbol else { return type.isUnknown }
        return symbol.standard == .expressibleByFloatLiteral
            || symbol.isA(standard[.expressibleByIntegerLiteral]) != .no
    }

    /// The type with its outermost variable and associated type resolved.
    func normal(_ type: Type) -> Type {
        var type = type.resolved
        while case .member(let base, let name) = type {
            let base = normal(base)
            if let found = base.associatedType(name) {
                type = found.resolved
            } else {
                // What something unknown stands for has unknown members.
                return base.isParameter || base.variable?.isUncertain == false ? .member(base, name) : .unknown
            }
        }
        return type
    }

    /// The common type of both, where there is one: of an array's elements, or of the branches of `?:`.
    func common(_ one: Type, _ other: Type) -> Type? {
        let start = mark
        if cost(of: other, as: one) != nil { return one }
        rollBack(to: start)
        if cost(of: one, as: other) != nil { return other }
        rollBack(to: start)
        if one.wrapped == nil, other.wrapped != nil, cost(of: .nominal(standard[.optional], [one]), as: other) != nil {
            return other
        }
        rollBack(to: start)
        return nil
    }

    /// The nearest class that two classes, or optionals of them, inherit from.
    func superclass(of one: Type, and other: Type) -> Type? {
        let (first, second) = (normal(one), normal(other))
        guard case .nominal(let symbol, let arguments) = normal(first.unwrapped) else { return nil }
        let start = mark
        for ancestor in symbol.allAncestors().types where ancestor.symbol.kind == .object {
            let type = Type.nominal(ancestor.symbol, ancestor.arguments).substituting(Substitution(symbol, arguments))
            if cost(of: second.unwrapped, as: type) != nil {
                return first.wrapped == nil && second.wrapped == nil ? type : standard.optional(type)
            }
            rollBack(to: start)
        }
        return nil
    }
}
