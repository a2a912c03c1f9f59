import SwiftSource

extension Evaluation {
    /// What a loop does after its body.
    private enum Turn {
        case next, leave
        case end(Flow)
    }

    private func turn(_ flow: Flow, label: String?) -> Turn {
        switch flow {
        case .normal, .fallthrough: .next
        case .continue(let target): target == nil || target == label ? .next : .end(flow)
        case .break(let target): target == nil || target == label ? .leave : .end(flow)
        case .return: .end(flow)
        }
    }

    func executeFor(
        _ loop: ForStatement, label: String?, in parent: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        let sequence = try sequence(loop.sequence, in: parent)
        var iterator = try ValueIterator(sequence, at: loop.sequence.range)
        while let value = iterator.next() {
            try charge(at: loop.body.range)
            let scope = Scope(parent: parent)
            guard try match(loop.pattern, value, in: scope) else { continue }
            if let condition = loop.condition, try !isTrue(condition, in: scope) { continue }
            switch turn(try execute(loop.body, in: scope, expecting: result), label: label) {
            case .next: continue
            case .leave: return .normal
            case .end(let flow): return flow
            }
        }
        return .normal
    }

    func executeWhile(
        _ conditions: [Condition], _ body: Block, label: String?, in parent: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        while true {
            try charge(at: body.range)
            let scope = Scope(parent: parent)
            guard try assuming(false, { () throws(Failure) in try hold(conditions, in: scope) }) else { return .normal }
            switch turn(try execute(body, in: scope, expecting: result), label: label) {
            case .next: continue
            case .leave: return .normal
            case .end(let flow): return flow
            }
        }
    }

    func executeRepeat(
        _ body: Block, _ condition: Expression, label: String?, in parent: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        repeat {
            try charge(at: body.range)
            switch turn(try execute(body, in: parent, expecting: result), label: label) {
            case .next: continue
            case .leave: return .normal
            case .end(let flow): return flow
            }
        } while try assuming(false, { () throws(Failure) in try isTrue(condition, in: parent) })
        return .normal
    }

    func executeLabeled(
        _ label: Name, _ statement: Statement, in scope: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        switch statement.kind {
        case .for(let loop): return try executeFor(loop, label: label.text, in: scope, expecting: result)
        case .while(let conditions, let body):
            return try executeWhile(conditions, body, label: label.text, in: scope, expecting: result)
        case .repeatWhile(let body, let condition):
            return try executeRepeat(body, condition, label: label.text, in: scope, expecting: result)
        default:
            let flow = try execute(statement, in: scope, expecting: result)
            if case .break(label.text) = flow { return .normal }
            return flow
        }
    }
}

/// Goes through the values of a sequence one by one, without making them all.
struct ValueIterator {
    private enum Source {
        case values([Value])
        case integers(Value.IntegerRange)
        case entries([Value.DictionaryEntry])
        case characters([Character])
    }

    private let source: Source
    private var index = 0

    init(_ value: Value, at range: SourceRange) throws(Failure) {
        switch value {
        case .array(let values): source = .values(values)
        case .range(let integers): source = .integers(integers)
        case .dictionary(let entries): source = .entries(entries)
        case .string(let string): source = .characters(Array(string))
        default: throw .error(.notSequence(value.typeName), range)
        }
    }

    mutating func next() -> Value? {
        defer { index += 1 }
        switch source {
        case .values(let values): return index < values.count ? values[index] : nil
        case .integers(let range): return index < range.end - range.start ? .int(range.start + index) : nil
        case .entries(let entries):
            guard index < entries.count else { return nil }
            return .tuple([
                .init(label: "key", value: entries[index].key), .init(label: "value", value: entries[index].value),
            ])
        case .characters(let characters):
            return index < characters.count ? .string(String(characters[index])) : nil
        }
    }
}
