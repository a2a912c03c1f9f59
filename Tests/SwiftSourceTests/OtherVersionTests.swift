import SwiftSource
import Testing

/// Branches of `#if` for other versions of Swift.
@Suite struct OtherVersionTests {
    @Test(
        arguments: [
            ("#if swift(<5.9)\nfunc a() { let b: = \"c\n#else\nd\n#endif", "(#if swift(<5.9) {} else {d})"),
            ("#if compiler(>=6)\na\n#else\n}}} @@@\n#endif", "(#if compiler(>=6) {a} else {})"),
            ("#if compiler(>=6)\na\n#elseif os(iOS)\n}\n#endif", "(#if compiler(>=6) {a} os(iOS) {})"),
            ("#if os(iOS)\na\n#elseif swift(>=99)\n)\n#else\nb\n#endif", "(#if os(iOS) {a} swift(>=99) {} else {b})"),
            ("#if os(iOS) && !swift(>=5)\n{\n#endif\na", "(#if (os(iOS) && !swift(>=5)) {})\na"),
            ("#if swift(>=99)\n#if A\n}\n#else\n)\n#endif\n]\n#endif\na", "(#if swift(>=99) {})\na"),
            ("#if swift(>=5)\n#if A\na\n#endif\nb\n#endif", "(#if swift(>=5) {(#if A {a}); b})"),
            (
                "#if swift(>=5)\n#if swift(<4)\n}\n#endif\nb\n#else\n}\n#endif",
                "(#if swift(>=5) {(#if swift(<4) {}); b} else {})"
            ),
            ("switch a {\n#if swift(<4)\ncase 2: {{\n#endif\ncase 1: b\n}", "(switch a (case 1: b))"),
            ("a\n#if swift(<4)\n.b((\n#else\n.c\n#endif\n.d", "a[#swift(<4) ][#else .c].d"),
            ("a\n#if swift(<4)\n.b((\n#endif\n.d", "a[#swift(<4) ].d"),
        ])
    func `what is for another version is not read`(source: String, expected: String) {
        #expect(tree(source) == expected)
    }

    @Test(arguments: ["os(Linux) || swift(>=99)", "false", "swift(>=5)", "DEBUG"])
    func `what may be for this version is read`(condition: String) {
        #expect(tree("#if \(condition)\na b\n#endif").contains("error"))
    }
}
