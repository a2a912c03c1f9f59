import TestSupport
import Testing

@testable import haggle

/// The files that a `.gitignore` ignores, compared with `git check-ignore`.
struct IgnoreRulesTests {
    private static func ignored(_ rules: String, _ path: String, isFolder: Bool = false) throws -> Bool {
        let folder = try ScratchFolder([".gitignore": rules])
        let names = folder.path.split(separator: "/").map(String.init)
        var read = IgnoreRules(above: [])
        try read.add(from: names)
        return read.ignore(names + path.split(separator: "/").map(String.init), isFolder: isFolder)
    }

    @Test(arguments: [
        ("A.swift", "A.swift"), ("A.swift", "deep/in/A.swift"), ("*.swift", "A.swift"), ("/A.swift", "A.swift"),
        ("Made/A.swift", "Made/A.swift"), ("**/A.swift", "deep/in/A.swift"), ("Made/**", "Made/deep/A.swift"),
        ("Made/**/A.swift", "Made/A.swift"), ("Made/**/A.swift", "Made/deep/in/A.swift"),
        ("[AB].swift", "B.swift"), ("A.swift   ", "A.swift"), ("\\#A.swift", "#A.swift"),
        ("[!A].swift", "B.swift"), ("[A-C].swift", "B.swift"), ("[]A].swift", "].swift"), ("A?.swift", "AB.swift"),
        ("\\*.swift", "*.swift"), ("*a*b.swift", "xaxab.swift"), ("**/x*/**/*.swift", "a/xb/c/d.swift"),
        ("!A.swift\nA.swift", "A.swift"), ("# no rule\r\n\r\nA.swift\r\n", "A.swift"),
    ])
    func `a rule ignores a path`(rules: String, path: String) throws {
        #expect(try Self.ignored(rules, path))
    }

    @Test(arguments: [
        ("A.swift", "AA.swift"), ("/A.swift", "deep/A.swift"), ("Made/A.swift", "deep/Made/A.swift"),
        ("A.swift/", "A.swift"), ("#A.swift", "A.swift"), ("A.swift\n!A.swift", "A.swift"), ("", "A.swift"),
        ("[!A].swift", "A.swift"), ("A?.swift", "A.swift"), ("\\*.swift", "A.swift"), ("*a*b.swift", "xaxbb"),
        ("**/x*/**/*.swift", "a/b/c/d.swift"), ("*.swif", "A.swift"), ("Made/*", "Made/deep/A.swift"),
    ])
    func `a rule does not ignore a path`(rules: String, path: String) throws {
        #expect(try !Self.ignored(rules, path))
    }

    @Test func `a rule that ends in a slash ignores folders alone`() throws {
        #expect(try Self.ignored("Made/", "deep/Made", isFolder: true))
        #expect(try !Self.ignored("Made/**", "Made", isFolder: true))
    }

    @Test func `the rules of a checkout apply in its folders`() throws {
        let checkout = try ScratchFolder([
            ".git/HEAD": "", ".gitignore": "/Sources/Made\n", "Sources/.gitignore": "Old.swift\n",
        ])
        let names = (checkout.path + "/Sources/App").split(separator: "/").map(String.init)
        let rules = IgnoreRules(above: names)
        let sources = Array(names.dropLast())
        #expect(rules.ignore(sources + ["Made"], isFolder: true))
        #expect(rules.ignore(names + ["Old.swift"], isFolder: false))
        #expect(!rules.ignore(names + ["Made"], isFolder: true))
    }
}
