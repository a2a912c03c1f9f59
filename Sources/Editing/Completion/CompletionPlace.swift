import SwiftSource

/// The kind of code that can stand at a cursor.
enum CompletionPlace {
    case nothing
    /// A member of an expression or a type.
    case member(CodeContext.Meaning?)
    /// A member of the expected type.
    case implicitMember
    case type
    /// A type that another one inherits from, or is opaque with: protocols come first.
    case protocols
    /// The first word of a statement.
    case statement
    /// The first word of a declaration in a type.
    case declaration
    /// The word of a further accessor: `get`, `didSet`.
    case accessor
    case expression
    /// An argument of a call, with its label.
    case argument(WrittenCall)
    /// An attribute or a macro: `@State`, `#Preview`.
    case attribute
    /// Behind the brace of an `if` or a `do`.
    case afterBrace
    case module
}

extension CodeContext {
    /// The place of a name that stands at the cursor in the tree.
    func place(of cursor: CompletionCursor) -> CompletionPlace {
        if cursor.sign != nil { return .attribute }
        guard path.count > 1, let leaf = path.last else { return .nothing }
        guard leaf.range.start == position else { return placeOfUnreadName(in: leaf, behind: cursor.previous) }
        let (parent, outer) = (path[path.count - 2], path.dropLast(2).last)
        switch (leaf, parent) {
        case (.name, .part):
            if case .expression(let expression)? = outer, case .chain = expression.kind { return .member(receiver) }
            return .nothing
        case (.name, .expression(let expression)):
            if case .implicitMember = expression.kind { return .implicitMember }
            return .nothing
        case (.name, .type(let type)): return place(in: type, of: outer, behind: cursor.previous)
        case (.name, .statement(let statement)):
            if case .import = statement.kind { return .module }
            return .nothing
        case (.name, .argument): return call(of: outer).map { .argument($0) } ?? .nothing
        case (.expression, .argument(let argument)):
            return argument.label == nil ? call(of: outer).map { .argument($0) } ?? .expression : .expression
        case (.expression, _):
            if beginsStatement { return startOfStatement(behind: cursor.previous) }
            return cursor.isBehindValue ? .nothing : .expression
        default: return .nothing
        }
    }

    /// The call whose argument is at the position; nil for an element of a tuple or a subscript.
    private func call(of node: SyntaxNode?) -> WrittenCall? {
        switch node {
        case .part(let part):
            guard case .call = part.kind else { return nil }
        case .expression(let expression):
            guard case .macro = expression.kind else { return nil }
        case .attribute: break
        default: return nil
        }
        return call
    }

    /// The place of a name that the parser skips.
    private func placeOfUnreadName(in node: SyntaxNode, behind previous: SourcePiece?) -> CompletionPlace {
        guard case .statement(let statement) = node, let previous else { return .nothing }
        // The parser leaves out a requirement that has no relation yet.
        if source[previous.range] == "where" { return .type }
        let isAccessor = statement.accessors.contains { $0.range.contains(position) }
        return isAccessor && previous.kind == .closing(.brace) ? .accessor : .nothing
    }

    private func place(
        in type: TypeSyntax, of parent: SyntaxNode?, behind previous: SourcePiece?
    ) -> CompletionPlace {
        if let previous, previous.kind == .dot {
            let outer = source[SourceRange(type.range.start, previous.range.start)]
            return .member(known.resolve(TypeText(outer), in: typeName(at: position)).map { .type($0.type.name) })
        }
        switch parent {
        case .type(let outer):
            switch outer.kind {
            case .opaque, .existential: return .protocols
            default: return .type
            }
        case .statement(let statement):
            switch statement.kind {
            case .type(let declaration): return declaration.extendedType?.range == type.range ? .type : .protocols
            case .function(let function):
                let parameter = function.parameters.first { $0.range.contains(position) }
                // Without a colon, it is the name of a parameter.
                return parameter?.name.text == "" ? .nothing : .type
            default: return .type
            }
        case .attribute: return .attribute
        default: return .type
        }
    }

    // MARK: Statements

    private var beginsStatement: Bool {
        let statement = path.last { if case .statement = $0 { true } else { false } }
        return statement?.range.start == position
    }

    private func startOfStatement(behind previous: SourcePiece?) -> CompletionPlace {
        let start: CompletionPlace = scopes.last?.type == nil ? .statement : .declaration
        guard let previous, !source.contains("\n", from: previous.range.end, to: position) else { return start }
        switch previous.kind {
        case .opening, .colon: return start
        case .closing(.brace): return .afterBrace
        case .attribute: return scopes.last?.type == nil ? .nothing : start
        default:
            let word = source[previous.range]
            if Modifier(rawValue: word) != nil { return .declaration }
            return word == "in" || word == ";" ? start : .nothing
        }
    }
}

extension Statement {
    /// The accessors of a variable or a subscript.
    fileprivate var accessors: [Accessors] {
        switch kind {
        case .variable(let variable): variable.bindings.compactMap(\.accessors)
        case .function(let function): [function.accessors].compactMap(\.self)
        default: []
        }
    }
}

extension SourceText {
    /// Whether an ASCII character stands between two positions.
    func contains(_ character: Unicode.Scalar, from start: Int, to end: Int) -> Bool {
        utf8[(start - base)..<(end - base)].contains(UInt8(ascii: character))
    }

    /// Whether only spaces stand before a position on its line.
    func isFirstOnLine(_ position: Int) -> Bool {
        let before = utf8[..<(position - base)].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return before == nil || before == UInt8(ascii: "\n")
    }
}
