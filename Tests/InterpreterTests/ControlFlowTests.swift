import Testing

/// Ways into and out of blocks.
@Suite struct ControlFlowTests {
    @Test func `a defer runs on every way out, the last first`() {
        let source = """
            var log: [String] = []
            struct Odd: Error {}
            func f(_ n: Int) throws -> Int {
                defer { log.append("a\\(n)") }
                defer { log.append("b\\(n)") }
                if n == 1 { throw Odd() }
                return n
            }
            for n in 0..<2 { log.append("\\((try? f(n)) ?? 9)") }
            """
        #expect(outcome(source) == "log = ['b0', 'a0', '0', 'b1', 'a1', '9']")
    }

    @Test func `a defer outside of functions runs at the end`() {
        #expect(outcome("var log: [Int] = []\ndefer { log.append(2) }\nlog.append(1)") == "log = [1, 2]")
    }

    @Test func `a labelled break leaves a block that is no loop`() {
        let source = """
            func f(_ isEarly: Bool) -> [Int] {
                var log: [Int] = []
                out: do {
                    log.append(1)
                    if isEarly { break out }
                    log.append(2)
                }
                return log
            }
            f(true)
            f(false)
            """
        #expect(outcome(source) == "[1]\n[1, 2]")
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

    @Test func `patterns cast, and choose among what a loop goes through`() {
        let source = """
            func name(_ value: Any) -> String {
                switch value {
                case let n as Int where n > 5: "big"
                case let n as Int: "int \\(n)"
                case is String: "text"
                default: "other"
                }
            }
            let names = [name(3), name(9), name("x"), name(true)]
            enum E { case a, b(Int) }
            var sum = 0
            for case .b(let n) in [E.a, .b(2), .b(5)] { sum += n }
            let some: [Int?] = [1, nil, 3]
            for case let n? in some { sum += n }
            let letter = switch "g" { case "a"..."f": 1; case "g"...: 2; default: 3 }
            let any: Any = 4
            let whole = (any as! Int) + 1
            """
        #expect(
            outcome(source) == """
                names = ['int 3', 'big', 'text', 'other']
                sum = 11
                some = [1, nil, 3]
                letter = 2
                any = 4
                whole = 5
                """)
        expectHoles("let a: Any = 1\nlet b = (a as! String) + \"b\"", ["a"])
        #expect(
            outcome("var a = 1\nif #available(iOS 15.0, *) { a = 2 }\nif #unavailable(iOS 15) { a = 3 }") == "a = 2")
    }
}
