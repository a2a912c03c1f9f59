import TestSupport
import Testing

/// The probe on a pseudo-terminal, and the modes that its bytes set.
extension PseudoTerminal {
    static func probe(
        _ arguments: String..., columns: Int = 80, rows: Int = 24, environment: [String: String?] = [:]
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            [TestEnvironment.program("CursesProbe")] + arguments, columns: columns, rows: rows,
            environment: TestEnvironment.usual(environment))
    }

    /// Expects that every mode that the program set is off again, and that the shell's modes are back.
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

    /// The output after the program left the alternate screen.
    var afterwards: String {
        let text = text()
        return text.ranges(of: "\u{1B}[?1049l").last.map { String(text[$0.upperBound...]) } ?? ""
    }

    func count(of part: String) -> Int {
        text().ranges(of: part).count
    }
}
