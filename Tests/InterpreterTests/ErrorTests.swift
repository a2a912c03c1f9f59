import Testing

/// Every sentence that a source can earn, and the place that it points to.
@Suite struct ErrorTests {
    @Test func `labels`() {
        expectErrors(
            #"Label(text: "a", ⟦colour⟧: 1)"#,
            "Label has no parameter 'colour'; its parameters are text, lines, configure")
        expectErrors(#"Label(⟦txt⟧: "a")"#, "Label has no parameter 'txt'; did you mean 'text'?")
        expectErrors(#"Label(⟦"x"⟧)"#, "missing argument label 'text:' in call")
        expectErrors("Label(lines: 2⟦)⟧", "missing argument for parameter 'text'")
        expectErrors("Inset(uniformInset: 2⟦)⟧", "missing argument for parameter 'wrapping'")
        expectErrors(#"Label(lines: 2, ⟦text⟧: "a")"#, "argument 'text' must precede argument 'lines'")
        expectErrors(#"Label(text: "a", ⟦text: "b"⟧)"#, "extra argument 'text' in call")
        expectErrors(#"Label(text: "a", lines: 1, ⟦2⟧)"#, "extra argument in call")
        expectErrors("func f(_ a: Int) {}\nf(⟦a⟧: 1)", "f has no parameter 'a'; it takes no labels")
    }

    @Test func `key paths`() {
        expectErrors(
            "struct S { var wide = 1 }\n[S()].map(\\.⟦widde⟧)", "S has no member 'widde'; did you mean 'wide'?")
        expectErrors("[1].map(\\⟦Rwo⟧.spacing)", "cannot find type 'Rwo' in scope; did you mean 'Row'?")
    }

    @Test func `names`() {
        expectErrors(#"⟦Lable⟧(text: "a")"#, "cannot find 'Lable' in scope; did you mean 'Label'?")
        expectHoles("frobnicate()\nLabel(text: frobnicate())", ["frobnicate()"])
        expectHoles("Row { row in row.foo = 1 }", [".foo"])
        expectErrors("Row { row in row.⟦spacin⟧ = 1 }", "Row has no member 'spacin'; did you mean 'spacing'?")
        expectHoles("Row { row in row.alignment = .middle }", [".middle"])
        expectErrors("Row.Alignment.⟦centre⟧", "Row.Alignment has no member 'centre'; did you mean 'center'?")
        expectErrors("let a: ⟦Rwo⟧ = 1", "cannot find type 'Rwo' in scope; did you mean 'Row'?")
        expectErrors("let a: Int\n⟦a⟧ + 1", "'a' used before being initialized")
    }

    @Test func `types`() {
        expectErrors(
            "let n = 3\nBox().inset(uniform: ⟦n⟧)",
            "cannot convert value of type 'Int' to expected argument type 'CGFloat'")
        expectErrors(
            "let n = 3\nlet m = 2.5\nn ⟦*⟧ m",
            "binary operator '*' cannot be applied to operands of type 'Int' and 'Double'")
        expectErrors("let a: Int = ⟦\"x\"⟧", "cannot convert value of type 'String' to specified type 'Int'")
        expectErrors("var a = 1\na = ⟦2.5⟧", "cannot assign value of type 'Double' to type 'Int'")
        expectErrors("if ⟦1⟧ { }", "cannot convert value of type 'Int' to expected condition type 'Bool'")
        expectErrors(
            "func f() -> String { ⟦1⟧ }\nf()", "cannot convert return expression of type 'Int' to return type 'String'")
        expectErrors("Row { ⟦1⟧ }", "'Int' is not Element: so it cannot be a child here")
        expectErrors("let a: Int = ⟦nil⟧", "cannot convert value of type 'nil' to specified type 'Int'")
        expectErrors("let a = 1\n⟦a⟧()", "cannot call value of type 'Int'")
        expectHoles("Box(colour: Colour())", ["Colour()"])
        expectErrors("⟦-⟧\"a\"", "unary operator '-' cannot be applied to type 'String'")
        expectErrors("for a in ⟦1⟧ { }", "for-in loop requires 'Int' to conform to 'Sequence'")
    }

    @Test func `optionals are unwrapped before they are used`() {
        expectErrors(
            "let a: Int? = 1\n⟦a⟧ + 1", "value of optional type 'Int?' must be unwrapped to a value of type 'Int'")
        expectErrors(
            "let a: String? = \"x\"\nLabel(text: ⟦a⟧)",
            "value of optional type 'String?' must be unwrapped to a value of type 'String'")
        expectErrors(
            "let a: String? = \"x\"\na.⟦count⟧", "value of optional type must be unwrapped to refer to member 'count'")
        expectErrors(
            "let a = [1]\na.first.⟦description⟧",
            "value of optional type must be unwrapped to refer to member 'description'")
    }

    @Test func `assignment`() {
        expectErrors("var a = 1\na = ⟦\"b\"⟧", "cannot assign value of type 'String' to type 'Int'")
    }

    @Test func `arithmetic never traps`() {
        expectErrors("1 ⟦/⟧ 0", "division by zero")
        expectErrors("5 ⟦%⟧ 0", "division by zero")
        expectErrors("Int.max ⟦+⟧ 1", "arithmetic operation '+' overflows 'Int'")
        expectErrors("Int.min ⟦*⟧ -1", "arithmetic operation '*' overflows 'Int'")
        expectErrors("⟦99999999999999999999⟧", "integer literal overflows when stored into 'Int'")
        expectErrors("⟦5...2⟧", "range requires lower bound <= upper bound")
        expectErrors("let a = [1]\n⟦a[1]⟧", "index 1 is out of range; the count is 1")
        expectErrors("⟦Int(1e300)⟧", "1e+300 cannot be converted to Int")
        #expect(outcome("(0...Int.max).contains(5)") == "true")
    }

    @Test func `closures`() {
        expectErrors(
            "let f: (Int) -> Int = ⟦{ 1 }⟧",
            "contextual closure type expects 1 argument, but 0 were used in closure body")
        expectErrors(
            "let f: (Int) -> Int = ⟦{ $0 + $1 }⟧",
            "contextual closure type expects 1 argument, but 2 were used in closure body")
    }

    @Test func `a variadic parameter takes arguments of its type`() {
        expectErrors(
            "func f(_ n: Int..., by k: Double = 1) {}\nf(1, ⟦\"x\"⟧)",
            "cannot convert value of type 'String' to expected element type 'Int'")
    }

    @Test func `an unknown macro is a hole`() {
        expectHoles("let a = #unknown\nLabel(text: a)", ["#unknown"])
    }

    @Test func `an error that the source throws is caught by the source, or reported`() {
        let types = """
            enum Bad: Error { case small(Int), odd }
            struct Other: Error { }
            func half(_ n: Int) throws -> Int {
                if n == 7 { throw Other() }
                guard n % 2 == 0 else { throw Bad.odd }
                if n < 4 { throw Bad.small(n) }
                return n / 2
            }
            func told(_ n: Int) -> String {
                do {
                    let all = try [n, 8].map { try half($0) }
                    return "\\(all)"
                } catch Bad.small(let m) where m > 1 {
                    return "small \\(m)"
                } catch let error as Bad {
                    return "bad \\(error)"
                } catch {
                    return "other \\(error)"
                }
            }

            """
        #expect(
            outcome(types + "[8, 2, 0, 3, 7].map { told($0) }\n(try? half(3)) == nil\n(try? half(6)) ?? 0")
                == "['[4, 4]', 'small 2', 'bad small(0)', 'bad odd', 'other Other()']\ntrue\n3")
        expectErrors(
            types.replacing("throw Bad.odd", with: "⟦throw Bad.odd⟧") + "try half(3)\nlet a = 1",
            "an error is thrown here that nothing catches: odd")
    }

    @Test func `an error is caught by its own type, not by one whose name ends alike`() {
        let source = """
            enum LoadError: Error { case missing }
            enum AppLoadError: Error { case missing }
            enum Outer { enum Inner: Error { case missing } }
            func caught(_ error: any Error) -> String {
                do { throw error } catch AppLoadError.missing { return "app" } catch Outer.Inner.missing {
                    return "inner"
                } catch LoadError.missing { return "load" } catch { return "other" }
            }
            [caught(LoadError.missing), caught(AppLoadError.missing), caught(Outer.Inner.missing)]
            """
        #expect(outcome(source) == "['load', 'app', 'inner']")
    }

    @Test func `a statement that failed does not stop the others, and its uses are no errors`() {
        expectErrors(
            "let a: Int = ⟦\"b\"⟧\nlet c = a + 1\nRow { Label(text: \"a\", lines: c) }\nlet d: Int = \"e\"",
            "cannot convert value of type 'String' to specified type 'Int'",
            "cannot convert value of type 'String' to specified type 'Int'")
        #expect(
            outcome("Row { row in\n    row.add(child: Box())\n    row.ad(child: Box())\n    row.add(child: Box())\n}")
                == "Row(top 0.0: Box(clear) Box(clear))"
        )
    }

    @Test func `several arguments are reported in one run`() {
        expectErrors(
            "Inset(top: ⟦\"a\"⟧, bottom: true, wrapping: Box())",
            "cannot convert value of type 'String' to expected argument type 'CGFloat'",
            "cannot convert value of type 'Bool' to expected argument type 'CGFloat'")
    }

    @Test func `compiled code's refusals stand at the call`() {
        expectErrors("⟦Label(text: \"a\", lines: -1)⟧", "a label cannot have -1 lines")
    }

    @Test func `subscripts and shapes`() {
        expectErrors("let a = 1\na⟦[0]⟧", "value of type 'Int' has no subscripts")
        expectErrors("Box ⟦{ 1 }⟧", "Box takes no closure with these parameters")
        expectErrors("let f = { (a: Int) in a }\nf(⟦a⟧: 1)", "extraneous argument label 'a:' in call")
        expectErrors("let f = { (a: Int) in a }\nf(⟦)⟧", "missing argument for parameter '#1'")
    }

    @Test func `one mistake is one error`() {
        expectErrors(
            "lett⟦⟧ a = 3", "consecutive statements on a line must be separated by ';'")
        expectHoles("let a = [1]\nLabel(text: a[keyPath: 3])", ["a[keyPath: 3]"])
    }
}
