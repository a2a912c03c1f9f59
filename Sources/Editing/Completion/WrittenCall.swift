import SwiftSource

/// A call as far as it is written, with the functions that it may call.
struct WrittenCall {
    /// The name of the call as it is written: `VStack`, `frame`.
    let name: String
    let functions: [CompletionNames.Member]
    /// The labels in the parentheses; nil for an argument without one.
    let labels: [String?]
    /// The number of the argument at the cursor: that of a further one behind the last.
    let current: Int
    /// The trailing closure at the cursor, if it is in one.
    private let trailing: Argument?
    let hasTrailingClosure: Bool
    /// The first argument.
    let first: Expression?

    init(
        _ call: CallArguments, named name: String, _ functions: [CompletionNames.Member], in source: MarkedSource
    ) {
        let position = source.position
        self.name = name
        self.functions = functions
        labels = call.arguments.map { $0.label.map(source.written) }
        let ended = call.arguments.prefix { $0.range.end <= position }
        let end = min(position, call.parentheses?.end ?? position)
        let isBehindLast = ended.last.map { !source.text.hasComma(from: $0.range.end, to: end) } ?? false
        current = ended.count - (isBehindLast ? 1 : 0)
        trailing = call.trailing.first { $0.range.contains(position) }
        hasTrailingClosure = !call.trailing.isEmpty
        first = call.arguments.first?.value
    }

    /// The functions whose parameters the written arguments fit; all of them if none does.
    /// - Parameter current: the number of an argument that may be anything, since it is being written.
    func fitting(except current: Int? = nil) -> [CompletionNames.Member] {
        let found = functions.filter { places(in: $0, except: current) != nil }
        if !found.isEmpty { return found }
        let written = Set(labels.compactMap(\.self))
        let sharing = functions.filter { written.isSubset(of: Set($0.labels)) }
        return sharing.isEmpty ? functions : sharing
    }

    /// The label of the argument at the cursor; nil for one without.
    var label: String? { current < labels.count ? labels[current] : nil }

    /// The functions that fit, whatever the argument at the cursor will be.
    var fittingAtCursor: [CompletionNames.Member] { fitting(except: label == nil ? current : nil) }

    /// For each argument the number of its parameter; nil for a function that the arguments do not fit.
    private func places(in function: CompletionNames.Member, except current: Int?) -> [Int]? {
        guard let parameters = function.parameters else { return nil }
        var places: [Int] = []
        var next = 0
        for (number, label) in labels.enumerated() {
            if number == current, label == nil {
                // What is being written may be the label of a later parameter.
                places.append(next)
                continue
            }
            let mayOmit = current.map { number > $0 } ?? false
            guard
                let place = parameters[next...].firstIndex(where: { $0.label == label }),
                mayOmit || parameters[next..<place].allSatisfy({ $0.defaultText != nil })
            else { return nil }
            places.append(place)
            next = place + 1
        }
        return places
    }

    /// The number of the parameter that the argument at the cursor is for, or the first of those that it may be for.
    func place(in function: CompletionNames.Member) -> Int {
        if let places = places(in: function, except: current), current < places.count { return places[current] }
        let parameters = function.parameters ?? []
        let written = labels.prefix(current).compactMap { label in parameters.firstIndex { $0.label == label } }
        return written.max().map { $0 + 1 } ?? 0
    }

    /// The parameters that the argument at the cursor may be for.
    var parameters: [CompletionNames.Parameter] {
        if let trailing { return parameters(ofClosure: trailing.label?.text) }
        return fittingAtCursor.compactMap { function in
            let parameters = function.parameters ?? []
            if let label { return parameters.first { $0.label == label } }
            return parameters.dropFirst(place(in: function)).prefixThroughRequired.first { $0.label == nil }
        }
    }

    /// - Parameter label: nil for the first trailing closure.
    private func parameters(ofClosure label: String?) -> [CompletionNames.Parameter] {
        fitting().compactMap { function in
            function.parameters?.first { parameter in
                let isNamed = label.map { $0 == parameter.label } ?? !labels.contains(parameter.label)
                return isNamed && parameter.parsedType.function != nil
            }
        }
    }
}

extension SourceText {
    /// Whether a comma stands between two positions. Commas in comments do not count.
    fileprivate func hasComma(from start: Int, to end: Int) -> Bool {
        contains(",", from: start, to: end)
            && SourceText(self[SourceRange(start, end)]).pieces.contains { $0.kind == .comma }
    }
}

extension CompletionNames.Member {
    fileprivate var labels: [String] { (parameters ?? []).compactMap(\.label) }
}

extension Collection<CompletionNames.Parameter> {
    /// The parameters that may come next: up to the first one that is required.
    var prefixThroughRequired: [CompletionNames.Parameter] {
        guard let end = firstIndex(where: { $0.defaultText == nil }) else { return Array(self) }
        return Array(self[...end])
    }
}
