import SwiftSource

extension Runner {
    /// The flow behind a loop, given the flow of its body; nil if the loop goes on.
    private func end(_ flow: Flow, _ label: String?) -> Flow? {
        switch flow {
        case .normal, .fallthrough: nil
        case .continue(let target): target == nil || target == label ? nil : flow
        case .break(let target): target == nil || target == label ? .normal : flow
        case .return: flow
        }
    }

    @inline(never)
    func executeFor(
        _ statement: TypedStatement, _ frame: Frame, _ run: ([TypedStatement]) throws(Failure) -> Flow
    ) throws(Failure) -> Flow {
        guard case .for(let pattern, let sequence, let condition, let body, let label) = statement.kind else {
            return .normal
        }
        var iterator = try iterator(over: try evaluate(sequence, frame), of: sequence.type, at: sequence.range)
        while let value = try iterator.next(self) {
            try charge(1, at: statement.range)
            guard try match(pattern, value, frame) else { continue }
            if let condition, try !isTrue(condition, frame) { continue }
            if let flow = end(try run(body), label) { return flow }
        }
        return .normal
    }

    @inline(never)
    func executeLoop(_ statement: TypedStatement, _ frame: Frame) throws(Failure) -> Flow {
        switch statement.kind {
        case .while(let conditions, let body, let label):
            while true {
                try charge(1, at: statement.range)
                guard try holds(conditions, frame, isAvoided: true) else { return .normal }
                if let flow = end(try execute(body, frame), label) { return flow }
            }
        case .repeatWhile(let body, let condition, let label):
            repeat {
                try charge(1, at: statement.range)
                if let flow = end(try execute(body, frame), label) { return flow }
            } while try isTrue(condition, frame, isAvoided: true)
            return .normal
        default: return .normal
        }
    }

    /// Iterates over a sequence.
    func iterator(
        over given: Value, of type: Type? = nil, at range: SourceRange
    ) throws(Failure) -> ValueIterator {
        let value = given.unbacked
        switch value {
        case .array(let values): return ValueIterator(.values(values))
        case .set(let members): return ValueIterator(.values(members.elements))
        case .slice(let slice): return ValueIterator(.values(slice.values))
        case .range, .span:
            guard let (integers, number) = value.wholeRange else { break }
            return ValueIterator(.integers(integers, number))
        case .dictionary(let entries): return ValueIterator(.entries(entries.elements))
        case .string, .part:
            guard let text = value.text else { break }
            try charge(text.utf8.count / 16, at: range)
            return ValueIterator(.characters(text))
        case .hole(let hole): return ValueIterator(.values(try assumedElements(hole, of: type)))
        default: break
        }
        guard let own = self.type(of: value), own.isOfSource else {
            throw .problem(.notSequence(value.typeName), range)
        }
        let iterator = try ownIterator(value, of: own, at: range)
        if let values = iterator.listed { return ValueIterator(.values(values)) }
        guard let next = self.type(of: iterator)?.nextMethod?.body?.checked else {
            throw .problem(.notSequence(iterator.typeName), range)
        }
        return ValueIterator(.own(iterator, next: next, range))
    }

    /// The iterator of a sequence of the source: the one that it makes, or itself.
    private func ownIterator(
        _ value: Value, of type: NominalSymbol, at range: SourceRange
    ) throws(Failure) -> Value {
        guard let make = type.iteratorMethod else { return value }
        let made = try call(make, of: value, with: [], at: range)
        if let hole = made.hole { return .array(try assumedElements(hole, of: nil)) }
        // An iterator of the library is represented by what it has not given yet, the next at the end.
        if case .array(let rest) = made { return .array(rest.reversed()) }
        return made
    }
}

/// Iterates over a sequence lazily.
struct ValueIterator {
    enum Source {
        case values([Value])
        case integers(Value.IntegerRange, (Int) -> Value)
        case entries([Value.DictionaryEntry])
        case characters(String)
        /// A value of the source with its method `next`.
        case own(Value, next: Code, SourceRange)
    }

    private var source: Source
    private var index = 0
    private var position: String.Index?

    init(_ source: Source) { self.source = source }

    mutating func next(_ runner: Runner) throws(Failure) -> Value? {
        defer { index += 1 }
        switch source {
        case .values(let values): return index < values.count ? values[index] : nil
        case .integers(let range, let number):
            let (next, overflow) = range.start.addingReportingOverflow(index)
            return !overflow && next < range.end ? number(next) : nil
        case .entries(let entries):
            guard index < entries.count else { return nil }
            return entries[index].pair
        case .characters(let string):
            let current = position ?? string.startIndex
            guard current < string.endIndex else { return nil }
            position = string.index(after: current)
            return .string(String(string[current]))
        case .own(var value, let code, let range):
            let next = try runner.run(code, changing: &value, with: [value], at: range).unwrapped
            source = .own(value, next: code, range)
            return next
        }
    }
}
