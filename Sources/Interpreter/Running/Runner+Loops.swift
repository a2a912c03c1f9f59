import SwiftSource

extension Runner {
    /// How a loop continues after its body.
    private enum Turn {
        case next, leave
        case end(Flow)
    }

    private func turn(_ flow: Flow, _ label: String?) -> Turn {
        switch flow {
        case .normal, .fallthrough: .next
        case .continue(let target): target == nil || target == label ? .next : .end(flow)
        case .break(let target): target == nil || target == label ? .leave : .end(flow)
        case .return: .end(flow)
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
            switch turn(try run(body), label) {
            case .next: continue
            case .leave: return .normal
            case .end(let flow): return flow
            }
        }
        return .normal
    }

    @inline(never)
    func executeLoop(_ statement: TypedStatement, _ frame: Frame) throws(Failure) -> Flow {
        switch statement.kind {
        case .while(let conditions, let body, let label):
            while true {
                try charge(1, at: statement.range)
                guard try holds(conditions, frame, role: .avoidedCondition) else { return .normal }
                switch turn(try execute(body, frame), label) {
                case .next: continue
                case .leave: return .normal
                case .end(let flow): return flow
                }
            }
        case .repeatWhile(let body, let condition, let label):
            repeat {
                try charge(1, at: statement.range)
                switch turn(try execute(body, frame), label) {
                case .next: continue
                case .leave: return .normal
                case .end(let flow): return flow
                }
            } while try isTrue(condition, frame, role: .avoidedCondition)
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
        case .array(let values), .set(let values): return ValueIterator(.values(values))
        case .slice(let slice): return ValueIterator(.values(slice.values))
        case .range, .span:
            guard let (integers, number) = value.wholeRange else { break }
            return ValueIterator(.integers(integers, number))
        case .dictionary(let entries): return ValueIterator(.entries(entries))
        case .string, .part:
            guard let text = value.text else { break }
            try charge(text.utf8.count / 16, at: range)
            return ValueIterator(.characters(text))
        case .hole(let hole): return ValueIterator(.values(try assumedElements(hole, of: type)))
        case .tuple, .void: return ValueIterator(.values(value.elementsOfPack))
        default: break
        }
        guard let own = self.type(of: value), own.isOfSource else {
            throw .problem(.notSequence(value.typeName), range)
        }
        return ValueIterator(.own(try ownIterator(value, own, at: range), range))
    }

    /// The iterator of a sequence of the source: the one that it makes, or itself.
    private func ownIterator(
        _ value: Value, _ type: NominalSymbol, at range: SourceRange
    ) throws(Failure) -> Value {
        guard let make = method("makeIterator", of: type) ?? method("makeAsyncIterator", of: type) else {
            return method("next", of: type) == nil ? try elements(of: value, type, at: range) ?? value : value
        }
        let made = try call(make, of: value, with: [], at: range)
        if let hole = made.hole { return .array(try assumedElements(hole, of: nil)) }
        // An iterator of the library is represented by what it has not given yet, the next at the end.
        if case .array(let rest) = made { return .array(rest.reversed()) }
        return made
    }

    /// The elements of a collection of the source, from its first index to its last; nil where it is none.
    private func elements(
        of value: Value, _ type: NominalSymbol, at range: SourceRange
    ) throws(Failure) -> Value? {
        guard let first = type.variable(named: "startIndex"), let last = type.variable(named: "endIndex"),
            let found = type.allAncestors().types.lazy.flatMap(\.symbol.subscripts).first(where: {
                $0.parameters.count == 1 && $0.parameters[0].label == nil && $0.isImplemented
            })
        else { return nil }
        var (index, end) = (try property(first, of: value, at: range), try property(last, of: value, at: range))
        var elements: [Value] = []
        while try !areEqual(index, end, .equal, at: range) {
            elements.append(try element(of: value, found, [index], at: range))
            try allocate(1, of: elements.count, at: range)
            guard let next = try self.index(after: index, in: value, type, at: range) else { return nil }
            index = next
            end = try property(last, of: value, at: range)
        }
        return .array(elements)
    }

    private func index(
        after index: Value, in value: Value, _ type: NominalSymbol, at range: SourceRange
    ) throws(Failure) -> Value? {
        let own = type.functions(named: "index").first { $0.body != nil && $0.parameters.map(\.label) == ["after"] }
        if let own { return try call(own, of: value, with: [index], at: range) }
        if case .int(let number) = index { return .int(number &+ 1) }
        return nil
    }

    /// A method of the source without parameters, by its name.
    func method(_ name: String, of type: NominalSymbol) -> FunctionSymbol? {
        type.functions(named: name).first { !$0.isStatic && $0.body != nil && $0.parameters.isEmpty }
    }
}

/// Iterates over a sequence lazily.
struct ValueIterator {
    enum Source {
        case values([Value])
        case integers(Value.IntegerRange, (Int) -> Value)
        case entries([Value.DictionaryEntry])
        case characters(String)
        /// A value of the source with a method `next`.
        case own(Value, SourceRange)
    }

    private var source: Source
    private var index = 0
    private var position: String.Index?

    init(_ source: Source) {
        self.source = source
        if case .own(let value, _) = source, let values = value.listed { self.source = .values(values) }
    }

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
        case .own(var value, let range):
            let next = try runner.next(of: &value, at: range)
            source = .own(value, range)
            return next
        }
    }
}

extension Runner {
    /// The next value of an iterator of the source.
    fileprivate func next(of value: inout Value, at range: SourceRange) throws(Failure) -> Value? {
        guard let type = type(of: value), let method = method("next", of: type), let code = method.body?.checked else {
            throw .problem(.notSequence(value.typeName), range)
        }
        return try run(code, changing: &value, with: [value], at: range).unwrapped
    }
}
