/// The declarations of a source that completion needs: read from pieces, so that half-typed text has them, too.
struct SourceDeclarations {
    /// The first is the file's.
    var scopes = [Scope(opening: -1, closing: .max, parent: nil)]
    /// In the order of the text.
    var names: [Name] = []
    /// The source's own types, and those that it extends, by their names.
    var types: [String: CompletionNames.NamedType] = [:]
    /// The names of its own types, in the order of the text.
    var typeNames: [String] = []
    /// Type aliases, and the constraints of generic parameters.
    var aliases: [String: String] = [:]

    /// A brace and all that is in it.
    struct Scope {
        let opening: Int
        var closing: Int
        let parent: Int?
        /// The type whose members it has.
        var type: String?
        /// The type of the value that its statements give, where it is written.
        var result: String?
        var isEnum = false
    }

    struct Name {
        let text: String
        let kind: Kind
        let scope: Int
        /// From which piece on it is known: 0 for what is declared in a type or a file.
        let start: Int
        let origin: Origin
        /// Of a function.
        var parameters: [CompletionNames.Parameter]?
        var help = ""
        /// Whether an attribute wraps its value, so that `$name` is its projection.
        var isWrapped = false

        enum Kind {
            case variable, parameter, property, function
        }

        /// Whether the value of the name begins with a piece.
        fileprivate func isDeclared(by piece: Int) -> Bool {
            if case .value(piece) = origin { true } else { false }
        }
    }

    /// The code that says of which type a name is.
    enum Origin {
        case unknown
        case written(String)
        /// The expression that begins with a piece.
        case value(Int)
        /// An element of the collection that an expression gives.
        case element(Int)
        /// A parameter of the closure whose brace is a piece, by its number.
        case closure(Int, Int)
    }

    /// The scopes around a piece, the innermost first.
    func scopes(around piece: Int) -> [Int] {
        var index = scopes.lastIndex { $0.opening < piece && $0.closing >= piece } ?? 0
        var found = [index]
        while let parent = scopes[index].parent {
            found.append(parent)
            index = parent
        }
        return found
    }

    /// The names that are known before a piece, the nearest first; without those that nearer ones hide.
    func visibleNames(before piece: Int) -> [Name] {
        var seen: Set<String> = []
        return scopes(around: piece).flatMap { scope -> [Name] in
            let isOrdered = scope != 0 && scopes[scope].type == nil
            let here = names.filter { $0.scope == scope && $0.start <= piece && !$0.isDeclared(by: piece) }
            return isOrdered ? here.reversed() : here
        }.filter { $0.kind == .function || seen.insert($0.text).inserted }
    }

    /// The nearest name of a text.
    func name(_ text: String, before piece: Int) -> Name? {
        for scope in scopes(around: piece) {
            if let found = names.last(where: { $0.text == text && $0.scope == scope && $0.start <= piece }) {
                return found
            }
        }
        return nil
    }

    /// The type whose members can be named without a dot.
    func typeName(around piece: Int) -> String? {
        scopes(around: piece).lazy.compactMap { scopes[$0].type }.first
    }
}
