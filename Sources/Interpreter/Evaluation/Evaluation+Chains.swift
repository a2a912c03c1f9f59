import SwiftSource

extension Evaluation {
    /// The value of a chain: what its first part stands for, and then part by part.
    func chain(_ chain: PostfixChain, _ expectation: Expectation, in scope: Scope) throws(Failure) -> Value {
        let whole = SourceRange(chain.base.range.start, chain.parts.last?.range.end ?? chain.base.range.end)
        var context = ChainContext(chain: chain, expectation: expectation)
        var reference = try baseOrStandIn(of: chain, &context, in: scope)
        for (index, part) in chain.parts.enumerated() {
            context.index = index
            try charge(at: part.range)
            if index < context.resumed { continue }
            do throws(Failure) {
                guard let next = try follow(part, reference, context, in: scope) else {
                    return try convert(.none, to: expectation, at: whole)
                }
                reference = next
            } catch {
                try keepElement(&reference, &context, failed: error)
            }
        }
        let value = try self.value(of: reference, at: whole)
        return try convert(named(value, as: chain, at: whole), to: expectation, at: whole)
    }

    /// A hole that is kept in a property is called as the source names it here.
    private func named(_ value: Value, as chain: PostfixChain, at range: SourceRange) -> Value {
        guard case .hole(let hole) = value, !hole.isMade, case .member? = chain.parts.last?.kind,
            case .identifier(let name) = chain.base.kind, name != "self"
        else { return value }
        return .hole(hole.renamed(written(range), at: range))
    }

    /// What the base stands for. `[Int]` before a call is a type.
    func base(of chain: PostfixChain, _ expectation: Expectation, in scope: Scope) throws(Failure) -> Reference {
        let base = chain.base
        switch base.named {
        case .identifier(let name):
            return try reference(to: name, at: base.range, in: scope, isCalled: chain.beginsWithCall)
        case .implicitMember(let name):
            return try implicitMember(name, expectation, isCalled: chain.beginsWithCall)
        case .array(let elements) where elements.count == 1 && chain.beginsWithCall:
            guard let type = try typeWritten(elements[0], in: scope) else { break }
            return .type(.array(type))
        case .dictionary(let items) where items.count == 1 && chain.beginsWithCall:
            guard let key = try typeWritten(items[0].key, in: scope),
                let value = try typeWritten(items[0].value, in: scope)
            else { break }
            return .type(.dictionary(key: key, value: value))
        default: break
        }
        return .value(try evaluate(base, .nothing, in: scope))
    }

    /// The type that an expression names; nil where it is a value.
    private func typeWritten(_ expression: Expression, in scope: Scope) throws(Failure) -> ValueType? {
        switch expression.named {
        case .identifier(let name): return scope.variable(name) == nil ? namedType(name, in: scope) : nil
        case .chain(let chain):
            guard case .identifier(let first) = chain.base.named else { return nil }
            var name = first
            for part in chain.parts {
                guard case .member(let member) = part.kind else { return nil }
                name += ".\(member.text)"
            }
            return namedType(name, in: scope)
        case .array(let elements) where elements.count == 1:
            return try typeWritten(elements[0], in: scope).map { .array($0) }
        default: return nil
        }
    }

    /// What stands behind one more part; nil where `?` met no value and the rest is skipped.
    private func follow(
        _ part: PostfixPart, _ reference: Reference, _ context: ChainContext, in scope: Scope
    ) throws(Failure) -> Reference? {
        switch part.kind {
        case .member(let name):
            let reference = try modifiedHole(name, of: reference, context) ?? reference
            return try member(name, of: reference, at: context.range, isCalled: context.isCalledNext)
        case .call(let arguments):
            let site = CallSite(
                arguments: WrittenArgument.all(of: arguments), range: context.range, nameRange: context.nameRange,
                calleeEnd: part.range.start, methodStart: context.methodStart,
                expected: context.index == context.chain.parts.count - 1 ? context.expectation.type : nil)
            return .value(try call(reference, site, in: scope))
        case .subscript(let arguments):
            if case .value(.hole) = reference { return .value(.hole(hole(at: context.range))) }
            return try element(reference, arguments, at: part.range, in: scope)
        case .optional:
            if case .none = try value(of: reference, at: context.range) { return nil }
            return reference.unwrapped
        case .forced:
            if case .none = try value(of: reference, at: context.range) { throw .error(.forcedNil, part.range) }
            return reference.unwrapped
        case .argumentLabels, .conditional: throw unsupported("this after a value", part.range)
        case .specialization(let arguments):
            guard case .type(let type) = reference else { return reference }
            var types: [ValueType] = []
            for argument in arguments { types.append(try resolve(argument, in: scope)) }
            // A generic type of the source takes any types.
            if case .named(let name) = type, definitions[name] != nil { return reference }
            if type == .any { return reference }
            return .type(try generic(type.description, types, at: part.range))
        }
    }
}

/// Where in a chain the evaluation stands.
struct ChainContext {
    let chain: PostfixChain
    let expectation: Expectation
    var index = 0
    /// Where it goes on; the parts before are done, or were told to mean nothing here.
    var resumed = 0

    /// From the chain's start to the end of the current part.
    var range: SourceRange { SourceRange(chain.base.range.start, chain.parts[index].range.end) }

    /// Whether a call follows the current part, so that of a property and a method of one name the method is meant.
    var isCalledNext: Bool {
        guard index + 1 < chain.parts.count, case .call = chain.parts[index + 1].kind else { return false }
        return true
    }

    /// The name that is called.
    var nameRange: SourceRange {
        guard index > 0 else { return chain.base.range }
        if case .member(let name) = chain.parts[index - 1].kind { return name.range }
        return chain.parts[index - 1].range
    }

    /// Where the method's name stands that is called; nil where the chain's base is.
    var methodStart: Int? {
        guard index > 0, case .member(let name) = chain.parts[index - 1].kind else { return nil }
        return name.range.start
    }
}

extension PostfixChain {
    fileprivate var beginsWithCall: Bool {
        if case .call = parts.first?.kind { true } else { false }
    }
}
