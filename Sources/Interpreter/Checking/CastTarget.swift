/// What a value is cast to.
struct CastTarget {
    let type: Type
    /// The name of the type where nothing declares it.
    var undeclared: String?
}
