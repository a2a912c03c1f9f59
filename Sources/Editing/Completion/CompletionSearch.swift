import SwiftSource

/// Gathers the candidates for a place, and puts the best first.
struct CompletionSearch {
    let cursor: CompletionCursor
    let context: CodeContext
    private var found: [Found] = []

    /// A candidate with what decides its rank.
    private struct Found {
        let match: NameMatch
        let group: Group
        var candidate: Completion.Candidate
    }

    /// Equally good matches are in this order, then in that of their gathering.
    enum Group: Comparable {
        case label, word, scope, ownType, element, keyword, type, function
    }

    init(_ cursor: CompletionCursor, _ context: CodeContext) {
        self.cursor = cursor
        self.context = context
        gather()
    }

    var known: KnownNames { context.known }

    /// The best first. Overloads are one candidate, unless their whole name is typed.
    var candidates: [Completion.Candidate] {
        let sorted = found.enumerated().sorted { one, other in
            (one.element.match, one.element.group, one.offset) < (
                other.element.match, other.element.group, other.offset
            )
        }
        var all: [Completion.Candidate] = []
        var places: [String: Int] = [:]
        for (_, found) in sorted {
            let isListed = found.match == .whole && !cursor.typed.isEmpty
            let key = isListed ? found.candidate.signature : found.candidate.name
            if let place = places[key] {
                if !isListed, all[place].signature != found.candidate.signature { all[place].alternatives += 1 }
            } else {
                places[key] = all.count
                all.append(found.candidate)
            }
        }
        return all
    }

    private mutating func gather() {
        switch context.place(of: cursor) {
        case .nothing: break
        case .member(let receiver): addMembers(of: receiver)
        case .implicitMember: addWords(context.expected, dotted: false)
        case .type:
            addTypeNames()
            addKeywords(["some", "any"])
        case .protocols: addTypeNames(protocolsFirst: true)
        case .statement: addStatements()
        case .declaration: addDeclarations()
        case .accessor: addKeywords(["get", "set", "willSet", "didSet"])
        case .expression: addExpressions()
        case .argument(let call): addArgument(of: call)
        case .attribute: addAttributes()
        case .afterBrace: addKeywords(["else", "catch"])
        case .module:
            for module in known.library.modules { add(module, .module, .type) }
        }
    }

    // MARK: Adding

    /// Adds a candidate if its name matches.
    /// - Parameter insertion: nil for the name.
    mutating func add(
        _ name: String, _ kind: Completion.Candidate.Kind, _ group: Group, signature: String? = nil, help: String = "",
        insertion: CallInsertion? = nil, alternatives: Int = 0
    ) {
        guard !name.hasPrefix("__"), let match = NameMatch(name, typed: cursor.typed) else { return }
        let insertion = insertion ?? CallInsertion(name)
        let candidate = Completion.Candidate(
            name: name, insertion: insertion.text, cursorOffset: insertion.cursorOffset, signature: signature ?? name,
            help: help, kind: kind, alternatives: alternatives)
        found.append(Found(match: match, group: group, candidate: candidate))
    }

    /// Adds a property or a function.
    /// - Parameter prefix: what stands before its name: the dot of an implicit member.
    mutating func add(
        _ member: CompletionNames.Member, _ kind: Completion.Candidate.Kind, _ group: Group, named name: String? = nil,
        prefix: String = ""
    ) {
        let name = name ?? member.name
        guard member.isNamed, NameMatch(name, typed: cursor.typed) != nil else { return }
        add(
            prefix + name, kind, group, signature: prefix + member.signature(named: name), help: member.help,
            insertion: insertion(prefix + name, member))
    }

    func insertion(_ name: String, _ function: CompletionNames.Member) -> CallInsertion {
        CallInsertion(
            name, calling: function, before: cursor.follower, indentation: cursor.indentation, known: known)
    }

    mutating func addKeywords(_ words: [String]) {
        for word in words { add(word, .keyword, .keyword) }
    }
}
