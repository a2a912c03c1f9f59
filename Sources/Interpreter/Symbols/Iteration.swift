/// The members by which the values of a type of the sources are gone through; found once for each type.
struct Iteration {
    /// Makes the iterator; nil for what is one itself.
    let make: FunctionSymbol?
    /// Gives an iterator's next element.
    let next: FunctionSymbol?
    /// Gives the element at an index, of a collection that makes no iterator.
    let element: FunctionSymbol?

    init(of type: NominalSymbol) {
        func method(_ name: String) -> FunctionSymbol? {
            type.functions(named: name).first { !$0.isStatic && $0.body != nil && $0.parameters.isEmpty }
        }
        make = method("makeIterator") ?? method("makeAsyncIterator")
        next = method("next")
        element =
            make != nil || next != nil
            ? nil
            : type.allAncestors().types.lazy.flatMap(\.symbol.subscripts).first {
                $0.parameters.count == 1 && $0.parameters[0].label == nil && $0.isImplemented
            }
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
