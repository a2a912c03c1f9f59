import Foundation
import TestSupport
import Testing

@testable import haggle

/// The person's editor, as the environment names it.
@Suite struct EditorCommandTests {
    @Test(arguments: [
        ("code --wait", ["code", "--wait"]), ("  vim\t-n ", ["vim", "-n"]),
        (#""/opt/my editor/ed" 'a b' c\ d"#, ["/opt/my editor/ed", "a b", "c d"]),
        (#"ed "a\"b" 'a\b' "" x'y'"z""#, ["ed", "a\"b", "a\\b", "", "xyz"]), (#"ed 'open"#, ["ed", "open"]),
        ("ed $HOME;ls", ["ed", "$HOME;ls"]), ("", []), (#"ed \"#, ["ed", "\\"]),
    ])
    func `words are divided as a shell divides them`(text: String, words: [String]) {
        #expect(EditorCommand.words(of: text) == words)
    }

    @Test func `VISUAL comes before EDITOR, and without both it is vi`() {
        func name(_ environment: [String: String]) -> String { EditorCommand(in: environment).name }
        #expect(name(["VISUAL": "one", "EDITOR": "two"]) == "one")
        #expect(name(["VISUAL": " ", "EDITOR": "two -x"]) == "two")
        #expect(name([:]) == "vi")
    }

    @Test(arguments: [
        ("vi", "vi +12 /a.swift"), ("/usr/bin/vim.basic", "/usr/bin/vim.basic +call cursor(12,5) /a.swift"),
        ("nvim -n", "nvim -n +call cursor(12,5) /a.swift"), ("nano", "nano +12,5 /a.swift"),
        ("micro", "micro +12:5 /a.swift"), ("emacs -nw", "emacs -nw +12:5 /a.swift"),
        ("emacsclient -t", "emacsclient -t +12:5 /a.swift"), ("hx", "hx /a.swift:12:5"),
        ("kak", "kak +12:5 /a.swift"), ("code", "code --wait --goto /a.swift:12:5"),
        ("code --wait", "code --wait --goto /a.swift:12:5"), ("joe", "joe +12 /a.swift"),
        ("own-editor", "own-editor /a.swift"),
    ])
    func `each editor gets the position in its form`(editor: String, command: String) {
        let arguments = EditorCommand(in: ["EDITOR": editor]).arguments(editing: "/a.swift", line: 12, column: 5)
        #expect(arguments.joined(separator: " ") == command)
    }

    @Test func `a failure names the editor`() {
        let messages = [
            EditorCommand.Failure.notStarted(editor: "edd", errno: ENOENT),
            .notStarted(editor: "edd", errno: EACCES), .ended(editor: "edd", status: 3),
            .killed(editor: "edd", signal: 9),
        ].map(\.description)
        #expect(
            messages == [
                "there is no editor 'edd'; VISUAL or EDITOR names another",
                "edd cannot be started: Permission denied", "edd ended with status 3", "edd was ended by signal 9",
            ])
    }
}
