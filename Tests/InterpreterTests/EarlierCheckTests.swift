import SwiftSource
import Testing

@testable import Interpreter

/// What a reading uses of what an earlier one checked.
@Suite struct EarlierCheckTests {
    private static let before = [
        "struct Dish {\n    var price = 2\n    func total(_ count: Int) -> Int { price * count }\n"
            + "    var mark: Int { \"*\" }\n}\n",
        "func shown(_ dish: Dish) -> String { dish.price }\nfunc other() -> Int { 1 }\n",
    ]

    @Test func `a body that is as it was is not checked again, and what was found in it moves with it`() {
        let after = Self.before[0].replacing("price * count", with: "price * count * 1")
        let again = reading([after, Self.before[1]], after: Self.before)
        #expect(again.told == reading([after, Self.before[1]]).told)
        #expect(again.told.count == 2)
        #expect(again.checked == ["total"])
    }

    @Test func `what is the same is not checked at all`() {
        let again = reading(Self.before, after: Self.before)
        #expect(again.told == reading(Self.before).told)
        #expect(again.checked == [])
    }

    @Test(arguments: [
        // A parameter's type, another member, a name, an import.
        ("count: Int", "count: Double"), ("    var price = 2\n", "    var price = 2\n    var name = \"\"\n"),
        ("total", "sum"), ("struct Dish", "import Foundation\nstruct Dish"),
    ])
    func `where something else than a body changes everything is checked`(old: String, new: String) {
        let after = [Self.before[0].replacing(old, with: new), Self.before[1]]
        let again = reading(after, after: Self.before)
        #expect(again.told == reading(after).told)
        #expect(again.checked.count == 4)
    }

    @Test func `a file more, and a value for a hole, are changes of everything`() {
        #expect(reading(Self.before + ["let a = 1"], after: Self.before).checked.count == 4)
        let commented = [Self.before[0] + "// haggle: menu.count = 3\n", Self.before[1]]
        #expect(reading(commented, after: commented).checked.count == 4)
    }

    @Test func `a variable of a file that bodies no longer set is a property of a view that is left out`() {
        let before = [
            "var title: String\nvar body: some Element { Label(text: title) }\nfunc reset() { title = \"\" }\n"
                + "func other() -> Int { 1 }\n"
        ]
        let after = [before[0].replacing("title = \"\"", with: "")]
        #expect(reading(after, after: before).checked.count == 3)
        #expect(reading(after, after: before).told == reading(after).told)
    }

    /// Each is read, changed, and changed back; what is found each time is what a reading finds that knows nothing.
    @Test(arguments: [
        // An initial value that a body asks for while it tries something.
        [
            "func shown() -> String { \"x\" }\nfunc other() -> Int { \"y\" }\nstruct Model { static var price = 1 + \"a\" }",
            "func shown() -> String { \"\\(Model.price)\" }\nfunc other() -> Int { \"y\" }\n"
                + "struct Model { static var price = 1 + \"a\" }",
        ],
        // A bracket that is missed in one body is put into another.
        [
            "func one() -> Int { max(1, 2 }\nfunc seven() -> Int {\n    func inner(_ a: Int,\n    _ b: Int) -> Int { a + b }\n"
                + "    return inner(1, 2)\n}",
            "func one() -> Int { max(1, 2) }\nfunc seven() -> Int {\n    func inner(_ a: Int,\n    _ b: Int) -> Int { a + b }\n"
                + "    return inner(1, 2)\n}",
        ],
        // An alias and a requirement that only bodies use.
        [
            "struct Panel {}\ntypealias P = Panle\nfunc a() { let x: P? = nil; _ = x }\nfunc b() -> Int { 1 }",
            "struct Panel {}\ntypealias P = Panle\nfunc a() { let x: P? = nil; _ = x }\nfunc b() -> Int { 2 }",
            "struct Panel {}\ntypealias P = Panle\nfunc a() {}\nfunc b() -> Int { 2 }",
        ],
        [
            "struct Panel {}\nprotocol Shelf { func put(_ x: Panle) }\nfunc a(_ s: Shelf) { s.put(1) }\nfunc b() -> Int { 1 }",
            "struct Panel {}\nprotocol Shelf { func put(_ x: Panle) }\nfunc a(_ s: Shelf) { s.put(1) }\nfunc b() -> Int { 2 }",
        ],
        // A type in one body is no hint in another, and what an extension in a body adds is seen.
        [
            "func a() { struct Gadget {}; _ = Gadget() }\nfunc b() -> Int { 1 }",
            "func a() { struct Gadget {}; _ = Gadget() }\nfunc b() -> Int { let x: Gadgte? = nil; return x == nil ? 1 : 2 }",
        ],
        [
            "func a() { extension Dish { var price: Int { 2 } } }\nstruct Dish {}\nfunc b() -> Int { 1 }\nb()",
            "func a() { extension Dish { var price: Int { 2 } } }\nstruct Dish {}\nfunc b() -> Int { Dish().price }\nb()",
        ],
        // More than are kept.
        [
            "func a() {\n" + String(repeating: "    let _: Int = \"\"\n", count: 195) + "}\nfunc b() {}",
            "func a() {\n" + String(repeating: "    let _: Int = \"\"\n", count: 195) + "}\nfunc b() {\n"
                + String(repeating: "    let _: Int = \"\"\n", count: 10) + "}",
        ],
    ])
    func `a chain of readings finds what each alone finds`(texts: [String]) {
        var known: EarlierCheck?
        for text in texts + texts.reversed() {
            let again = reading([text, "func beside() -> Int { \"z\" }"], knowing: known)
            let alone = reading([text, "func beside() -> Int { \"z\" }"])
            #expect(again.told == alone.told)
            #expect(again.holes == alone.holes)
            known = again.check ?? known
        }
    }

    private struct Reading {
        let told: [Diagnostic]
        /// The functions and computed properties whose bodies were checked.
        let checked: [String]
        let check: EarlierCheck?
        let holes: [Hole]
    }

    private func reading(_ texts: [String], after before: [String]) -> Reading {
        reading(texts, knowing: reading(before).check)
    }

    private func reading(_ texts: [String], knowing earlier: EarlierCheck? = nil) -> Reading {
        let files = texts.enumerated().map { Parser.parse(SourceText($1, number: $0)) }
        let program = SourceRunner(vocabulary: .toy).run(files, after: earlier)
        let checked = program.checked.table.declared.filter { symbol in
            (symbol.function?.body ?? symbol.variable?.getter)?.isChecked ?? false
        }
        return Reading(
            told: program.diagnostics, checked: checked.map(\.name), check: program.check, holes: program.holes)
    }
}
