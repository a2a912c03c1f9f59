import Terminal

/// The keys of a lesson. Where nothing is typed or chosen, most keys of the panes work as well.
extension KeyTable {
    static let lesson =
        rows(.lesson, where: .everyLesson) {
            row([Key(.enter)], .lesson(.enter), "answer; then the next page", hint: "answer", where: .lessonTasks)
            row([Key(.enter), Key(.right)], .lesson(.next), "the next page", hint: "next", where: [.lesson])
            row(["n"], .lesson(.next), "the next page")
            row(["h"], .lesson(.hint), "a hint, another one, the answer", hint: "hint", where: .lessonTasks)
            row(["h"], .lesson(.hint), "hints are for tasks that are open", where: [.lesson])
            row(["p"], .lesson(.previous), "the page before", hint: "back")
            row([Key(.left)], .lesson(.previous), "the page before", where: [.lesson])
            row(["r"], .lesson(.restart), "begin the lesson again", hint: "again")
            row([Key(.escape)], .lesson(.leave), "leave the lesson, and list all", hint: "leave")
            row(["/"], .lesson(.glossary), "the words of the lessons", hint: "words")
            row(
                ["P"], .lesson(.present), "present: more space between lines, no tree and no trace",
                where: .panes.union([.lessonTyping, .lessonChoice]))
            row([Key(.up)], .lesson(.scroll(.previous)), "a row up", where: [.lesson, .lessonChange])
            row([Key(.down)], .lesson(.scroll(.next)), "a row down", where: [.lesson, .lessonChange])
            row([Key(.pageUp)], .lesson(.scroll(.pageUp)), "a page of rows up")
            row([Key(.pageDown)], .lesson(.scroll(.pageDown)), "a page of rows down")
            row([Key(.tab)], .panes(.focusNext), "the next pane", where: [.lessonTyping, .lessonChoice])
            row([Key(.backTab)], .panes(.focusPrevious), "the pane before", where: [.lessonTyping, .lessonChoice])
            row(["6"], .panes(.focus(.pane(.lesson))), "go to the lesson; without one, list them", where: .panes)
        } + typing + choosing

    private static let typing = rows(.lesson, where: [.lessonTyping]) {
        row(.typing("0123456789x×.i"), .lesson(.edit(.type(""))), "type the prediction, as 9x2; i is inf")
        row([Key(.backspace)], .lesson(.edit(.erase(.backward))), "erase what is typed")
        row([Key(.right)], .lesson(.grow(.horizontal, by: 1)), "draw the box wider", hint: "draw")
        row([Key(.left)], .lesson(.grow(.horizontal, by: -1)), "narrower")
        row([Key(.down)], .lesson(.grow(.vertical, by: 1)), "higher")
        row([Key(.up)], .lesson(.grow(.vertical, by: -1)), "lower")
    }

    private static let choosing = rows(.lesson, where: [.lessonChoice]) {
        row([Key(.up)], .lesson(.choose(.backward)), "the option before", hint: "choose")
        row([Key(.down)], .lesson(.choose(.forward)), "the next option")
        row(.typing("0123456789"), .lesson(.edit(.type(""))), "choose an option by its number; in an order, pick it")
        row([Key(.backspace)], .lesson(.edit(.erase(.backward))), "take the last pick back")
    }
}
