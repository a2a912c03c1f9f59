import SwiftSource

// What is asked of holes is a hole again.

extension Evaluation {
    /// What stands in place of an expression that failed: a hole, that an error has reported where it is wrong.
    func hole(
        for expression: Expression, after failure: Failure, _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> Value {
        var isReported = true
        switch failure {
        case .thrown, .stopped: throw failure
        case .error(let error, _, _): isReported = !error.isUnknown
        case .silent: break
        }
        try absorb(failure)
        var hole = hole(at: expression.range)
        if hole.text.isEmpty { hole = HoleValue("…", at: expression.range) }
        hole.isReported = isReported
        if case .chain(let chain) = expression.kind { try describe(&hole, as: chain, in: scope) }
        guard let type = expectation.type else { return .hole(hole) }
        return try typed(hole, as: type, at: expression.range)
    }

    /// What a call that failed was to make, and the contents of its closures.
    private func describe(_ hole: inout HoleValue, as chain: PostfixChain, in scope: Scope) throws(Failure) {
        hole.boxName = written(chain.base.range)
        for part in chain.parts {
            switch part.kind {
            case .member(let name) where !hole.isMade: hole.boxName += ".\(name.text)"
            case .call(let call) where !hole.isMade:
                hole.isMade = hole.boxName.namesType
                hole.contents = try contents(of: WrittenArgument.all(of: call), in: scope)
                hole.literals = try literals(among: WrittenArgument.all(of: call), in: scope)
            default: continue
            }
        }
    }

    /// A member of a hole. What modifies an element that is unknown leaves it as it was.
    func member(_ name: Name, of base: HoleValue, at range: SourceRange, isCalled: Bool) -> Reference {
        var hole = hole(at: range)
        hole.isReported = base.isReported
        hole.contents = base.contents
        hole.literals = base.literals
        if base.isMade, isCalled {
            hole.isMade = true
            hole.boxName = base.boxName
        } else {
            hole.boxName = base.text.isEmpty ? name.text : "\(base.boxName).\(name.text)"
        }
        return .value(.hole(hole))
    }

    /// The box of a hole, before a modifier that the vocabulary has; nil for another member, or where no element is
    /// meant.
    func modifiedHole(
        _ name: Name, of reference: Reference, _ context: ChainContext
    ) throws(Failure) -> Reference? {
        guard context.isCalledNext, modifiers.contains(name.text) else { return nil }
        let value: Value
        switch reference {
        case .value(let known): value = known
        case .place(let place) where place.path.isEmpty: value = try load(place, at: context.range)
        default: return nil
        }
        guard case .hole(let hole) = try settled(value), hole.isMade || context.expectation.wantsElement(self) else {
            return nil
        }
        return element(of: hole).map { .value($0) }
    }

    /// A call of something that is not known. Its arguments are not looked at, but for the contents of its closures.
    func call(_ callee: HoleValue, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        if Self.textMakers.contains(callee.text), let key = try text(in: site, in: scope) { return key }
        try keepWanted(site, in: scope)
        var hole = hole(at: site.range)
        hole.isReported = callee.isReported
        hole.boxName = callee.boxName
        hole.isMade = callee.isMade || callee.boxName.namesType
        hole.contents = callee.contents + (try contents(of: site.arguments, in: scope))
        hole.literals = callee.literals
        if hole.isMade, !callee.isMade { hole.literals += try literals(among: site.arguments, in: scope) }
        return .hole(hole)
    }

    /// Keeps the value of the argument that a root is.
    private func keepWanted(_ site: CallSite, in scope: Scope) throws(Failure) {
        guard let wanted = wantedArgument, wanted.value == nil else { return }
        for argument in site.arguments where argument.value.range == wanted.range {
            let value = try evaluate(argument.value, Expectation(type: childType, role: .argument), in: scope)
            wantedArgument?.value = value
        }
    }

    // MARK: Texts

    /// What makes a text of a key that stands for it.
    private static let textMakers: Set<String> = [
        "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "NSAttributedString",
        "NSMutableAttributedString",
    ]

    /// `String(localized: "Title")`.
    func localizedKey(_ site: CallSite, in scope: Scope) throws(Failure) -> Value? {
        guard site.arguments.first?.label?.text == "localized" else { return nil }
        return try text(in: site, in: scope)
    }

    private func text(in site: CallSite, in scope: Scope) throws(Failure) -> Value? {
        guard let first = site.arguments.first, case .string = first.value.kind else { return nil }
        return try evaluate(first.value, Expectation(type: .string, role: .argument), in: scope)
    }

    // MARK: Contents

    /// The elements that the closures of a call give which hold views.
    func contents(of arguments: [WrittenArgument], in scope: Scope) throws(Failure) -> [Value] {
        guard let childType, vocabulary.hole != nil else { return [] }
        var contents: [Value] = []
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind,
                closure.body.statements.contains(where: { isContent($0, in: scope) })
            else { continue }
            let inner = Scope(parent: scope)
            let names = closure.parameters?.map(\.name.text) ?? (0..<closure.anonymousParameterCount).map { "$\($0)" }
            for name in names {
                var part = HoleValue(name, at: argument.value.range)
                part.isPart = true
                inner.declare(Variable(name, isMutable: false, type: nil, .value(.hole(part))))
            }
            let given = try children(
                ofClosure: closure.body.statements, of: childType, at: argument.value.range, in: inner)
            if case .array(let values) = given { contents += values }
        }
        return contents
    }

    /// The texts among the arguments of a call.
    private func literals(among arguments: [WrittenArgument], in scope: Scope) throws(Failure) -> [String] {
        var texts: [String] = []
        for argument in arguments {
            guard case .string = argument.value.kind,
                case .string(let text) = try evaluate(argument.value, .nothing, in: scope)
            else { continue }
            texts.append(text)
        }
        return texts
    }

    /// Whether a statement gives a view rather than doing something.
    private func isContent(_ statement: Statement, in scope: Scope) -> Bool {
        switch statement.kind {
        case .expression(let expression), .return(let expression?): isContent(expression, in: scope)
        case .if(let branches):
            branches.branches.contains { $0.body.statements.contains { isContent($0, in: scope) } }
        case .for(let loop): loop.body.statements.contains { isContent($0, in: scope) }
        case .switch(let choice): choice.cases.contains { $0.body.contains { isContent($0, in: scope) } }
        default: false
        }
    }

    private func isContent(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .identifier(let name): return !name.namesType && name != "self"
        case .branch(let statement): return isContent(statement, in: scope)
        case .chain(let chain):
            guard case .identifier(let name) = chain.base.named, name.namesType, case .call? = chain.parts.first?.kind
            else { return false }
            return !Self.makersOfNothing.contains(name)
        default: return false
        }
    }

    private static let makersOfNothing: Set<String> = ["Task", "UIAlertController", "Timer", "NSLog"]
}

extension String {
    /// Whether it is, or ends with, a name as types have it.
    var namesType: Bool {
        let last = split(separator: ".").last ?? ""
        return last.first { $0 != "_" }?.isUppercase ?? false
    }
}

extension Expectation {
    /// Whether an element is to stand there.
    func wantsElement(_ evaluation: Evaluation) -> Bool {
        switch type?.unwrapped {
        case .named(let name): evaluation.isElementType(name)
        case nil: role == .element
        default: false
        }
    }
}

/// An argument whose value is to be kept when the call is met that it is written for.
struct WantedArgument {
    let range: SourceRange
    var value: Value?
}
