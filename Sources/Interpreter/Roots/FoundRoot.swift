import SwiftSource

/// A root with the code that makes its element.
struct FoundRoot {
    let root: Root
    let source: Source
    /// What it stands in, the names in which its code mentions.
    let statement: Statement
    /// The type that it is or belongs to.
    let owner: NominalSymbol?
    /// Whether it is shown around something that is not known, or as part of a type that is not declared: what is whole
    /// is shown rather.
    let isPart: Bool
    /// Whether it shows nothing but an unknown view, or may be no element: what an unknown function gives, or a word of prose.
    var isUnknown = false

    enum Source {
        case topLevel(TopLevelValue)
        /// Code that no statement calls: the closure of a `#Preview`.
        case code(Code)
        case type(NominalSymbol)
        /// A type that arranges elements and is none.
        case layout(NominalSymbol)
        /// A property or a function.
        case member(Symbol)
        /// An argument, `BlueprintView(element: ...)`, in a member of a type; the code evaluates it by itself.
        case argument(SourceRange, in: Symbol, alone: () -> Code)
    }

    /// The name of the member by which its own code uses it; nil for a whole declaration.
    var member: String? {
        guard owner != nil, root.kind != .type else { return nil }
        switch source {
        case .member(let symbol), .argument(_, let symbol, _): return symbol.name
        default: return nil
        }
    }
}

extension Symbol {
    /// Whether the code of a property or a function ran.
    var hasRun: Bool { (variable?.getter ?? function?.body)?.hasRun ?? false }
}
