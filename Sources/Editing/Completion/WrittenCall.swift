import SwiftSource

/// A call as far as it is written, with the functions that it may call.
struct WrittenCall {
    /// Its parenthesis.
    let opening: Int
    let functions: [CompletionNames.Member]
    let arguments: [Argument]

    struct Argument {
        /// Nil for an argument without a label, or one whose label is not yet written.
        let label: String?
        let pieces: Range<Int>
    }

    /// The functions whose parameters the written arguments fit; all of them if none does.
    var fitting: [CompletionNames.Member] { fitting(except: nil) }

    /// The same without one argument, which is still being written.
    func fitting(except current: Int?) -> [CompletionNames.Member] {
        let found = functions.filter { places(in: $0, except: current) != nil }
        if !found.isEmpty { return found }
        let labels = Set(arguments.compactMap(\.label))
        let sharing = functions.filter { function in
            labels.isSubset(of: Set((function.parameters ?? []).compactMap(\.label)))
        }
        return sharing.isEmpty ? functions : sharing
    }

    /// For each argument the number of its parameter; nil for a function that the arguments do not fit.
    /// - Parameter current: the number of an argument that may be anything.
    func places(in function: CompletionNames.Member, except current: Int?) -> [Int]? {
        guard let parameters = function.parameters else { return nil }
        var places: [Int] = []
        var next = 0
        for (number, argument) in arguments.enumerated() {
            if number == current, argument.label == nil {
                // What is being written may be the label of a later parameter.
                places.append(next)
                continue
            }
            var place = next
            while place < parameters.count, parameters[place].label != argument.label {
                guard parameters[place].defaultText != nil || current != nil && number > (current ?? 0) else {
                    return nil
                }
                place += 1
            }
            guard place < parameters.count else { return nil }
            places.append(place)
            next = place + 1
        }
        return places
    }

    /// The number of the argument that a piece belongs to: that of a further one behind the last.
    func argument(at piece: Int, in code: CodePieces) -> Int {
        var (count, next) = (0, opening + 1)
        while next < piece {
            if case .opening = code.kind(next), let partner = code.partner(of: next), partner < piece { next = partner }
            if code.kind(next) == .comma, code.opening(around: next) == opening { count += 1 }
            next += 1
        }
        return count
    }

    /// The parameters that the argument which begins with a piece, or with a label before it, may be for.
    func parameters(at piece: Int) -> [CompletionNames.Parameter] {
        guard let number = arguments.firstIndex(where: { $0.pieces.contains(piece) }) else { return [] }
        return parameters(forArgument: number)
    }

    /// The parameters that an argument may be for. One without a label is for a parameter without one.
    func parameters(forArgument number: Int) -> [CompletionNames.Parameter] {
        let label = number < arguments.count ? arguments[number].label : nil
        return fitting(except: label == nil ? number : nil).compactMap { function in
            let parameters = function.parameters ?? []
            guard label == nil else { return parameters.first { $0.label == label } }
            let place = places(in: function, except: number).flatMap { number < $0.count ? $0[number] : nil }
            let next = place ?? number
            return next < parameters.count && parameters[next].label == nil
                ? parameters[next] : parameters.dropFirst(next).prefixThroughRequired.first { $0.label == nil }
        }
    }
}

extension Collection<CompletionNames.Parameter> {
    /// Those that may come next: up to the first one that is required.
    var prefixThroughRequired: [CompletionNames.Parameter] {
        guard let end = firstIndex(where: { $0.defaultText == nil }) else { return Array(self) }
        return Array(self[...end])
    }
}

extension CodeReading {
    /// The call whose parenthesis is a piece.
    func call(at opening: Int, depth: Int = 0) -> WrittenCall {
        call(at: opening, functions(named: opening - 1, depth: depth))
    }

    func call(at opening: Int, _ functions: [CompletionNames.Member]) -> WrittenCall {
        let arguments = argumentRanges(of: opening).map { pieces -> WrittenCall.Argument in
            let hasLabel =
                pieces.count > 1 && code.kind(pieces.lowerBound + 1) == .colon
                && [.name, .keyword, .typeName].contains(code.kind(pieces.lowerBound))
            return .init(label: hasLabel ? code.text(pieces.lowerBound).unquoted : nil, pieces: pieces)
        }
        return WrittenCall(opening: opening, functions: functions, arguments: arguments)
    }

    /// Like the parts of a bracket, with the empty ones between commas.
    private func argumentRanges(of opening: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        let end = code.partner(of: opening) ?? code.parts(in: opening).last?.upperBound ?? opening + 1
        var (start, next) = (opening + 1, opening + 1)
        while next < end {
            if case .opening = code.kind(next), let partner = code.partner(of: next) { next = partner }
            if code.kind(next) == .comma {
                ranges.append(start..<next)
                start = next + 1
            }
            next += 1
        }
        return start < end || !ranges.isEmpty ? ranges + [start..<max(start, end)] : ranges
    }

    /// Whether a parenthesis belongs to a call, not to a declaration, a tuple or a condition.
    func isCall(_ opening: Int) -> Bool {
        guard code.kind(opening) == .opening(.parenthesis), code.isAdjacent(opening) else { return false }
        let before = opening - 1
        switch code.kind(before) {
        case .name, .typeName:
            return !code.isWord(before - 1, "func") && !isEnumCase(before)
        case .attribute: return true
        case .keyword: return code.isWord(before, "init") && code.kind(before - 1) == .dot
        case .closing(.parenthesis), .closing(.bracket): return true
        case .sign: return code.text(before).hasPrefix(">") && !isDeclarationHead(before)
        default: return false
        }
    }

    /// Whether parentheses are those of a function's or an initializer's declaration.
    func isDeclaration(_ opening: Int) -> Bool {
        guard code.kind(opening) == .opening(.parenthesis) else { return false }
        let before = opening - 1
        return code.isWord(before - 1, "func") || code.isWord(before, "subscript") || isEnumCase(before)
            || code.isWord(before, "init") && code.kind(before - 1) != .dot
            || code.text(before).hasPrefix(">") && isDeclarationHead(before)
    }

    private func isEnumCase(_ name: Int) -> Bool {
        code.isWord(name - 1, "case") && declared.scopes[declared.scopes(around: name)[0]].isEnum
    }

    /// Whether generic parameters that end with a piece are a function's.
    private func isDeclarationHead(_ end: Int) -> Bool {
        var next = end
        while next > 0, next > end - 40, !code.isFirstOnLine(next) {
            if code.isWord(next, "func") || code.isWord(next, "init") { return true }
            next -= 1
        }
        return code.isWord(next, "func") || code.isWord(next, "init")
    }
}
