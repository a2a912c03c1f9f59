import SwiftSource

extension Evaluation {
    func identifier(
        _ name: String, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let reference = try reference(to: name, at: range, in: scope)
        if case .place(let place) = reference { try checkOptional(place, expectation, at: range) }
        var value = try self.value(of: reference, at: range)
        if case .hole(let hole) = value, hole.isPart { value = .hole(hole.renamed(name, at: range)) }
        return try convert(value, to: expectation, at: range)
    }

    /// A variable of optional type stands for no other type, even while it holds a value.
    private func checkOptional(_ place: Place, _ expectation: Expectation, at range: SourceRange) throws(Failure) {
        guard case .optional(let wrapped)? = place.variable.type, !place.variable.isImplicitlyUnwrapped else { return }
        switch expectation.type {
        case nil, .optional, .any: return
        case let wanted?:
            let found = ValueType.optional(wrapped).description
            throw .error(.optional(found, wanted: wanted.description), range)
        }
    }

    /// What a name stands for: the source's own names first.
    /// - Parameter isCalled: whether a call follows, so that of a property and a method of one name the method is meant.
    func reference(
        to name: String, at range: SourceRange, in scope: Scope, isCalled: Bool = false
    ) throws(Failure) -> Reference {
        if let found = try ownReference(to: name, at: range, in: scope, isCalled: isCalled) { return found }
        if try declareUpcoming(name), let found = try ownReference(to: name, at: range, in: scope, isCalled: isCalled) {
            return found
        }
        if name.hasPrefix("$"), name.count > 1, case .place(let place)? = try projected(name, at: range, in: scope) {
            return .place(place)
        }
        if name == "super", case .place(let place)? = try ownReference(to: "self", at: range, in: scope) {
            return .parent(try load(place, at: range), of: enclosingType(of: scope))
        }
        if let type = namedType(name, in: scope) { return .type(type) }
        let functions = vocabulary.functions.filter { $0.name == name }
        if !functions.isEmpty {
            return .callables(
                BoundCallables(
                    name: name, candidates: functions.map { .compiled($0) }, receiver: .none, isMethod: false))
        }
        if ["Array", "Dictionary", "Optional", "Range", "ClosedRange"].contains(name) {
            return .type(.named(TypeName(name)))
        }
        if Precedence(of: name) != nil {
            return .value(.closure(closure(applying: Operator(text: name, range: range))))
        }
        throw notFound(name, at: range, in: scope)
    }

    /// What the source declares under a name, or a member of `self`: the innermost.
    private func ownReference(
        to name: String, at range: SourceRange, in scope: Scope, isCalled: Bool = false
    ) throws(Failure) -> Reference? {
        var next: Scope? = scope
        var method: ValueType?
        while let current = next {
            if let variable = current.variables[name] { return .place(Place(variable: variable, path: [])) }
            if let property = current.computed[name] { return .value(try read(property, at: range)) }
            if let functions = current.functions[name] {
                return .callables(
                    BoundCallables(
                        name: name, candidates: functions.map { .source($0, current) }, receiver: .none,
                        isMethod: false))
            }
            if let type = current.types[name] { return .type(type) }
            switch current.subject {
            case .value(let variable)?:
                method = variable.type
                if let found = try member(name, of: variable, at: range, isCalled) { return found }
            case .type(let type)?:
                guard let found = try findStatic(Name(text: name, range: range), of: type, isCalled: isCalled)
                else { break }
                if type == method { throw .error(.staticOnInstance(name, type: type.description), range) }
                return found
            case nil: break
            }
            next = current.parent
        }
        return nil
    }

    /// What a variable is that is computed each time.
    private func read(_ property: ComputedProperty, at range: SourceRange) throws(Failure) -> Value {
        try runBody(
            property.get, Expectation(type: property.type, role: .result), property.range,
            in: Scope(parent: property.scope), at: range)
    }

    private func member(
        _ name: String, of variable: Variable, at range: SourceRange, _ isCalled: Bool
    ) throws(Failure) -> Reference? {
        guard case .value(let value) = variable.state else { return nil }
        let place = Place(variable: variable, path: [])
        let name = Name(text: name, range: range)
        if isCalled, let methods = try findCalled(name, of: value, place: place) { return methods }
        return try findMember(name, of: value, place: place, isWritten: true)
    }

    /// `$isOn`: what the property holds that it is a binding to.
    private func projected(_ name: String, at range: SourceRange, in scope: Scope) throws(Failure) -> Reference? {
        try ownReference(to: String(name.dropFirst()), at: range, in: scope)
    }

    /// An operator as a value: `reduce(0, +)`.
    func closure(applying op: Operator) -> Closure {
        Closure(parameterCount: 2) { [weak self] arguments in
            guard let self, arguments.count == 2 else { return nil }
            do throws(Failure) {
                let compares = Precedence(of: op.text) == .comparison
                if compares, arguments.contains(where: \.isHole) { return .bool(true) }
                if op.text == "==" { return .bool(try areEqual(arguments[0], arguments[1], op.text, at: op.range)) }
                if Precedence(of: op.text) == .comparison {
                    return .bool(try order(op.text, arguments[0], arguments[1], at: op))
                }
                return try apply(op, arguments[0], arguments[1])
            } catch {
                reportLate(error)
                return nil
            }
        }
    }

    /// The name that `type(of:)` is called by.
    private static let typeOfValue = "type"

    private func notFound(_ name: String, at range: SourceRange, in scope: Scope) -> Failure {
        if scope.isUpcoming(name) { return .error(.usedBeforeDeclaration(name), range) }
        if name == Self.typeOfValue || Self.typesNotRun.contains(name) { return unsupported("'\(name)'", range) }
        let standard = Set(StandardLibrary.vocabulary.functions.map(\.name))
        let functions = vocabulary.functions.map(\.name).filter { !standard.contains($0) }
        let known = scope.names + vocabulary.types.map(\.name.description) + functions
        let nearest = suggestion(for: name, among: known)
        return .error(.cannotFind(name), range, hint: vocabulary.foreignNames?.hint(for: name) ?? nearest)
    }

    /// What a name was probably meant to be: what differs in a letter or two. Nothing is near to names that are plainly
    /// those of a framework.
    func suggestion(for name: String, among known: [String]) -> String? {
        let prefix = name.prefix(2)
        let isFramework = name.prefix(3).count == 3 && name.prefix(3).allSatisfy(\.isUppercase)
        let candidates = isFramework ? known.filter { $0.hasPrefix(prefix) } : known
        return NearestName.nearest(to: name, among: candidates, atMost: 2).map(Hint.nearest)
    }

    /// The value that a reference stands for.
    func value(of reference: Reference, at range: SourceRange) throws(Failure) -> Value {
        switch reference {
        case .value(let value): return value
        case .place(let place): return try load(place, at: range)
        case .type(let type): return .type(type)
        case .initializer: throw unsupported("'self.init' as a value", range)
        case .parent: throw unsupported("'super' as a value", range)
        case .callables(let callables): return try function(callables, at: range)
        }
    }

    /// A function as a value: `numbers.map(String.init)`.
    private func function(_ callables: BoundCallables, at range: SourceRange) throws(Failure) -> Value {
        let isOwn = callables.candidates.contains { if case .compiled = $0 { false } else { true } }
        if isOwn, callables.candidates.count > 1 { throw .error(.noOverload(callee: callables.name), range) }
        let unary = callables.candidates.filter { isOwn || $0.parameters.count == 1 }
        guard let candidate = unary.first(where: { $0.parameters.first?.label == nil }) ?? unary.first else {
            throw unsupported("'\(callables.name)' as a value", range)
        }
        var receiver = callables.receiver
        if case .place(let place) = receiver { receiver = .value(try load(place, at: range)) }
        if case .source(_, let scope) = candidate { capture(all: scope) }
        let level = nesting
        let site = CallSite(
            arguments: [], range: range, nameRange: range, calleeEnd: range.end, methodStart: nil)
        return .closure(
            Closure(parameterCount: candidate.parameters.count) { [weak self] arguments in
                guard let self else { return nil }
                let around = nesting
                nesting = level
                defer { nesting = around }
                do throws(Failure) {
                    var values: [Value?] = []
                    for (argument, parameter) in zip(arguments, candidate.parameters) {
                        let wanted = Expectation(type: parameter.type, role: .argument)
                        values.append(try convert(adopted(argument), to: wanted, at: range))
                    }
                    return try perform(candidate, on: receiver, &values, given: 0, site)
                } catch {
                    reportLate(error)
                    return nil
                }
            })
    }

    /// Tells a failure where there is nobody to throw it to.
    func reportLate(_ failure: Failure) {
        switch failure {
        case .error(let error, let range, let hint): tell(error, at: range, hint: hint)
        case .thrown(let range):
            if runningCall == nil { report(.uncaught(thrownError.written), at: range) } else { pendingThrow = failure }
        case .silent, .stopped: return
        }
    }
}
