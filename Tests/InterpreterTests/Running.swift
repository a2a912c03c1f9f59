import SwiftSource
import Testing

@testable import Interpreter

/// Runs a source in the toy vocabulary.
func run(_ text: String, limits: Limits = Limits()) -> Program {
    SourceRunner(vocabulary: .toy, limits: limits).run(Parser.parse(SourceText(text)))
}

/// The values of the top level as text, one a line, with `name = ` before those that have a name; then the errors.
func outcome(_ text: String) -> String {
    let program = run(text)
    let values = program.topLevel.map { value in
        (value.name.map { "\($0) = " } ?? "") + shown(value.value)
    }
    let errors = program.diagnostics.map { $0.line(in: program.files[0].source, file: "t") }
    return (values + errors).joined(separator: "\n")
}

/// A value as the tests write it.
func shown(_ value: Value) -> String {
    switch value {
    case .void: "()"
    case .none: "nil"
    case .some(let inner): "Optional(\(shown(inner)))"
    case .bool(let bool): "\(bool)"
    case .int(let int): "\(int)"
    case .fixed(let number): number.text
    case .double(let double): "\(double)"
    case .single(let single): "\(single)"
    case .string(let string): "'\(string)'"
    case .part(let part): "'\(part.text)'"
    case .array(let values): "[" + values.map(shown).joined(separator: ", ") + "]"
    case .set(let members): "[" + members.map(shown).joined(separator: ", ") + "]"
    case .slice(let slice): shown(.array(slice.values))
    case .dictionary(let entries):
        "[" + entries.map { "\(shown($0.key)): \(shown($0.value))" }.joined(separator: ", ") + "]"
    case .range(let range): "\(range.start)..<\(range.end)"
    case .span(let span): "\(shown(span.lower))...\(shown(span.upper))"
    case .tuple(let elements):
        "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + shown($0.value) }.joined(separator: ", ") + ")"
    case .closure: "closure"
    case .hole(let hole): "‹\(hole.text)›"
    case .instance, .choice, .object, .type: value.written
    case .native(let native): (native.payload as? any Toy)?.text ?? "\(native.payload)"
    }
}

/// Expects that a source has nothing wrong, and exactly these holes.
func expectHoles(
    _ text: String, _ names: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let program = run(text)
    #expect(program.diagnostics == [], sourceLocation: sourceLocation)
    #expect(program.holes.map(\.text) == names, sourceLocation: sourceLocation)
}

/// The errors and holes of a program, with their lines.
struct Findings {
    let errors: [(line: Int, text: String)]
    let holes: [(line: Int, text: String)]
    var all: [(line: Int, text: String)] { errors + holes }
}

/// The checker's findings in a program that uses the standard library alone.
func findings(in program: String) -> Findings {
    let text = SourceText(program)
    let checked = CheckedProgram(
        [Parser.parse(text)], vocabulary: Vocabulary(types: []))
    let holes = CheckedHoles(checked).ranges
    let errors = (checked.files.flatMap(\.diagnostics) + checked.findings.diagnostics).filter {
        $0.severity == .error
    }
    return Findings(
        errors: errors.map { (text.location(of: $0.range.start).line, $0.message) },
        holes: holes.map { (text.location(of: $0.start).line, "‹\(text[$0])›") })
}

/// A source whose markers ⟦ and ⟧ stand around the place of its first diagnostic.
struct MarkedSource {
    let text: String
    let range: SourceRange

    init(_ marked: String) {
        let before = marked.prefix { $0 != "⟦" }.utf8.count
        let inside = marked.prefix { $0 != "⟧" }.utf8.count - "⟦".utf8.count
        text = marked.filter { $0 != "⟦" && $0 != "⟧" }
        range = SourceRange(before, inside)
    }
}

/// Expects exactly these errors, the first of them between the markers, or at the words given.
func expectErrors(
    _ marked: String, _ messages: String..., at place: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let source = MarkedSource(marked)
    let program = run(source.text)
    let told = program.diagnostics.map { $0.message + ($0.hint.map { "; \($0)" } ?? "") }
    #expect(told == messages, sourceLocation: sourceLocation)
    guard let first = program.diagnostics.first else { return }
    let found = SourceText(source.text)[first.range]
    if let place {
        #expect(found == place, sourceLocation: sourceLocation)
    } else {
        #expect(first.range == source.range, "it stands at '\(found)'", sourceLocation: sourceLocation)
    }
}

extension Program {
    /// The element of the root to show first; nil where there is none.
    func rootElement() -> Native? { (try? root().get()).flatMap { element(of: $0) } }
}
