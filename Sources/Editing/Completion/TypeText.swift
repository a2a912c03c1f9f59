/// A type as a source writes it, taken apart as far as completion needs.
struct TypeText: Hashable {
    /// Without attributes, `inout`, `some` and `any`.
    let text: Substring

    init(_ text: String) { self.init(text[...]) }

    init(_ text: Substring) {
        // Most types are names or arrays.
        if let first = text.utf8.first, first < UInt8(ascii: "a"), first > UInt8(ascii: "@"), text.utf8.last != 0x20 {
            self.text = text
            return
        }
        var rest = text.trimmed
        while true {
            if rest.first == "@" {
                rest = rest.drop { $0 != " " }.trimmed
            } else if let word = ["inout ", "some ", "any ", "borrowing ", "consuming ", "sending "].first(
                where: rest.hasPrefix)
            {
                rest = rest.dropFirst(word.count).trimmed
            } else if rest.first == "(", rest.matchingEnd == rest.endIndex, rest.dropFirst().dropLast().isOneType {
                rest = rest.dropFirst().dropLast().trimmed
            } else {
                self.text = rest
                return
            }
        }
    }

    var isOptional: Bool { function == nil && (text.last == "?" || text.last == "!") }

    /// The type without its question marks.
    var unwrapped: TypeText { isOptional ? TypeText(text.dropLast()).unwrapped : self }

    /// The name without arguments: `Binding` of `Binding<Bool>?`, `Array` of `[Int]`; nil for tuples and functions.
    var name: String? {
        let type = unwrapped.text
        guard function == nil, let first = type.first else { return nil }
        if first == "[" { return isDictionary ? "Dictionary" : "Array" }
        if first == "(" { return nil }
        return String(type.prefix { $0 != "<" && $0 != " " && $0 != "&" })
    }

    /// The type of an array's elements, and of those of a set or a range.
    var element: TypeText? {
        let type = unwrapped.text
        if type.first == "[", type.last == "]", !isDictionary { return TypeText(type.dropFirst().dropLast()) }
        guard let open = type.firstIndex(of: "<"), type.last == ">" else { return nil }
        let generics: Set<Substring> = ["Array", "Set", "Range", "ClosedRange", "ArraySlice"]
        return generics.contains(type[..<open]) ? TypeText(type[type.index(after: open)...].dropLast()) : nil
    }

    /// The parameters and the result of a function's type.
    var function: (parameters: [TypeText], result: TypeText)? {
        var type = text
        if type.last == "?", type.first == "(", let end = type.dropLast().matchingEnd, end == type.dropLast().endIndex {
            type = type.dropLast().dropFirst().dropLast()
        }
        guard type.first == "(", type.utf8.contains(UInt8(ascii: "-")), let end = type.matchingEnd else { return nil }
        let rest = type[end...]
        guard let arrow = rest.firstRange(of: "->"), rest[..<arrow.lowerBound].isEffects else { return nil }
        let inner = type[type.index(after: type.startIndex)..<type.index(before: end)]
        return (inner.partsAtCommas.map { TypeText($0.withoutLabel) }, TypeText(rest[arrow.upperBound...]))
    }

    private var isDictionary: Bool {
        var depth = 0
        return unwrapped.text.dropFirst().dropLast().contains {
            depth += $0 == "[" || $0 == "(" || $0 == "<" ? 1 : $0 == "]" || $0 == ")" || $0 == ">" ? -1 : 0
            return $0 == ":" && depth == 0
        }
    }
}

extension Substring {
    /// Without spaces at both ends.
    var trimmed: Substring {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return rest
    }

    /// The end of the parentheses that it begins with; nil if they are open.
    fileprivate var matchingEnd: Index? {
        var depth = 0
        for index in indices {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" { depth -= 1 }
            if depth == 0 { return self.index(after: index) }
        }
        return nil
    }

    /// The parts between commas that are in no brackets.
    var partsAtCommas: [Substring] {
        var parts: [Substring] = []
        var (depth, start) = (0, startIndex)
        var last: Character?
        for index in indices {
            switch self[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where last != "-": depth -= 1
            case "," where depth == 0:
                parts.append(self[start..<index].trimmed)
                start = self.index(after: index)
            default: break
            }
            last = self[index]
        }
        let rest = self[start...].trimmed
        return rest.isEmpty ? parts : parts + [rest]
    }

    /// Whether it is not empty, and neither a tuple nor a function.
    fileprivate var isOneType: Bool { partsAtCommas.count == 1 && withoutLabel == trimmed && !contains("->") }

    /// A tuple's field without its label.
    fileprivate var withoutLabel: Substring {
        var depth = 0
        for index in indices {
            switch self[index] {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case ":" where depth == 0: return self[self.index(after: index)...].trimmed
            default: break
            }
        }
        return self
    }

    /// Whether it is what may stand before an arrow: `async throws`.
    fileprivate var isEffects: Bool { trimmed.allSatisfy { $0.isLetter || $0 == " " || $0 == "(" || $0 == ")" } }
}
