import SwiftSource

extension Runner {
    /// Runs the statements of a file's top level, one after the other, and gathers what they give. A statement that fails
    /// is reported, and the next one runs.
    func runTopLevel(_ code: Code) -> [TopLevelValue] {
        var given: [Given] = []
        do throws(Failure) {
            try enter(at: code.range)
            defer { leave() }
            let frame = Frame(code, [])
            prepare(code.body, frame)
            var deferred: [TypedStatement] = []
            for statement in code.body {
                if case .defer = statement.kind {
                    deferred.append(statement)
                    continue
                }
                do throws(Failure) {
                    try runTopLevel(statement, frame, into: &given)
                } catch .thrown(let value, let range) {
                    report(.uncaught(value.written), at: range)
                } catch {
                    try absorb(error)
                    if case .declare(let pattern, _) = statement.kind { fail(pattern, frame) }
                }
            }
            try executeDeferred(&deferred, frame)
        } catch {
            // A limit was reached; the diagnostic says which.
        }
        return given.map(final)
    }

    /// The value of a statement, and the variable that it declares.
    private typealias Given = (value: TopLevelValue, symbol: VariableSymbol?)

    private func runTopLevel(
        _ statement: TypedStatement, _ frame: Frame, into given: inout [Given]
    ) throws(Failure) {
        switch statement.kind {
        case .expression(let expression):
            if case .branch = expression.kind { break }
            var value = try evaluate(expression, frame)
            var isUnknown = false
            if case .hole(let hole) = value {
                isUnknown = hole.isOfFunction || hole.mayBeElement && hole.contents.isEmpty
                if hole.isOfFunction {
                    noteCall(hole)
                } else if hole.mayBeElement {
                    // A view that is not known is drawn as a box.
                    value = assumedElement(hole) ?? value
                }
            }
            if case .void = value { return }
            given.append((TopLevelValue(name: nil, value: value, isUnknown: isUnknown, range: statement.range), nil))
            return
        case .global(let symbol):
            _ = try execute(statement, frame)
            guard case .value(let value)? = shared[ObjectIdentifier(symbol)]?.state else { return }
            given.append((TopLevelValue(name: symbol.name, value: value, range: statement.range), symbol))
            return
        case .block(let inner, nil):
            // Several variables of one declaration.
            for statement in inner { try runTopLevel(statement, frame, into: &given) }
            return
        default: break
        }
        _ = try execute(statement, frame)
    }

    /// A variable's value is the one that it has at the end.
    private func final(_ given: Given) -> TopLevelValue {
        var last = given.value
        if let symbol = given.symbol, case .value(let value)? = shared[ObjectIdentifier(symbol)]?.state {
            last.value = value
        }
        // Elements of the source's types are handed out as what compiled code takes.
        if isElement(last.value), let native = native(last.value.unbacked) { last.value = native }
        return last
    }
}

extension HoleValue {
    /// Whether a statement that is not known may stand for an element: one that shows something, or makes a value. A call
    /// of a member does something and gives nothing: `DispatchQueue.main.async { ... }`.
    fileprivate var mayBeElement: Bool { !contents.isEmpty || !callee.contains(".") || text.namesType }

    private var callee: Substring { text.prefix { $0 != "(" && $0 != "{" && $0 != " " } }

    /// Whether it is a call of an unknown function that shows nothing in a closure.
    fileprivate var isOfFunction: Bool {
        guard text.contains("("), !callee.contains("."), !text.namesType, let site else { return false }
        return !site.contents.contains { if case .build = $0.kind { true } else { false } }
    }
}
