import SwiftSource

/// Runs checked code. A class: what closures that are called later share with it.
final class Runner {
    let table: SymbolTable
    let limits: Limits
    /// What random values come from.
    var random = SeededGenerator()

    init(table: SymbolTable, limits: Limits) {
        self.table = table
        self.limits = limits
    }

    // What the standard library's bodies are written with.

    /// Calls a closure or a function value.
    func call(_ function: Value, _ arguments: [Value]) throws(Failure) -> Value { throw .silent }

    /// The same with `inout` arguments, which are as the closure left them.
    func call(_ function: Value, changing arguments: inout [Value]) throws(Failure) -> Value { throw .silent }

    func areEqual(_ one: Value, _ other: Value) throws(Failure) -> Bool { throw .silent }

    func isLess(_ one: Value, _ other: Value) throws(Failure) -> Bool { throw .silent }

    /// Counts work: one for each element or character that is compared, copied or walked.
    func charge(_ count: Int = 1) throws(Failure) {}

    /// Counts what a new value takes; fails where it is too large.
    func allocate(_ count: Int) throws(Failure) {}

    /// As interpolation writes it.
    func written(_ value: Value) throws(Failure) -> String { throw .silent }

    /// A problem at the call that runs.
    func failure(_ problem: Problem) -> Failure { .silent }

    /// The elements of an array, set, range, dictionary (as tuples), string (as characters) or a source's sequence.
    func elements(of value: Value) throws(Failure) -> [Value] { throw .silent }
}
