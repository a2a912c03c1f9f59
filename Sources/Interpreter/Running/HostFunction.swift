/// A body of the standard library in compiled code, bound to a declaration of its signature.
struct HostFunction: Sendable {
    /// What a call is charged for.
    var cost = HostCost.everything
    let call: @Sendable (_ runner: Runner, _ receiver: inout Value, _ arguments: [Value?]) throws(Failure) -> Value
    /// How a subscript is set.
    var set:
        (
            @Sendable (_ runner: Runner, _ receiver: inout Value, _ arguments: [Value?], _ new: Value) throws(Failure)
                -> Void
        )? = nil
}

/// A computed property of the standard library.
struct HostProperty: Sendable {
    /// What reading it is charged for.
    var cost = HostCost.everything
    let get: @Sendable (_ runner: Runner, _ value: Value) throws(Failure) -> Value
}
