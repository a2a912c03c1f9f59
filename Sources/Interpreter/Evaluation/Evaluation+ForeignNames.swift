import SwiftSource

// What a source brings along from another library is told where it stands; what can be shown without it is.

extension Evaluation {
    /// What a chain begins with: for a container of another library, which is told, what shows its contents.
    func baseOrStandIn(
        of chain: PostfixChain, _ context: inout ChainContext, in scope: Scope
    ) throws(Failure) -> Reference {
        do throws(Failure) {
            return try base(of: chain, context.expectation, in: scope)
        } catch {
            guard case .error(let unknown, _, _) = error, unknown.isUnknown else { throw error }
            try absorb(error)
            guard case .error(.cannotFind(let name), _, _) = error, case .identifier(name) = chain.base.named,
                let standIn = vocabulary.foreignNames?.standIn(for: name), let call = chain.parts.first,
                let contents = contents(of: call)
            else { return .value(.hole(hole(at: chain.base.range))) }
            context.resumed = 1
            return try show(contents, in: standIn, isWhole: chain.parts.count == 1, at: call.range, in: scope)
        }
    }

    /// The closure behind a call, if it takes nothing.
    private func contents(of call: PostfixPart) -> WrittenArgument? {
        guard case .call(let arguments) = call.kind else { return nil }
        return WrittenArgument.all(of: arguments).first { argument in
            guard argument.isTrailing, case .closure(let closure) = argument.value.kind else { return false }
            return closure.parameterCount == 0
        }
    }

    private func show(
        _ contents: WrittenArgument, in standIn: ForeignNames.StandIn, isWhole: Bool, at range: SourceRange,
        in scope: Scope
    ) throws(Failure) -> Reference {
        let container: TypeName
        switch standIn {
        case .container(let name): container = name
        case .contents(else: let name):
            container = name
            guard isWhole, case .closure(let closure) = contents.value.kind,
                let child = vocabulary.resultBuilders.lazy.compactMap(\.single).first
            else { break }
            return .value(
                try build(
                    closure.body, BuiltValue(child: child, isSingle: true), at: range, in: Scope(parent: scope)))
        }
        let argument = WrittenArgument(label: nil, value: contents.value, isTrailing: true)
        let site = CallSite(
            arguments: [argument], range: range, nameRange: range, calleeEnd: range.start, methodStart: nil)
        return .value(try call(.type(.named(container)), site, in: scope))
    }

    /// What a macro gives that the vocabulary has as a function: `#Preview { ... }`.
    func expansion(
        of name: Name, _ arguments: [Argument], _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let functions = vocabulary.functions.filter { $0.name == "#" + name.text }
        guard !functions.isEmpty else { throw unsupported("'#\(name.text)'", range) }
        let written = arguments.map { argument in
            let isClosure = if case .closure = argument.value.kind { true } else { false }
            return WrittenArgument(label: argument.label, value: argument.value, isTrailing: isClosure)
        }
        let site = CallSite(
            arguments: written, range: range, nameRange: name.range, calleeEnd: name.range.end, methodStart: nil)
        let callables = BoundCallables(
            name: "#" + name.text, candidates: functions.map { .compiled($0) }, receiver: .none, isMethod: false)
        return try convert(try call(.callables(callables), site, in: scope), to: expectation, at: range)
    }

    /// A call without the labels that only another library has, which are told; with all of them where nothing would be
    /// left.
    func withoutForeignLabels(
        _ site: CallSite, of name: String, _ candidates: [[ParameterDescription]]
    ) throws(Failure) -> CallSite {
        guard let foreign = vocabulary.foreignNames, foreign.hasLabels(of: name) else { return site }
        let known = Set(candidates.joined().compactMap(\.label))
        var site = site
        var labels: [Name] = []
        let rest = site.arguments.filter { argument in
            guard let label = argument.label, !known.contains(label.text),
                foreign.nearest(toLabel: label.text, of: name) != nil
            else { return true }
            labels.append(label)
            return false
        }
        guard !rest.isEmpty else { return site }
        for label in labels {
            try absorb(
                .error(
                    .foreignLabel(callee: name, label: label.text), label.range,
                    hint: foreign.hint(forLabel: label.text, of: name)))
        }
        site.arguments = rest
        return site
    }
}
