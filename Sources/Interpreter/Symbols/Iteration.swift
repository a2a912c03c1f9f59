/// The members by which the values of a type of the sources are gone through; found once for each type.
struct Iteration {
    /// Makes the iterator; nil for what is one itself.
    let make: FunctionSymbol?
    /// Gives an iterator's next element.
    let next: FunctionSymbol?
    /// A collection without an iterator.
    let indices: Indices?

    /// Goes from a collection's first index to its last.
    struct Indices {
        let first: VariableSymbol
        let last: VariableSymbol
        let element: FunctionSymbol
        /// Nil where indices are numbers.
        let after: FunctionSymbol?
    }

    init(of type: NominalSymbol) {
        func method(_ name: String) -> FunctionSymbol? {
            type.functions(named: name).first { !$0.isStatic && $0.body != nil && $0.parameters.isEmpty }
        }
        make = method("makeIterator") ?? method("makeAsyncIterator")
        next = method("next")
        indices = make == nil && next == nil ? Indices(of: type) : nil
    }
}

extension Iteration.Indices {
    fileprivate init?(of type: NominalSymbol) {
        guard let first = type.variable(named: "startIndex"), let last = type.variable(named: "endIndex"),
            let element = type.allAncestors().types.lazy.flatMap(\.symbol.subscripts).first(where: {
                $0.parameters.count == 1 && $0.parameters[0].label == nil && $0.isImplemented
            })
        else { return nil }
        let after = type.functions(named: "index").first { $0.body != nil && $0.parameters.map(\.label) == ["after"] }
        self.init(first: first, last: last, element: element, after: after)
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
