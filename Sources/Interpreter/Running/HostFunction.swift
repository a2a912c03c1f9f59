import SwiftSource

/// A body of the standard library in compiled code, bound to a declaration of its signature.
///
/// All that a body calls throws a `Failure`; bodies are closures, which would each have to say so, and therefore do not.
struct HostFunction: Sendable {
    /// What a call is charged for.
    var cost = HostCost.everything
    let call: @Sendable (_ runner: Runner, _ receiver: inout Value, _ arguments: [Value?]) throws -> Value
    /// How a subscript is set.
    var set: (@Sendable (Runner, _ receiver: inout Value, _ arguments: [Value?], _ new: Value) throws -> Void)?
}

/// A computed property of the standard library.
struct HostProperty: Sendable {
    /// What reading it is charged for.
    var cost = HostCost.everything
    let get: @Sendable (_ runner: Runner, _ value: Value) throws -> Value
}

extension Runner {
    /// Runs a body of the library, which stands at a place.
    func host<Result>(at range: SourceRange, _ body: () throws -> Result) throws(Failure) -> Result {
        let around = place
        place = range
        defer { place = around }
        do { return try body() } catch {
            guard let failure = error as? Failure else { preconditionFailure("a body of the library throws failures") }
            throw failure
        }
    }
}
