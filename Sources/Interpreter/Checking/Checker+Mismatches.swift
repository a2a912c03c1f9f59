import SwiftSource

// Which values are never of a type.

extension Checker {
    /// Whether a value of one type can never be converted to another.
    func isMismatch(_ value: TypedExpression, _ wanted: Type) -> Bool {
        let found = solver.normal(value.type)
        if found.standard == .keyPath, wanted.unwrapped.standard == .keyPath {
            // Their roots decide; their values may be inferred from those.
            return [found, wanted.unwrapped].allSatisfy { type in
                type.arguments.first.map { completeness(of: $0) != .open } ?? false
            }
        }
        guard value.isNilLiteral || completeness(of: value.type) != .open, completeness(of: wanted) != .open else {
            return false
        }
        // Types that read alike are one, or two that the source does not tell apart.
        if !value.isNilLiteral, found.description == solver.normal(wanted).description { return false }
        // A text's views share its indices, and are arrays here: `text.utf8.index(text.startIndex, offsetBy: 1)`.
        if found.isIndexOfText || solver.normal(wanted).isIndexOfText { return false }
        // A generic parameter may be bound by a later use.
        if value.type.mentionsParameter { return false }
        guard let symbol = solver.normal(wanted).unwrapped.symbol else { return true }
        // An extension elsewhere says that a class is what the system's protocol asks for: a table's data source.
        if symbol.kind == .interface, symbol.isFromLibraryText, found.unwrapped.symbol?.kind == .object { return false }
        // An extension elsewhere says that a type of the library's is written as a literal.
        let isExtensible = symbol.isPartial || symbol.isFromLibraryText || !symbol.isOfSource && symbol.standard == nil
        return !isExtensible || !value.isLiteral || symbol.kind == .interface
    }
}

extension Type {
    fileprivate var mentionsParameter: Bool {
        switch resolved {
        case .parameter: true
        case .member, .composition: false
        case let type: type.holdsDirectly(\.mentionsParameter)
        }
    }
}

extension TypedExpression {
    fileprivate var isLiteral: Bool {
        switch kind {
        case .constant, .integer, .interpolation, .array, .dictionary: true
        default: type.variable?.literal != nil
        }
    }
}
