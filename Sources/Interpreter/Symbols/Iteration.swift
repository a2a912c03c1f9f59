/// The members by which the values of a type of the sources are gone through; found once for each type.
struct Iteration {
    /// Makes the iterator; nil for what is one itself.
    let make: FunctionSymbol?
    /// Gives an iterator's next element.
    let next: FunctionSymbol?

    init(of type: NominalSymbol) {
        func method(_ name: String) -> FunctionSymbol? {
            type.functions(named: name).first { !$0.isStatic && $0.body != nil && $0.parameters.isEmpty }
        }
        next = method("next")
        make =
            method("makeIterator") ?? method("makeAsyncIterator") ?? (next == nil ? method("__makeIterator") : nil)
    }
}

extension NominalSymbol {
    /// How its values are gone through.
    var iteration: Iteration {
        if let known = knownIteration { return known }
        let found = Iteration(of: self)
        knownIteration = found
        return found
    }
}
