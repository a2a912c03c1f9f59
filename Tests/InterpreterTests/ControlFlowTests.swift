import Testing

/// Ways into and out of blocks.
@Suite struct ControlFlowTests {
    @Test func `a defer outside of functions runs at the end`() {
        #expect(outcome("var log: [Int] = []\ndefer { log.append(2) }\nlog.append(1)") == "log = [1, 2]")
    }

    @Test func `a closure's error goes to its caller`() {
        let source = """
            enum Bad: Error { case odd(Int) }
            func twice(_ body: () throws -> Int) rethrows -> Int { try body() + body() }
            var told = ""
            do { _ = try twice { throw Bad.odd(3) } } catch let bad as Bad { told = "\\(bad)" } catch { told = "?" }
            """
        #expect(outcome(source) == "told = 'odd(3)'")
        #expect(outcome("func f() throws -> Int { 3 }\ntry! f()") == "3")
        expectErrors(
            "struct E: Error {}\nfunc f() throws -> Int { throw E() }\n⟦try! f()⟧",
            "an error is thrown here that nothing catches: E()")
    }

    @Test func `an impossible cast is a hole, and a version is available`() {
        expectHoles("let a: Any = 1\nlet b = (a as! String) + \"b\"", ["a"])
        #expect(
            outcome("var a = 1\nif #available(iOS 15.0, *) { a = 2 }\nif #unavailable(iOS 15) { a = 3 }") == "a = 2")
    }
}
