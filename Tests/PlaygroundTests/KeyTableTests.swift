import Foundation
import Terminal
import TestSupport
import Testing

@testable import Playground

@Suite struct KeyTableTests {
    private let table = KeyTable.standard

    @Test func `no key has two meanings in one context`() {
        for context in KeyBinding.Context.allCases {
            var seen: Set<Key> = []
            for binding in table.bindings where binding.contexts.contains(context) {
                guard case .these(let keys) = binding.keys else { continue }
                for key in keys {
                    #expect(seen.insert(key).inserted, "\(Notation(.utf8).name(of: key)) in \(context.rawValue)")
                }
            }
        }
    }

    @Test func `every row has words, keys and a context`() {
        for binding in table.bindings {
            #expect(!binding.words.isEmpty)
            #expect(!Notation(.utf8).names(of: binding.keys).isEmpty)
            #expect(!binding.contexts.isEmpty)
            #expect(binding.hint != "")
        }
    }

    @Test func `the help shows every row`() {
        let notation = Notation(.utf8)
        let help = table.help(notation).rows(width: 80).map { $0.text }
        for binding in table.bindings {
            let names = notation.names(of: binding.keys)
            #expect(help.contains { $0.hasPrefix("  \(names) ") && $0.hasSuffix(binding.words) }, "\(binding.words)")
        }
    }

    @Test func `the list of keys has every row`() {
        let lines = table.markdown.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("| `") || $0.hasPrefix("| 0") || $0.hasPrefix("| any") }.count
                == table.bindings.count)
        #expect(lines.contains("| `?` | the main keys; again: all keys; again to close |"))
        #expect(lines.contains("**The proposal**"))
    }

    @Test func `a key without effect says where it works`() {
        var state = PlayedState.menu(80, 24)
        state.type("~")
        #expect(state.message == "~ does nothing; ? shows all keys")
        state.press(Key(.function(9)))
        #expect(state.message == "f9 does nothing; ? shows all keys")
        state.type("?p")
        #expect(state.message == "close this first (esc); p: go to the proposal")
        state.press(Key(.escape))
        #expect(state.message == nil)
        state.press(Key(.delete))
        let way = "p, then enter, opens the proposal for typing"
        #expect(state.message == "delete (erase the next character) does nothing here: \(way)")
        state.type("7")
        #expect(state.message == "digits are for predicting: press c first")
        state.press(Key(.character("y"), .control))
        #expect(
            state.message == "ctrl y (copy the values as options: --set) does nothing here: d goes to the report")
        state.type("pj")
        #expect(state.message == "j (the next element) does nothing here: esc goes to the stage")
        state.type("v")
        #expect(
            state.message
                == "v (all asks, or only those that decided something) does nothing here: esc goes to the stage")
        state.press(Key(.delete))
        #expect(state.message == "delete (erase the next character) does nothing here: enter opens it for typing")
        state.type("4")
        state.press(Key(.insert))
        #expect(state.message == "insert does nothing; esc stops typing")
    }

    @Test func `an action that is not possible says why`() {
        var state = PlayedState.menu(80, 24)
        state.press(Key(.left))
        #expect(state.message == "Column is the root: it has no parent")
        state.press(Key(.end), Key(.right))
        #expect(state.message == "Box has no children")
        state.type(" ")
        #expect(state.message == "Box has no children to fold")
        state.press(Key(.enter))
        #expect(state.message == "Box is not tappable")
        state.press(Key(.end, .shift))
        #expect(state.message == "nothing around Box scrolls")
        state.type("d")
        #expect(state.message == "nothing to report: no errors, findings or holes")
        state.type("g<<<<")
        #expect(state.message == "no earlier step is about Column")
    }

    @Test func `the report of an effect is shown until the next key`() {
        var state = PlayedState.menu(80, 24)
        state.state.report("Menu.swift cannot be read")
        #expect(state.rows[23].hasPrefix(" Menu.swift cannot be read  "))
        state.type("j")
        #expect(state.message == nil)
    }

    @Test func `shift is part of a letter, and shift tab is one key`() {
        var state = PlayedState.menu(80, 24)
        state.press(Key(.character("G"), .shift))
        #expect(state.selection?.description == "Column/Box")
        state.press(Key(.tab, .shift))
        #expect(state.focus == .pane(.tree))
        state.press(Key(.backTab))
        #expect(state.focus == .proposal)
    }

    @Test func `quit, suspend, reload and a terminated program are effects`() {
        var state = PlayedState.menu(80, 24)
        #expect(state.type("q") == [.quit])
        #expect(state.press(Key(.character("c"), .control)) == [.quit])
        #expect(state.press(Key(.character("z"), .control)) == [.suspend])
        #expect(state.type("r") == [.readAgain])
        #expect(state.handle(.fileChanged) == .readAgain)
        #expect(state.handle(.terminate(signal: 15)) == .quit)
        state.type("p4")
        #expect(state.type("q") == [])
        #expect(state.press(Key(.character("c"), .control)) == [.quit])
    }
}

@Suite struct KeyDocumentTests {
    @Test func `the document of keys matches the table`() throws {
        let document = ProjectFolder.url.appendingPathComponent("docs/keys.md")
        let text = try String(contentsOf: document, encoding: .utf8)
        #expect(text.contains(KeyTable.standard.markdown), "\(KeyTable.standard.markdown)")
    }
}
