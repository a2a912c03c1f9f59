import SwiftSource

/// An argument as written in a call.
struct WrittenArgument {
    let label: Name?
    let value: Expression
    let isTrailing: Bool

    var range: SourceRange { label?.range.union(value.range) ?? value.range }

    static func all(of call: CallArguments) -> [WrittenArgument] {
        call.arguments.map { WrittenArgument(label: $0.label, value: $0.value, isTrailing: false) }
            + call.trailing.map { WrittenArgument(label: $0.label, value: $0.value, isTrailing: true) }
    }
}

/// The assignment of arguments to parameters, from left to right.
struct LabelMatching {
    /// The indices of the arguments for each parameter: none where it is left out, several only for a variadic one.
    private(set) var arguments: [[Int]]
    private let parameters: [ParameterSymbol]
    private let written: [WrittenArgument]
    private var next = 0

    /// Why the labels do not fit, and how far they do.
    struct Mismatch: Error {
        let reason: Reason
        /// How many arguments found their parameter.
        let matched: Int

        /// Whether a written label is none of the function's.
        var isUnknownLabel: Bool { if case .noParameter = reason { true } else { false } }

        /// The mismatch that got furthest explains best; of equals, one about a written argument.
        var rank: Int {
            switch reason {
            case .missingLabel, .order: matched * 4 + 3
            case .missingArgument: matched * 4 + 2
            case .noParameter, .extraneousLabel: matched * 4 + 1
            case .extraArgument, .closureShape: matched * 4
            }
        }
    }

    enum Reason {
        case noParameter(Name)
        case missingArgument(String)
        case missingLabel(String, SourceRange)
        case extraneousLabel(Name)
        case extraArgument(WrittenArgument)
        case order(Name, before: String)
        case closureShape(SourceRange)
    }

    init(_ parameters: [ParameterSymbol], _ written: [WrittenArgument]) throws(Mismatch) {
        self.parameters = parameters
        self.written = written
        arguments = Array(repeating: [], count: parameters.count)
        for index in written.indices { try place(index) }
        for index in next..<max(next, parameters.count) where !parameters[index].isOptional {
            throw Mismatch(reason: .missingArgument(parameters[index].name), matched: written.count)
        }
    }

    private mutating func place(_ index: Int) throws(Mismatch) {
        let argument = written[index]
        let label = argument.label?.text
        if label == nil, !argument.isTrailing, next > 0, parameters[next - 1].isVariadic, !arguments[next - 1].isEmpty {
            arguments[next - 1].append(index)
            return
        }
        let isForClosure = argument.isTrailing && label == nil
        let found =
            isForClosure
            ? closureParameter(before: written[(index + 1)...].first?.label?.text)
            : parameters[next...].firstIndex { $0.label == label }
        guard let found else { throw Mismatch(reason: whereNoneFits(argument), matched: index) }
        if let skipped = parameters[next..<found].first(where: { !$0.isOptional }) {
            throw Mismatch(reason: whereSkipped(skipped, by: argument, after: index), matched: index)
        }
        arguments[found] = [index]
        next = found + 1
    }

    /// The parameter of a closure in braces without a label. It passes over what may be left out: where a later parameter
    /// needs an argument, or where that is not known to be a function.
    /// - Parameter label: of the closure that follows.
    private func closureParameter(before label: String?) -> Int? {
        let rest = parameters[next...]
        let own = rest.prefix { label == nil || $0.label != label }
        let isNeeded = { (index: Int) in own[(index + 1)...].contains { !$0.isOptional } }
        let fitting = own.indices.filter { own[$0].takesClosure && !(own[$0].isOptional && isNeeded($0)) }
        return fitting.first { own[$0].type.unwrapped.function != nil || !own[$0].isOptional } ?? fitting.first
            ?? rest.firstIndex(where: \.takesClosure)
    }

    private func whereNoneFits(_ argument: WrittenArgument) -> Reason {
        guard let label = argument.label else {
            if argument.isTrailing { return .closureShape(argument.range) }
            let required = parameters[next...].first { !$0.isOptional } ?? parameters[next...].first
            if let wanted = required?.label { return .missingLabel(wanted, argument.value.range) }
            return .extraArgument(argument)
        }
        if let earlier = parameters[..<next].firstIndex(where: { $0.label == label.text }) {
            let later = arguments[(earlier + 1)..<next].compactMap(\.first).first
            guard arguments[earlier].isEmpty, let later, let other = written[later].label else {
                return .extraArgument(argument)
            }
            return .order(label, before: other.text)
        }
        if next < parameters.count, parameters[next].label == nil, parameters.allSatisfy({ $0.label == nil }) {
            return .extraneousLabel(label)
        }
        return .noParameter(label)
    }

    private func whereSkipped(
        _ skipped: ParameterSymbol, by argument: WrittenArgument, after index: Int
    ) -> Reason {
        if let late = written[(index + 1)...].first(where: { $0.label?.text == skipped.label })?.label {
            return .order(late, before: argument.label?.text ?? "")
        }
        if argument.label == nil, !argument.isTrailing, let wanted = skipped.label {
            return .missingLabel(wanted, argument.value.range)
        }
        return .missingArgument(skipped.name)
    }
}

extension ParameterSymbol {
    /// Whether a call may leave it out.
    var isOptional: Bool { hasDefault || isVariadic }

    /// Whether it accepts a closure in braces.
    var takesClosure: Bool {
        switch type.unwrapped {
        case .function, .unknown, .variable, .member: true
        case .parameter(let parameter): parameter.constraints.isEmpty
        default: false
        }
    }
}

extension FunctionSymbol {
    /// Whether it takes arguments with such labels, in that order.
    func takes(_ written: [WrittenArgument]) -> Bool { (try? LabelMatching(parameters, written)) != nil }
}
