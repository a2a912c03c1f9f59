import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// A source whose element is marked: `»Text("a")`.
struct EditedSource {
    let text: String
    let sources: SourceSet
    let inspection: Inspection
    let element: Int

    /// - Parameters:
    ///   - name: the element's name, of several that begin at the mark.
    init(_ marked: String, _ name: String? = nil) throws {
        let parts = marked.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
        text = parts.joined()
        sources = SourceSet([SourceSet.File(name: "layout.swift", text: SourceText(text))])
        let document = LayoutReader(dialects: Dialects.all).read(sources.files[0].text, name: "layout.swift")
        #expect(document.diagnostics.filter { $0.severity == .error } == [])
        inspection = try #require(
            try document.inspect(Proposal(width: .exactly(60), height: .exactly(20))))
        let start = parts[0].utf8.count
        let found = inspection.elements.firstIndex { $0.range?.start == start && (name ?? $0.name) == $0.name }
        element = try #require(found, "no element begins at the mark")
    }

    static func swiftUI(_ marked: String) throws -> EditedSource { try EditedSource("import SwiftUI\n\n" + marked) }

    static func blueprint(_ marked: String) throws -> EditedSource {
        try EditedSource("import BlueprintUI\n\n" + marked)
    }

    func edits() throws -> ElementEdits { try ElementEdits(of: element, in: inspection, sources) }

    /// An edit, by the words of its choice.
    enum Step {
        case wrap(String), modify(String), add(String), unwrap, duplicate, delete, move(ElementEdits.Direction)
        case set(String, String), reset(String)
    }

    func edit(_ step: Step) throws -> SourceEdit {
        let (edits, choices) = (try edits(), inspection.dialect.editChoices)
        switch step {
        case .wrap(let word): return try edits.wrapped(in: try choice(word, of: choices.containers))
        case .modify(let word): return try edits.modified(by: try choice(word, of: choices.modifiers))
        case .add(let word): return try edits.added(try choice(word, of: choices.children))
        case .unwrap: return try edits.unwrapped()
        case .duplicate: return try edits.duplicated()
        case .delete: return try edits.deleted()
        case .move(let direction): return try edits.moved(direction)
        case .set(let name, let value): return try property(name).setting(to: value)
        case .reset(let name): return try #require(try property(name).resetting)
        }
    }

    private func choice(_ word: String, of choices: [EditChoice]) throws -> EditChoice {
        try #require(choices.first { $0.word == word })
    }

    func property(_ name: String) throws -> EditableProperty {
        try #require(try edits().properties.first { $0.name == name })
    }

    func text(after step: Step) throws -> String {
        sources.applying(undoably: try edit(step)).sources.files[0].text.string
    }

    /// Expects a text behind the import.
    func becomes(_ expected: String, by step: Step, at location: Testing.SourceLocation = #_sourceLocation) throws {
        let text = try text(after: step)
        #expect(
            text.split(separator: "\n", maxSplits: 1)[1].dropFirst() == expected, sourceLocation: location)
    }

    func refuses(
        _ step: Step, because refusal: EditRefusal, at location: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(throws: refusal, sourceLocation: location) { try edit(step) }
    }

    /// The properties, one a line: `* spacing = 1`; a star marks those that are written.
    var properties: String {
        get throws {
            try edits().properties.map { property in
                let owner = property.owner.map { $0 + "." } ?? ""
                return
                    "\(property.isWritten ? "*" : "-") \(owner)\(property.name) = \(property.text) (\(property.kind.word))"
            }.joined(separator: "\n")
        }
    }
}

/// What an edit makes of a source: `-` stands before the lines that go, `+` before those that come.
struct EditCase: CustomTestStringConvertible {
    let claim: String
    let step: EditedSource.Step
    let diff: String
    let sourceLocation: Testing.SourceLocation

    init(
        _ claim: String, _ step: EditedSource.Step, _ diff: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        (self.claim, self.step, self.diff, self.sourceLocation) = (claim, step, diff, sourceLocation)
    }

    var testDescription: String { claim }

    func check(importing module: String) throws {
        try EditedSource("import \(module)\n\n" + text(without: "+"))
            .becomes(text(without: "-").replacing("»", with: ""), by: step, at: sourceLocation)
    }

    private func text(without sign: Character) -> String {
        diff.components(separatedBy: "\n").filter { $0.first != sign }.map { String($0.dropFirst(2)) }
            .joined(separator: "\n")
    }
}

extension EditableProperty.Kind {
    fileprivate var word: String {
        switch self {
        case .number(let step, let minimum): "number by \(step)" + (minimum.map { " from \($0)" } ?? "")
        case .flag: "flag"
        case .choice(let words): "choice of \(words.count)"
        case .color(let words): "color of \(words.count)"
        case .text: "text"
        case .code: "code"
        }
    }
}
