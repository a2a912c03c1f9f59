import SwiftSource

/// An argument as a call writes it.
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

/// Which argument goes to which parameter.
struct LabelMatching {
    /// The argument's index, for each parameter; nil where it is left out.
    let arguments: [Int?]

    /// Why the labels do not fit, and how far they did.
    struct Mismatch: Error {
        let reason: Reason
        /// How many arguments found their parameter.
        let matched: Int
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

    init(_ parameters: [ParameterDescription], _ written: [WrittenArgument]) throws(Mismatch) {
        var matcher = Matcher(parameters, written)
        for index in written.indices { try matcher.place(index) }
        try matcher.finish()
        arguments = matcher.arguments
    }
}

/// Goes through arguments and parameters in step.
private struct Matcher {
    let parameters: [ParameterDescription]
    let written: [WrittenArgument]
    var arguments: [Int?]
    var next = 0

    init(_ parameters: [ParameterDescription], _ written: [WrittenArgument]) {
        self.parameters = parameters
        self.written = written
        arguments = Array(repeating: nil, count: parameters.count)
    }

    mutating func place(_ index: Int) throws(LabelMatching.Mismatch) {
        let argument = written[index]
        let label = argument.label?.text
        let found = parameters[next...].firstIndex { parameter in
            argument.isTrailing && label == nil ? parameter.type.takesClosure : parameter.label == label
        }
        guard let found else { throw mismatch(index, whereNoneFits(argument)) }
        if let skipped = parameters[next..<found].first(where: { $0.defaultText == nil }) {
            throw mismatch(index, whereSkipped(skipped, by: argument, after: index))
        }
        arguments[found] = index
        next = found + 1
    }

    func finish() throws(LabelMatching.Mismatch) {
        for index in next..<max(next, parameters.count) where parameters[index].defaultText == nil {
            throw mismatch(written.count, .missingArgument(parameters[index].name))
        }
    }

    private func mismatch(_ index: Int, _ reason: LabelMatching.Reason) -> LabelMatching.Mismatch {
        LabelMatching.Mismatch(reason: reason, matched: index)
    }

    private func whereNoneFits(_ argument: WrittenArgument) -> LabelMatching.Reason {
        guard let label = argument.label else {
            if argument.isTrailing { return .closureShape(argument.range) }
            let required = parameters[next...].first { $0.defaultText == nil } ?? parameters[next...].first
            if let wanted = required?.label { return .missingLabel(wanted, argument.value.range) }
            return .extraArgument(argument)
        }
        if let earlier = parameters[..<next].firstIndex(where: { $0.label == label.text }) {
            let later = arguments[(earlier + 1)..<next].compactMap { $0 }.first
            guard arguments[earlier] == nil, let later, let other = written[later].label else {
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
        _ skipped: ParameterDescription, by argument: WrittenArgument, after index: Int
    ) -> LabelMatching.Reason {
        if let late = written[(index + 1)...].first(where: { $0.label?.text == skipped.label })?.label {
            return .order(late, before: argument.label?.text ?? "")
        }
        if argument.label == nil, !argument.isTrailing, let wanted = skipped.label {
            return .missingLabel(wanted, argument.value.range)
        }
        return .missingArgument(skipped.name)
    }
}

extension ValueType {
    /// Whether a closure in braces can be handed to it.
    var takesClosure: Bool {
        switch self {
        case .function, .builder: true
        case .optional(let wrapped): wrapped.takesClosure
        default: false
        }
    }

    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type without its optionality.
    var unwrapped: ValueType {
        if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
    }
}
