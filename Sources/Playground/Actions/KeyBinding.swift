import Terminal

/// A row of the key table: keys, what they do, in words, and where.
package struct KeyBinding: Sendable {
    package let keys: Keys
    package let action: Action
    /// What it does, as the help says it: "the next element".
    package let words: String
    /// A word or two for the footer; nil for what the footer leaves out.
    package let hint: String?
    package let section: Section
    package let places: Places

    package enum Keys: Hashable, Sendable {
        case these([Key])
        /// Any of these characters; the action is to type it.
        case typing(String)
        /// Every character that is no command.
        case anyCharacter
    }

    package enum Section: String, Sendable, CaseIterable {
        case program = "The program"
        case panes = "Panes"
        case elements = "Elements"
        case trace = "The trace"
        case reading = "Why, and this page"
        case report = "Errors, holes and remarks"
        case proposal = "The proposal"
        case field = "Typing"
        case roots = "Roots: what can be laid out"
        case examples = "Files and examples"
    }

    /// Who has the keys.
    package struct Places: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let tree = Places(rawValue: 1)
        package static let stage = Places(rawValue: 2)
        package static let why = Places(rawValue: 4)
        package static let trace = Places(rawValue: 8)
        package static let proposal = Places(rawValue: 16)
        package static let field = Places(rawValue: 32)
        package static let help = Places(rawValue: 64)
        package static let examples = Places(rawValue: 128)

        /// The report, at anything but a hole.
        package static let report = Places(rawValue: 256)
        /// The report, at a hole: what is typed there sets it.
        package static let hole = Places(rawValue: 512)
        /// Typing what a hole is.
        package static let entry = Places(rawValue: 1024)
        package static let roots = Places(rawValue: 2048)

        package static let panes: Places = [.tree, .stage, .why, .trace, .report]
        /// Everywhere but while typing, at a hole, and on what lies over the panes.
        package static let open: Places = [.panes, .proposal]
        package static let everywhere: Places = [.open, .hole, .entry, .field, .help, .examples, .roots]

        /// Each single place, with the words for it.
        package static let named: [(place: Places, words: String)] = [
            (.tree, "the tree"), (.stage, "the stage"), (.why, "the why pane"), (.trace, "the trace"),
            (.proposal, "the proposal"), (.field, "the proposal's field"), (.help, "the help"),
            (.examples, "the list of examples"), (.report, "the report"), (.hole, "a hole of the report"),
            (.entry, "the field of a hole"), (.roots, "the list of roots"),
        ]

        /// How to come to a place from the panes.
        var way: String? {
            if contains(.proposal) { return "p goes to the proposal" }
            if contains(.tree) { return "1 goes to the tree" }
            if contains(.stage) { return "2 goes to the stage" }
            if contains(.why) { return "3 goes to the why pane" }
            if contains(.trace) { return "4 goes to the trace" }
            if contains(.field) { return "p, then enter, opens the proposal for typing" }
            if contains(.report) || contains(.hole) { return "d goes to the report" }
            return nil
        }
    }
}

extension KeyBinding {
    init(
        _ keys: [Key], _ action: Action, _ words: String, hint: String? = nil, in section: Section,
        where places: Places
    ) {
        self.init(
            keys: .these(keys), action: action, words: words, hint: hint, section: section, places: places)
    }

    /// The action for a key, if this is its row.
    func action(for key: Key) -> Action? {
        switch (keys, key.code) {
        case (.these(let keys), _): keys.contains(key) ? action : nil
        case (.typing(let characters), .character(let character)) where key.modifiers.isEmpty:
            characters.contains(character) ? .field(.edit(.type(String(character)))) : nil
        case (.anyCharacter, .character(let character)) where key.modifiers.isSubset(of: .shift):
            .field(.edit(.type(String(character))))
        default: nil
        }
    }
}

extension Notation {
    /// The keys of a row as the help writes them: "↑ k".
    package func names(of keys: KeyBinding.Keys) -> String {
        switch keys {
        case .these(let keys): keys.map(name).joined(separator: " ")
        case .typing: "0-9 < ."
        case .anyCharacter: "any character"
        }
    }
}

extension Key {
    static func character(_ character: Character) -> Key { Key(.character(character)) }
}
