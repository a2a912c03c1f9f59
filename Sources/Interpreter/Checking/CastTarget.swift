/// What a value is cast to.
struct CastTarget {
    let type: Type
    /// The name of the type where nothing declares it.
    var undeclared: String?
    /// Whether what is cast is known as a text of another type, a `Character` or a `Substring`: values of these are alike here.
    var isOtherText = false
}
