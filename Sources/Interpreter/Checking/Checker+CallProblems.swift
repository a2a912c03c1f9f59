import SwiftSource

extension Checker {
    /// Reports why no labels fit, with what to write instead: as a mistake, where no extension in another file can have
    /// what is called.
    func report(_ mismatch: LabelMatching.Mismatch, _ callee: Callee, _ site: CallSite) {
        let severity: Diagnostic.Severity = callee.mayBeExtended ? .warning : .error
        switch mismatch.reason {
        case .noParameter(let label), .extraneousLabel(let label): reportUnknown(label, callee)
        case .missingArgument(let name): findings.say(severity, .missingArgument(name), at: site.end)
        case .missingLabel(let label, let range): findings.say(severity, .missingLabel(label), at: range)
        case .extraArgument(let argument):
            let isRepeated = argument.label.map { callee.labels.contains($0.text) } ?? false
            let problem = Problem.extraArgument(argument.label?.text)
            findings.say(isRepeated ? .error : severity, problem, at: argument.range)
        case .order(let label, let other): findings.report(.labelOrder(label.text, before: other), at: label.range)
        case .closureShape(let range): findings.say(severity, .noClosureShape(callee: callee.name), at: range)
        }
    }

    /// Reports a label that no overload of the library has, where all of them are here. A label that is nearly one, or in
    /// another's place, is a mistake, unless a module is imported that may have just this one; another may be of an overload in
    /// another file.
    func reportWrongLabel(_ mismatch: LabelMatching.Mismatch, _ callee: Callee, _ site: CallSite) {
        let name = callee.type?.symbol?.name ?? callee.name
        guard table.vocabulary.wholeCalls.contains(name), callee.candidates.allSatisfy(\.function.isOfVocabulary) else {
            return
        }
        let mistake: Diagnostic.Severity = table.standing == .complete ? .error : .warning
        switch mismatch.reason {
        case .noParameter(let label), .extraneousLabel(let label):
            let labels = callee.labels
            let problem = Problem.noParameter(callee: name, label: label.text)
            if let near = NearestName.slip(label.text, among: NameIndex(labels)) {
                findings.say(mistake, problem, at: label.range, hint: Hint.nearest(near.name))
            } else {
                findings.warn(problem, at: label.range, hint: Hint.parameters(labels))
            }
        case .order(let label, let other):
            findings.say(mistake, .labelOrder(label.text, before: other), at: label.range)
        case .missingLabel(let label, let range):
            // An extension in another file may have a modifier of that name, `frame(_ size: CGSize)`, or an initializer that
            // converts: `UnitPoint(alignment)`.
            if callee.receiver != nil || site.written.count == 1 {
                findings.warn(.missingLabel(label), at: range, hint: nil)
            } else if mistake == .error {
                findings.report(.missingLabel(label), at: range)
            }
        case .missingArgument, .extraArgument, .closureShape: break
        }
    }

    private func reportUnknown(_ label: Name, _ callee: Callee) {
        let problem = Problem.noParameter(callee: callee.name, label: label.text)
        let labels = callee.labels
        if let near = NameIndex(labels).nearest(to: label.text)?.name {
            return findings.report(problem, at: label.range, hint: Hint.nearest(near))
        }
        // The library has more of a name that a source adds to one of its types.
        if callee.mayBeExtended, !callee.candidates.allSatisfy(\.function.isOfLibrary) { return }
        findings.say(
            callee.mayBeExtended ? .warning : .error, problem, at: label.range, hint: Hint.parameters(labels))
    }

    func isReference(_ type: Type) -> Bool {
        switch solver.normal(type) {
        case .nominal(let symbol, _):
            // A described type may be a class where the source comes from.
            symbol.kind == .object || symbol.kind == .interface
                || symbol.description.map { symbol.hasUnknownParent || SystemTypes.objects.contains($0.name) } ?? false
        case .unknown, .any, .parameter, .composition, .metatype, .member: true
        default: false
        }
    }
}

extension Callee {
    /// The labels of all candidates' parameters, each once.
    var labels: [String] { candidates.flatMap { $0.function.parameters.compactMap(\.label) }.uniqued }

    /// Whether all candidates are the library's, or added to its types: it, or an extension in another file, may have one
    /// more.
    var mayBeExtended: Bool {
        candidates.allSatisfy { $0.function.isOfLibrary || $0.function.owner?.isOfSource == false }
    }
}

extension VariableSymbol {
    /// Whether assigning it leaves what it is a property of as it is.
    var changesNothingElse: Bool {
        if case .described(let property) = storage, property.isNonmutating { return true }
        return hasNonmutatingSetter || wrapping?.isNonmutating == true
    }

    /// Whether setting it runs no code that may change what it is a property of.
    var leavesItsOwner: Bool { changesNothingElse && willSet == nil && didSet == nil }

    /// Whether code is an observer of it, which sets it without being called again.
    func isWatched(by code: Code) -> Bool {
        (willSet.map { $0.checked === code } ?? false) || (didSet.map { $0.checked === code } ?? false)
    }

    /// Whether a property of a value that can be changed can be assigned.
    var isSettable: Bool {
        if let wrapping, wrapping.backing !== self { return wrapping.isSettable }
        return switch storage {
        case .field: isMutable
        case .computed: setter != nil
        case .described(let property): property.set != nil
        case .host: false
        default: true
        }
    }
}

extension TypeSyntax {
    var isImplicitlyUnwrapped: Bool { if case .implicitlyUnwrapped = kind { true } else { false } }
}

extension TypedExpression {
    /// Whether it is an implicitly unwrapped variable, `var label: UILabel!`, or what a function gives that is one.
    var isImplicitlyUnwrapped: Bool {
        switch kind {
        case .call(let call): call.function.givesImplicitlyUnwrapped
        case .local(let variable), .captured(_, let variable): variable.isImplicitlyUnwrapped
        case .property(_, let variable), .shared(let variable), .staticProperty(let variable):
            variable.writtenType?.isImplicitlyUnwrapped ?? false
        default: false
        }
    }

    /// Whether it is a type that is written.
    var isTypeValue: Bool { if case .typeValue = kind { true } else { false } }

    /// Whether it is a method of the library's that is not called, perhaps of an optional.
    var isMethodOfLibrary: Bool {
        switch kind {
        case .functionValue(let function, _), .unappliedMethod(let function): function.isOfLibrary
        case .optionalStep(let inner), .optionalChain(let inner), .forceUnwrap(let inner), .convert(let inner, _, _):
            inner.isMethodOfLibrary
        default: false
        }
    }

    /// Whether it is a property.
    var isMember: Bool {
        switch kind {
        case .property, .staticProperty: true
        default: false
        }
    }

    var isSelf: Bool {
        switch kind {
        case .local(let variable), .captured(_, let variable): variable.name == "self"
        default: false
        }
    }
}
