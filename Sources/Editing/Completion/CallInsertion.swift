/// The text that a candidate writes.
struct CallInsertion {
    let text: String
    /// The place of the cursor in an insertion without placeholders.
    let cursorOffset: Int

    init(_ name: String) {
        text = name
        cursorOffset = name.utf8.count
    }

    private init(_ text: String, cursorOffset: Int) { (self.text, self.cursorOffset) = (text, cursorOffset) }

    /// The text behind the cursor.
    enum Follower {
        case nothing, arguments, closure
    }

    /// A call with placeholders for what it requires.
    /// - Parameter known: says which closures give elements, and so have lines of their own.
    init(
        _ name: String, calling function: CompletionNames.Member, before follower: Follower,
        indentation: (outer: String, inner: String), known: KnownNames
    ) {
        guard let parameters = function.parameters, follower != .arguments else {
            self.init(name)
            return
        }
        let required = parameters.filter { $0.defaultText == nil }
        let closures = Array(required.reversed().prefix(while: \.isClosure).reversed())
        let arguments = required.dropLast(closures.count).map {
            ($0.label.map { "\($0): " } ?? "") + "<#\($0.name)#>"
        }
        let hasParentheses = !arguments.isEmpty || closures.isEmpty
        let head = name + (hasParentheses ? "(\(arguments.joined(separator: ", ")))" : "")
        var tail = ""
        if follower != .closure {
            for (number, closure) in closures.enumerated() {
                let label = number == 0 ? "" : "\(closure.label ?? closure.name): "
                tail += " " + label + Self.closure(closure, indentation, known)
            }
        }
        let isEmpty = tail.isEmpty && arguments.isEmpty && !parameters.isEmpty && follower == .nothing
        let text = head + tail
        self.init(text, cursorOffset: text.utf8.count - (isEmpty ? 1 : 0))
    }

    /// A closure with a placeholder for its statements: on lines of their own, unless it gives a plain value.
    private static func closure(
        _ parameter: CompletionNames.Parameter, _ indentation: (outer: String, inner: String), _ known: KnownNames
    ) -> String {
        guard let function = parameter.parsedType.function else { return "{ <#\(parameter.name)#> }" }
        let names = function.parameters.map { "<#\($0.shortName)#>" }
        let head = names.isEmpty ? "" : " \(names.joined(separator: ", ")) in"
        let isBlock =
            parameter.isBuilder || function.result.text == "Void" || function.result.text == "()"
            || known.resolve(function.result).map { known.isElement($0.type) } ?? false
        guard isBlock else { return "{\(head) <#\(parameter.name)#> }" }
        return "{\(head)\n\(indentation.inner)<#\(parameter.name)#>\n\(indentation.outer)}"
    }
}

extension CompletionNames.Parameter {
    /// Whether the argument can be written as a trailing closure that is required.
    fileprivate var isClosure: Bool { isBuilder || parsedType.function != nil && !parsedType.isOptional }
}

extension TypeText {
    /// A name for a value of the type: `proxy` for a `GeometryProxy`, `item` for an element of a collection.
    fileprivate var shortName: String {
        if text.hasSuffix(".Element") { return "item" }
        guard let name, let last = name.split(separator: ".").last else { return "value" }
        guard let start = last.lastIndex(where: \.isUppercase) else { return String(last) }
        let hump = last[start...].lowercased()
        return hump.count > 2 ? hump : last.prefix(1).lowercased() + last.dropFirst()
    }
}
