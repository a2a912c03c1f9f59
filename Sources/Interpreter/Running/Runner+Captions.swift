import SwiftSource

// Texts of views that other files hand over.

extension Runner {
    /// What a view calls the text that it is given.
    private static let caption = "__caption"

    /// Makes the text of a view that is kept in a property a hole, where the sources leave it to others: a label that a cell
    /// keeps shows `‹title.text›`.
    func assumeCaption(of property: VariableSymbol, _ value: Value, at range: SourceRange) throws(Failure) {
        guard case .object(let object) = value, property.owner?.isOfSupplement == false,
            object.symbol.isOpenElement, let caption = caption(of: object.symbol),
            table.captions?.areHandedOver(for: property.name) == true,
            try self.property(caption, of: value, at: range).isNone
        else { return }
        let hole = HoleValue(HoleSite("\(property.name).text", at: property.range))
        let said = try setting(hole.text, as: table.standard.string, at: property.range)
        var view = value
        try set(caption, of: &view, to: said ?? .hole(hole), at: range)
    }

    private func caption(of symbol: NominalSymbol) -> VariableSymbol? {
        symbol.inherited(named: Self.caption).first { $0.owner.isOfSupplement }?.members.lazy.compactMap(\.variable)
            .first
    }
}
