extension Runner {
    /// What Foundation says of an error without a description of its own: its type, in a module that is named `App` here, and
    /// its number.
    func foundationDescription(of error: Value) throws(Failure) -> String {
        let module = error.ownSymbol.map { $0.isOfSource && !$0.isFromLibraryText } ?? false ? "App" : "Swift"
        let name = error.ownSymbol?.qualifiedName ?? error.typeName
        let text = "The operation couldn’t be completed."
        return "\(text) (\(module).\(name) error \(try errorNumber(of: error)).)"
    }

    /// The whole number that is an enum's raw value; else the place of the case in memory, where cases that hold something
    /// come first; else 1.
    private func errorNumber(of error: Value) throws(Failure) -> Int {
        guard case .choice(let choice) = error.unbacked else { return 1 }
        if case .int(let number) = choice.symbol.rawValue { return number }
        let cases = choice.symbol.owner.cases
        let ordered = cases.filter(\.hasPayload) + cases.filter { !$0.hasPayload }
        return ordered.firstIndex { $0 === choice.symbol } ?? 0
    }
}
