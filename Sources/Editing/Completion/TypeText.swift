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
            let first = rest.utf8.first ?? 0
            if first == UInt8(ascii: "@") {
                rest = rest.drop { $0 != " " }.trimmed
            } else if first >= UInt8(ascii: "a"), let word = Self.words.first(where: rest.hasPrefix) {
                rest = rest.dropFirst(word.count).trimmed
            } else if first == UInt8(ascii: "("), rest.matchingEnd == rest.endIndex,
                rest.dropFirst().dropLast().isOneType
            {
                rest = rest.dropFirst().dropLast().trimmed
            } else {
                self.text = rest
                return
            }
        }
    }

    /// The words that may stand before a type.
    private static let words = ["inout ", "some ", "any ", "borrowing ", "consuming ", "sending "]

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
        guard let arrow = rest.range(ofBytes: "->"), rest[..<arrow.lowerBound].isEffects else { return nil }
        let inner = type[type.index(after: type.startIndex)..<type.index(before: end)]
        return (inner.partsAtCommas.map { TypeText($0.withoutLabel) }, TypeText(rest[arrow.upperBound...]))
    }

    private var isDictionary: Bool { unwrapped.text.dropFirst().dropLast().hasColon }
}

extension Substring {
    /// Without spaces at both ends.
    var trimmed: Substring {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
        guard let start = utf8.firstIndex(where: { !isSpace($0) }), let end = utf8.lastIndex(where: { !isSpace($0) })
        else { return self[endIndex...] }
        return self[start...end]
    }

    /// The first range of a short text, found byte by byte: a general search takes many times as long.
    func range(ofBytes text: String) -> Range<Index>? {
        guard let first = text.utf8.first else { return nil }
        for index in utf8.indices where utf8[index] == first && utf8[index...].starts(with: text.utf8) {
            return index..<utf8.index(index, offsetBy: text.utf8.count)
        }
        return nil
    }

    /// The end of the parentheses that it begins with; nil if they are open.
    fileprivate var matchingEnd: Index? {
        var depth = 0
        for index in utf8.indices {
            if utf8[index] == UInt8(ascii: "(") { depth += 1 }
            if utf8[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return utf8.index(after: index) }
        }
        return nil
    }

    /// The parts between commas that are in no brackets.
    var partsAtCommas: [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        for index in indicesOutsideBrackets(of: UInt8(ascii: ",")) {
            parts.append(self[start..<index].trimmed)
            start = utf8.index(after: index)
        }
        let rest = self[start...].trimmed
        return rest.isEmpty ? parts : parts + [rest]
    }

    /// The indices of a byte that is in no brackets.
    private func indicesOutsideBrackets(of byte: UInt8) -> [Index] {
        var found: [Index] = []
        var (depth, last) = (0, UInt8(0))
        for index in utf8.indices {
            let next = utf8[index]
            switch next {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where last != UInt8(ascii: "-"): depth -= 1
            case byte where depth == 0: found.append(index)
            default: break
            }
            last = next
        }
        return found
    }

    /// Whether it is not empty, and neither a tuple nor a function.
    fileprivate var isOneType: Bool {
        partsAtCommas.count == 1 && withoutLabel == trimmed && range(ofBytes: "->") == nil
    }

    /// A tuple's field without its label.
    fileprivate var withoutLabel: Substring {
        guard let colon = indicesOutsideBrackets(of: UInt8(ascii: ":")).first else { return self }
        return self[utf8.index(after: colon)...].trimmed
    }

    /// Whether it has a colon that is in no brackets.
    fileprivate var hasColon: Bool { !indicesOutsideBrackets(of: UInt8(ascii: ":")).isEmpty }

    /// Whether it is what may stand before an arrow: `async throws`.
    fileprivate var isEffects: Bool { utf8.allSatisfy { $0 >= UInt8(ascii: "a") || $0 == UInt8(ascii: " ") } }
}
