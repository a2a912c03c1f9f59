/// The groups of a regular expression that capture what they match, in their order.
struct RegexGroups {
    struct Group {
        let name: String?
        /// Whether it may match nothing where the whole does: it stands behind a `?` or beside a `|`.
        var isOptional = false
    }

    private(set) var groups: [Group] = []

    init(_ pattern: String) {
        let characters = Array(pattern)
        // Of each open parenthesis its own group, the first one in it, and whether a `|` stood there.
        var open: [(own: Int, inner: Int, hasChoice: Bool)] = [(0, 0, false)]
        var index = 0
        while index < characters.count {
            defer { index += 1 }
            switch characters[index] {
            case "\\": index += 1
            case "[":
                while index + 1 < characters.count, characters[index] != "]" {
                    index += characters[index] == "\\" ? 2 : 1
                }
            case "(":
                let own = groups.count
                if let name = Self.capture(characters[(index + 1)...]) {
                    groups.append(Group(name: name.isEmpty ? nil : name))
                }
                open.append((own, groups.count, false))
            case "|": open[open.count - 1].hasChoice = true
            case ")" where open.count > 1:
                let (own, inner, hasChoice) = open.removeLast()
                let rest = characters[(index + 1)...]
                let mayBeLeftOut = rest.first == "?" || rest.first == "*" || rest.starts(with: "{0")
                if hasChoice || mayBeLeftOut { leaveOut(from: mayBeLeftOut ? own : inner) }
            default: continue
            }
        }
        if open[0].hasChoice { leaveOut(from: 0) }
    }

    private mutating func leaveOut(from first: Int) {
        for index in groups.indices.dropFirst(first) { groups[index].isOptional = true }
    }

    /// The name of the group that begins behind a parenthesis, empty where it has none; nil where it captures nothing.
    private static func capture(_ rest: ArraySlice<Character>) -> String? {
        guard rest.first == "?" else { return "" }
        let inner = rest.dropFirst()
        guard inner.first == "<", let letter = inner.dropFirst().first, letter != "=", letter != "!" else { return nil }
        return String(inner.dropFirst().prefix { $0 != ">" })
    }
}

extension StandardLibrary {
    /// What `Regex` is made of in Swift: the matches of a pattern in a text, their ends in characters.
    static let regexMatches = HostEntry.call(
        """
        func __regexMatches<S: StringProtocol>(_ text: S, _ pattern: String, _ options: Int, _ most: Int) \
        -> [(start: Int, end: Int, output: Any)]
        """
    ) { call in
        let (given, text) = (try call.value(0), try call.text(0))
        let pattern = try call.text(1)
        var search = TextSearch(text: text, pattern: pattern, options: try call.int(2))
        let found = search.groups(most: try call.int(3))
        try call.runner.walk(search.work)
        try call.runner.reserve(found.count)
        let names = [nil] + RegexGroups(pattern).groups.map(\.name)
        func part(_ range: Range<String.Index>) -> Value {
            let start = text.distance(from: text.startIndex, to: range.lowerBound)
            return .text(String(text[range]), from: given.firstIndex + start)
        }
        return .array(
            found.compactMap { groups in
                guard let whole = groups.first.flatMap(\.self) else { return nil }
                let ends = [whole.lowerBound, whole.upperBound].map { text.distance(from: text.startIndex, to: $0) }
                let parts = zip(names, groups).map { name, range in
                    Value.TupleElement(label: name, value: range.map { part($0) } ?? .none)
                }
                let output = parts.count == 1 ? parts[0].value : .tuple(parts)
                return .tuple([
                    .init(label: "start", value: .int(ends[0])), .init(label: "end", value: .int(ends[1])),
                    .init(label: "output", value: output),
                ])
            })
    }
}
