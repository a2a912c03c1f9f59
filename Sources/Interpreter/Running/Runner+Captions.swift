import SwiftSource

// Texts of views that other files hand over.

extension Runner {
    /// Makes the text of a view that is kept in a property a hole, until the source sets it: a label that a cell keeps shows
    /// `‹title.text›`.
    func assumeCaption(of property: VariableSymbol, _ value: Value, at range: SourceRange) throws(Failure) {
        guard case .object(let object) = value, property.owner?.isFromLibraryText == false,
            object.symbol.isOpenElement, let caption = object.symbol.hook(.caption)?.variable,
            try self.property(caption, of: value, at: range).isNone
        else { return }
        let hole = HoleValue(HoleSite("\(property.name).text", at: property.range))
        let said = try setting(hole.text, as: table.standard.string, at: property.range)
        var view = value
        try set(caption, of: &view, to: said ?? .hole(hole), at: range)
    }
}
