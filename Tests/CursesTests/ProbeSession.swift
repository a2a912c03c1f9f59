import TestSupport
import Testing

/// The probe on a pseudo-terminal, and what its bytes say of the terminal's modes.
extension PseudoTerminal {
    static func probe(
        _ arguments: String..., columns: Int = 80, rows: Int = 24, environment: [String: String?] = [:]
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            [TestEnvironment.program("CursesProbe")] + arguments, columns: columns, rows: rows,
            environment: TestEnvironment.usual(environment))
    }

    /// Whether the last word on everything that the program turned on is that it is off, and the shell's modes are back.
    func expectRestored(_ sourceLocation: SourceLocation = #_sourceLocation) {
        let text = text()
        for (mode, last) in [("1049", "l"), ("25", "h"), ("1002", "l"), ("1006", "l"), ("2004", "l"), ("2026", "l")] {
            let word = text.ranges(of: "\u{1B}[?\(mode)").last.map { String(text[$0.upperBound...].prefix(1)) }
            // A mode may also be set together with others: ESC [ ? 12 ; 25 h.
            let joined = text.ranges(of: ";\(mode)").last.map { String(text[$0.upperBound...].prefix(1)) }
            #expect(word == last || joined == last, "mode \(mode)", sourceLocation: sourceLocation)
        }
        #expect(isCooked, sourceLocation: sourceLocation)
    }

    /// What was written after the screen was left.
    var afterwards: String {
        let text = text()
        return text.ranges(of: "\u{1B}[?1049l").last.map { String(text[$0.upperBound...]) } ?? ""
    }

    func count(of part: String) -> Int {
        text().ranges(of: part).count
    }
}
