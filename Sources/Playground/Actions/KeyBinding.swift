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

    /// The contexts of keys.
    package struct Contexts: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let tree = Contexts(rawValue: 1)
        package static let stage = Contexts(rawValue: 2)
        package static let why = Contexts(rawValue: 4)
        package static let trace = Contexts(rawValue: 8)
        package static let proposal = Contexts(rawValue: 16)
        package static let field = Contexts(rawValue: 32)
        package static let help = Contexts(rawValue: 64)

        /// The report, at an entry that is not a hole.
        package static let report = Contexts(rawValue: 256)
        /// The report, at a hole: typing sets it.
        package static let hole = Contexts(rawValue: 512)
        /// The field for a hole's value.
        package static let entry = Contexts(rawValue: 1024)

        /// A step with hidden answers: typing enters a prediction.
        package static let predicting = Contexts(rawValue: 4096)
        /// The field of the box with an element's other answers.
        package static let whatIf = Contexts(rawValue: 8192)

        /// A list with a search field, such as the roots.
        package static let finder = Contexts(rawValue: 16384)

        /// The strip of layouts at different sizes.
        package static let strip = Contexts(rawValue: 32768)

        /// The list of stops.
        package static let stops = Contexts(rawValue: 65536)

        /// The source, while it is read.
        package static let source = Contexts(rawValue: 131_072)
        /// The source, while it is written.
        package static let editor = Contexts(rawValue: 262_144)
        /// The source while it is written, with the list of what can be written.
        package static let completing = Contexts(rawValue: 2_097_152)
        /// The fields of an element's properties: typing begins a value.
        package static let fields = Contexts(rawValue: 4_194_304)
        /// A field of a property while a value is typed.
        package static let typedField = Contexts(rawValue: 8_388_608)
        /// The field below the source.
        package static let prompt = Contexts(rawValue: 524_288)
        /// A question about a text.
        package static let question = Contexts(rawValue: 1_048_576)

        /// A page of a lesson that asks nothing, or whose task is answered.
        package static let lesson = Contexts(rawValue: 16_777_216)
        /// A task whose answer is typed.
        package static let lessonTyping = Contexts(rawValue: 33_554_432)
        /// A task whose answer is chosen.
        package static let lessonChoice = Contexts(rawValue: 67_108_864)
        /// A task that waits for a change of the layout.
        package static let lessonChange = Contexts(rawValue: 134_217_728)
        package static let lessonTasks: Contexts = [.lessonTyping, .lessonChoice, .lessonChange]
        package static let everyLesson: Contexts = [.lesson, .lessonTasks]

        package static let panes: Contexts = [
            .tree, .stage, .why, .trace, .report, .source, .lesson, .lessonChange,
        ]
        /// The panes without a lesson's own.
        package static let panesAlone: Contexts = panes.subtracting(everyLesson)
        /// Everywhere except in fields, at a hole, and in overlays.
        package static let open: Contexts = [.panes, .proposal]
        /// The contexts in which characters are typed.
        package static let typing: Contexts = [
            .field, .hole, .entry, .whatIf, .finder, .editor, .completing, .prompt, .fields, .typedField,
        ]
        /// The contexts in which characters are commands.
        package static let commands: Contexts = [.open, .help, .strip, .stops]
        package static let everywhere: Contexts = [
            .open, .hole, .entry, .field, .help, .whatIf, .finder, .strip, .stops, .predicting, .editor, .completing,
            .prompt, .fields, .typedField, .question, .lessonTyping, .lessonChoice,
        ]

        /// The contexts in which Ctrl-C and Ctrl-Z end and stop the program, as in a shell: all but an editor's.
        package static let signalling: Contexts = .everywhere.subtracting([.editor, .completing, .prompt])

        /// Each single context, with its name.
        package static let named: [(context: Contexts, words: String)] = [
            (.tree, "the tree"), (.stage, "the stage"), (.why, "the why pane"), (.trace, "the trace"),
            (.proposal, "the proposal"), (.field, "the proposal's field"), (.help, "the help"),
            (.report, "the report"), (.hole, "a hole of the report"), (.entry, "the field of a hole"),
            (.predicting, "a step while answers are hidden"),
            (.whatIf, "what an element would answer"), (.strip, "the strip of layouts"),
            (.finder, "a list with a field"), (.stops, "the list of stops"), (.source, "the source"),
            (.editor, "the source while it is written"), (.completing, "the list of what can be written"),
            (.prompt, "the field below the source"),
            (.question, "a question about a text"), (.fields, "the fields of an element"),
            (.typedField, "a field while a value is typed"), (.lesson, "a lesson"),
            (.lessonTyping, "a task whose answer is typed"), (.lessonChoice, "a task whose answer is chosen"),
            (.lessonChange, "a task that asks for a change"),
        ]

        /// How to get there from the current context. Where digits are typed, escape comes first.
        func way(from context: Contexts) -> String? {
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
