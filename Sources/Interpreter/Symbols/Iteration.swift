// The members by which the values of a type of the sources are gone through.

extension NominalSymbol {
    /// Gives an iterator's next element.
    var nextMethod: FunctionSymbol? { method(named: "next") }

    /// Makes the iterator; nil for what is one itself.
    var iteratorMethod: FunctionSymbol? {
        method(named: "makeIterator") ?? method(named: "makeAsyncIterator")
            ?? (nextMethod == nil ? method(named: "__makeIterator") : nil)
    }

    private func method(named name: String) -> FunctionSymbol? {
        functions(named: name).first { !$0.isStatic && $0.body != nil && $0.parameters.isEmpty }
    }
}
