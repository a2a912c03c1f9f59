import Terminal

/// A row of the key table: keys, their action, its description, and the contexts that they apply to.
package struct KeyBinding: Sendable {
    package let keys: Keys
    package let action: Action
    /// The description in the help: "the next element".
    package let words: String
    /// One or two words for the footer; nil if the footer omits the key.
    package let hint: String?
    package let section: Section
    package let contexts: Contexts

    package enum Keys: Hashable, Sendable {
        case these([Key])
        /// Any of these characters.
        case typing(String)
        /// Every character that is not a command.
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
        case whatIf = "What if"
        case strip = "Side by side"
        case finder = "Finding"
        case stops = "Where running stops"
        case source = "The source"
        case editing = "Writing in the source"
        case question = "Questions about a text"
        case boxes = "Editing from the boxes"
        case lesson = "Lessons"
    }

    /// Where keys apply, in words.
    package enum Context: String, Hashable, Sendable, CaseIterable {
        case tree = "the tree"
        case stage = "the stage"
        case why = "the why pane"
        case trace = "the trace"
        case proposal = "the proposal"
        case field = "the proposal's field"
        case help = "the help"
        case report = "the report"
        case hole = "a hole of the report"
        case entry = "the field of a hole"
        case predicting = "a step while answers are hidden"
        case whatIf = "what an element would answer"
        case strip = "the strip of layouts"
        case finder = "a list with a field"
        case stops = "the list of stops"
        case source = "the source"
        case editor = "the source while it is written"
        case completing = "the list of what can be written"
        case prompt = "the field below the source"
        case question = "a question about a text"
        case fields = "the fields of an element"
        case typedField = "a field while a value is typed"
        case lesson = "a lesson"
        case lessonTyping = "a task whose answer is typed"
        case lessonChoice = "a task whose answer is chosen"
        case lessonChange = "a task that asks for a change"
    }

    package typealias Contexts = Set<Context>
}

extension Set<KeyBinding.Context> {
    package static var everywhere: Self { Set(KeyBinding.Context.allCases) }
    package static var lessonTasks: Self { [.lessonTyping, .lessonChoice, .lessonChange] }
    package static var everyLesson: Self { lessonTasks.union([.lesson]) }
    /// The panes without a lesson's own.
    package static var panesAlone: Self { [.tree, .stage, .why, .trace, .report, .source] }
    package static var panes: Self { panesAlone.union([.lesson, .lessonChange]) }
    /// Everywhere except in fields, at a hole, and in overlays.
    package static var open: Self { panes.union([.proposal]) }
    /// The contexts in which characters are typed.
    package static var typing: Self {
        [
            .field, .hole, .entry, .whatIf, .finder, .editor, .completing, .prompt, .fields, .typedField,
        ]
    }
    /// The contexts in which characters are commands.
    package static var commands: Self { open.union([.help, .strip, .stops]) }
    /// The contexts in which Ctrl-C and Ctrl-Z end and stop the program, as in a shell: all but an editor's.
    package static var signalling: Self { everywhere.subtracting([.editor, .completing, .prompt]) }

    /// How to get there from the current context. Where digits are typed, escape comes first.
    func way(from context: KeyBinding.Context) -> String? {
        let typesDigits = context == .proposal || context == .predicting
        func way(_ key: String, _ goal: String) -> String {
            typesDigits ? "esc, then \(key), goes to \(goal)" : "\(key) goes to \(goal)"
        }
        if typesDigits, contains(.stage) {
            return context == .predicting ? "esc shows all answers first" : "esc goes to the stage"
        }
        if contains(.proposal) { return way("p", "the proposal") }
        if contains(.tree) { return way("1", "the tree") }
        if contains(.stage) { return way("2", "the stage") }
        if contains(.why) { return way("3", "the why pane") }
        if contains(.trace) { return way("4", "the trace") }
        if contains(.source) { return way("5", "the source") }
        if contains(.editor) {
            return typesDigits || context != .source
                ? way("5, then i,", "writing in the source") : "i begins writing"
        }
        if contains(.predicting) { return "c hides the answers" }
        if contains(.report) { return way("d", "the report") }
        if contains(.field), context != .predicting {
            return context == .proposal
                ? "enter opens it for typing" : "p, then enter, opens the proposal for typing"
        }
        return nil
    }
}
extension KeyBinding {
    /// The action of a key; nil if the key is not in this row.
    func action(for key: Key) -> Action? {
        switch (keys, key.code) {
        case (.these(let keys), _): keys.contains(key) ? action : nil
        case (.typing(let characters), .character(let character)) where key.modifiers.isEmpty:
            characters.contains(character) ? typed(String(character)) : nil
        case (.anyCharacter, .character(let character)) where key.modifiers.isSubset(of: .shift):
            typed(String(character))
        default: nil
        }
    }

    private func typed(_ text: String) -> Action {
        switch action {
        case .trace(.predict): .trace(.predict(.type(text)))
        case .source(.perform): .source(.perform(.type(text)))
        case .lesson(.edit): .lesson(.edit(.type(text)))
        default: .field(.edit(.type(text)))
        }
    }
}

extension Notation {
    /// The keys of a row in the help: "↑ k".
    package func names(of keys: KeyBinding.Keys) -> String {
        switch keys {
        case .these(let keys): keys.map(name).joined(separator: " ")
        case .typing(let characters): names(ofTyped: characters)
        case .anyCharacter: "any character"
        }
    }

    /// `0-9 < .`: all digits are one word.
    private func names(ofTyped characters: String) -> String {
        let shown = characters.filter { !$0.isNumber && ($0.isASCII || encoding == .utf8) }
        return (["0-9"] + shown.map { name(of: Key.character($0)) }).joined(separator: " ")
    }
}

extension Key {
    static func character(_ character: Character) -> Key { Key(.character(character)) }
}
