import Terminal

/// The keys of a lesson. Where nothing is typed or chosen, most keys of the panes work as well.
extension KeyTable {
    static let lesson: [KeyBinding] =
        [
            row([Key(.enter)], .enter, "answer; then the next page", hint: "answer", where: .lessonTasks),
            row([Key(.enter), Key(.right)], .next, "the next page", hint: "next", where: .lesson),
            row([.character("n")], .next, "the next page", where: .everyLesson),
            row([.character("h")], .hint, "a hint, another one, the answer", hint: "hint", where: .lessonTasks),
            row([.character("h")], .hint, "hints are for tasks that are open", where: .lesson),
            row([.character("p")], .previous, "the page before", hint: "back", where: .everyLesson),
            row([Key(.left)], .previous, "the page before", where: .lesson),
            row([.character("r")], .restart, "begin the lesson again", hint: "again", where: .everyLesson),
            row([Key(.escape)], .leave, "leave the lesson, and list all", hint: "leave", where: .everyLesson),
            row([.character("/")], .glossary, "the words of the lessons", hint: "words", where: .everyLesson),
            row(
                [.character("P")], .present, "present: more space between lines, no tree and no trace",
                where: [.panes, .lessonTyping, .lessonChoice]),
            row([Key(.up)], .scroll(.previous), "a row up", where: [.lesson, .lessonChange]),
            row([Key(.down)], .scroll(.next), "a row down", where: [.lesson, .lessonChange]),
            row([Key(.pageUp)], .scroll(.pageUp), "a page of rows up", where: .everyLesson),
            row([Key(.pageDown)], .scroll(.pageDown), "a page of rows down", where: .everyLesson),
            KeyBinding(
                [Key(.tab)], .panes(.focusNext), "the next pane", in: .lesson, where: [.lessonTyping, .lessonChoice]),
            KeyBinding(
                [Key(.backTab)], .panes(.focusPrevious), "the pane before", in: .lesson,
                where: [.lessonTyping, .lessonChoice]),
            KeyBinding(
                [.character("6")], .panes(.focus(.pane(.lesson))), "go to the lesson; without one, list them",
                in: .lesson, where: .panes),
        ] + typing + choosing

    private static let typing: [KeyBinding] = [
        KeyBinding(
            keys: .typing("0123456789x×.i"), action: .lesson(.edit(.type(""))),
            words: "type the prediction, as 9x2; i is inf", hint: nil, section: .lesson, contexts: .lessonTyping),
        row([Key(.backspace)], .edit(.erase(.backward)), "erase what is typed", where: .lessonTyping),
        row([Key(.right)], .grow(.horizontal, by: 1), "draw the box wider", hint: "draw", where: .lessonTyping),
        row([Key(.left)], .grow(.horizontal, by: -1), "narrower", where: .lessonTyping),
        row([Key(.down)], .grow(.vertical, by: 1), "higher", where: .lessonTyping),
        row([Key(.up)], .grow(.vertical, by: -1), "lower", where: .lessonTyping),
    ]

    private static let choosing: [KeyBinding] = [
        row([Key(.up)], .choose(.backward), "the option before", hint: "choose", where: .lessonChoice),
        row([Key(.down)], .choose(.forward), "the next option", where: .lessonChoice),
        KeyBinding(
            keys: .typing("0123456789"), action: .lesson(.edit(.type(""))),
            words: "choose an option by its number; in an order, pick it", hint: nil, section: .lesson,
            contexts: .lessonChoice),
        row([Key(.backspace)], .edit(.erase(.backward)), "take the last pick back", where: .lessonChoice),
    ]

    private static func row(
        _ keys: [Key], _ action: Action.OnLesson, _ words: String, hint: String? = nil,
        where contexts: KeyBinding.Contexts
    ) -> KeyBinding {
        KeyBinding(keys, .lesson(action), words, hint: hint, in: .lesson, where: contexts)
    }
}
