@testable import Interpreter
import SwiftSource
import Testing

/// The completeness of types, which is decided once, when they are bound.
@Suite struct CompletenessTests {
    /// The completeness of the type of each variable of a source, by the variables' names.
    private func completeness(_ text: String, vocabulary: Vocabulary = .toy) -> [String: Completeness] {
        let program = CheckedProgram(
            [Parser.parse(SourceText(text))], vocabulary: vocabulary)
        let variables = program.table.declared.compactMap(\.variable)
        let found = variables.map { ($0.name, program.checker.completeness(of: program.table.type(of: $0))) }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    @Test func `a type that the sources or the language declare is closed`() {
        let found = completeness(
            """
            protocol Named { var name: String { get } }
            struct Card: Named, Equatable { var name = "a" }
            enum Side { case left, right }
            class Box { }
            final class Crate: Box { }
            let card = Card()
            let side = Side.left
            let crate = Crate()
            let number = 3
            let texts: [String: [Card?]] = [:]
            let named: any Named = card
            let pair = (card, 2)
            let make: (Card) -> Side = { _ in .left }
            """)
        #expect(found.filter { $0.value != .closed }.isEmpty)
    }

    @Test func `an unknown parent makes a type open, and all that inherits from it or is made of it`() {
        let found = completeness(
            """
            struct Row: Strange { }
            class Base: Unknown { }
            final class Derived: Base { }
            protocol Kind: Strange { }
            struct Item: Kind { }
            @Macro final class Made { }
            let row = Row()
            let derived = Derived()
            let item = Item()
            let made = Made()
            let rows: [Row] = []
            let rowOrNil: Row?
            let pair = (1, row)
            let other: Strange
            """)
        #expect(found.count == 8)
        #expect(found.filter { $0.value != .open }.isEmpty)
    }

    @Test func `a name that is declared twice is open`() {
        #expect(completeness("struct Card { }\nstruct Card { var a = 1 }\nlet card = Card()")["card"] == .open)
    }

    @Test func `a conformance to a protocol of the language may be unknown`() {
        #expect(completeness("let any: any Hashable = 1")["any"] == .open)
    }

    @Test func `a type of Foundation is described in part`() {
        #expect(completeness("let date = Date()")["date"] == .described)
    }

    @Test func `a type in a file that cannot be read is described in part`() {
        let found = completeness("struct Card { var a = 1; func ( }\nlet card = Card()")
        #expect(found["card"] == .described)
    }

    @Test func `a composed type is as complete as its least complete part`() {
        #expect(Completeness.open < .described && Completeness.described < .closed)
        #expect(completeness("let dates = [1: Date()]")["dates"] == .described)
    }
}

/// Errors are reported against closed types, and against no others.
@Suite struct ReportedCompletenessTests {
    @Test func `a wrong label and a wrong type are errors of a closed type`() {
        expectErrors(
            "struct Card { var title: String }\nlet card = Card(⟦titel⟧: \"a\")",
            "Card has no parameter 'titel'; did you mean 'title'?")
        expectErrors(
            "struct Card { var title: String }\nlet card = Card(title: ⟦3⟧)",
            "cannot convert value of type 'Int' to expected argument type 'String'")
    }

    @Test func `a wrong label or type is no error of an open type`() {
        expectErrors("struct Card: Strange { var title: String }\nlet card = Card(titel: \"a\")")
        expectErrors("struct Row: Strange { }\nstruct Card { var n: Int }\nlet card = Card(n: Row())")
        expectErrors("@Macro struct Card { var title: String }\nlet card = Card(other: 3)")
    }

    @Test func `a function outside of types stands for a method of an open one`() {
        expectErrors(
            """
            func mark(_ text: String) { }
            struct Row: Strange { func show() { mark(number: 3) } }
            """)
        expectErrors(
            "func mark(_ text: String) { }\nfunc show() { mark(⟦number⟧: 3) }",
            "mark has no parameter 'number'; it takes no labels")
    }
}
