import Testing

/// Mistakes that the compiler finds, and that are found here too.
@Suite(.serialized) struct SlowMistakeTests {
    /// A change of a text that the compiler mostly refuses.
    enum Mistake: CaseIterable {
        case missingLabel, wrongLiteral, misspelledMember

        /// A text with the mistake at one of its places; nil without a place for it.
        func mutant(of text: String, at number: Int) -> String? {
            let changes: [(range: Range<String.Index>, replacement: String)] =
                switch self {
                case .missingLabel: text.matches(of: /\([a-z]\w*: (?=[a-z0-9".])/).map { ($0.range, "(") }
                case .wrongLiteral: text.matches(of: /([(:=] ?)\d+\b/).map { ($0.range, $0.1 + "\"one\"") }
                case .misspelledMember: text.matches(of: /[a-z)]\.[a-z]\w+/).map { ($0.range, $0.0 + "Z") }
                }
            guard !changes.isEmpty else { return nil }
            let change = changes[number % changes.count]
            return text.replacingCharacters(in: change.range, with: change.replacement)
        }
    }

    /// The constructs with one mistake each.
    private static let mutants = ConstructTests.all.enumerated().compactMap { index, construct in
        let mistake = Mistake.allCases[index % Mistake.allCases.count]
        return mistake.mutant(of: construct.text, at: index * 31).map { Construct(name: construct.name, text: $0) }
    }

    @Test func `most mistakes in constructs that the compiler finds are found, and no others`() throws {
        let programs = Self.mutants.enumerated().map { $1.file(number: $0) } + ["func p(_ all: Any...) {}"]
        let errors = try #require(try Compiler.errors(in: programs))
        var (refused, missed) = (0, [String]())
        for (mutant, theirs) in zip(Self.mutants, errors) {
            let own = findings(in: mutant.script)
            if theirs.isEmpty {
                #expect(own.errors.map(\.text) == [], "\(mutant.name)")
            } else {
                refused += 1
                if own.all.isEmpty { missed.append("\(mutant.name) \(theirs)") }
            }
        }
        #expect(refused > 80)
        #expect(missed.count * 10 <= refused, "\(missed)")
    }

    @Test func `a mistake in code that is not run is found at the compiler's place`() throws {
        let sources = [
            "func unused() -> Int {\n    \"text\"\n}",
            "struct Item { var name: String }\nfunc make() -> Item {\n    Item(nam: \"x\")\n}",
            "if false {\n    let number: Int = \"s\"\n    print(number)\n}",
            "func count(_ text: String?) -> Int {\n    text.count\n}",
        ]
        let programs = sources.enumerated().map { "func run\($0)() {\n\($1)\n}" }
        let errors = try #require(try Compiler.errors(in: programs))
        for (source, theirs) in zip(sources, errors) {
            let own = findings(in: source).errors
            #expect(!theirs.isEmpty && own.count == 1, "\(theirs) \(own)")
            // The function around a program is a line.
            #expect(own.allSatisfy { found in theirs.contains { abs($0 - 1 - found.line) <= 2 } }, "\(theirs) \(own)")
        }
    }
}
