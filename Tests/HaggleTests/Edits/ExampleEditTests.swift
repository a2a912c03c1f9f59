import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Edits of every element of the examples: of each element every tenth edit, another tenth for the next one. All of
/// them, with `ALL_EDITS` in the environment, take two minutes.
@Suite struct SlowExampleEditTests {
    private static let proposal = Proposal(width: .exactly(60), height: .exactly(20))
    private static let share = ProcessInfo.processInfo.environment["ALL_EDITS"] == nil ? 10 : 1

    /// What an edit broke; empty if nothing.
    private static func faults(_ edit: SourceEdit, of sources: SourceSet) -> [String] {
        let (edited, undo) = sources.applying(undoably: edit)
        let (before, after) = (sources.files[0].text, edited.files[0].text)
        var faults: [String] = []
        if edited.applying(undoably: undo).sources != sources { faults.append("undo differs") }
        let kept = before.utf8.count - edit.range.end + before.base
        if before.utf8.prefix(edit.range.start) != after.utf8.prefix(edit.range.start)
            || before.utf8.suffix(kept) != after.utf8.suffix(kept)
        {
            faults.append("other code differs")
        }
        let errors = LayoutReader(dialects: Dialects.all).read(after, name: "layout.swift").diagnostics
            .filter { $0.severity == .error }
        faults += errors.map { "\(after.location(of: $0.range.start)): \($0.message)" }
        if after.string.split(separator: "\n").contains(where: { $0.last == " " }) { faults.append("space at an end") }
        return faults
    }

    private static func edits(_ element: ElementEdits, _ choices: EditChoices) -> [(name: String, edit: SourceEdit)] {
        var all: [(String, SourceEdit)] = []
        func take(_ name: String, _ edit: () throws -> SourceEdit) {
            do { all.append((name, try edit())) } catch { #expect(error is EditRefusal) }
        }
        for choice in choices.containers { take("wrap in \(choice.word)") { try element.wrapped(in: choice) } }
        for choice in choices.modifiers { take("add \(choice.word)") { try element.modified(by: choice) } }
        for choice in choices.children { take("add child \(choice.word)") { try element.added(choice) } }
        take("unwrap", element.unwrapped)
        take("duplicate", element.duplicated)
        take("delete", element.deleted)
        take("move back") { try element.moved(.previous) }
        take("move on") { try element.moved(.next) }
        for property in element.properties { all += edits(property) }
        return all
    }

    private static func edits(_ property: EditableProperty) -> [(String, SourceEdit)] {
        let name = "set \(property.owner.map { $0 + "." } ?? "")\(property.name)"
        var all = property.resetting.map { [("re\(name)", $0)] } ?? []
        switch property.kind {
        case .number:
            let number = property.stepped(by: 1) ?? "1"
            all.append(("\(name) to \(number)", property.setting(to: number)))
        case .flag: all.append((name, property.setting(to: property.text == "true" ? "false" : "true")))
        case .choice(let words), .color(let words):
            let others = words.filter { $0 != property.text }
            all += Set([others.first, others.last].compactMap(\.self)).map {
                ("\(name) to \($0)", property.setting(to: $0))
            }
        case .text: all.append((name, property.setting(to: "\"Text\"")))
        case .code where property.text.isEmpty: break
        case .code: all.append((name, property.setting(to: property.text)))
        }
        return all
    }

    @Test(arguments: BuiltInExamples.all.map(\.name))
    func `an edited example still reads`(name: String) throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == name })
        let sources = SourceSet([SourceSet.File(name: "layout.swift", text: SourceText(example.source))])
        let document = LayoutReader(dialects: Dialects.all).read(sources.files[0].text, name: "layout.swift")
        let inspection = try #require(try document.inspect(Self.proposal))
        var seen: Set<SourceEdit> = []
        var ranges: Set<SourceRange> = []
        for (index, element) in inspection.elements.enumerated() {
            guard let range = element.range, ranges.insert(range).inserted else { continue }
            let edits = try ElementEdits(of: index, in: inspection, sources)
            let all = Self.edits(edits, inspection.dialect.editChoices).enumerated()
            for (number, (name, edit)) in all
            where (number + ranges.count) % Self.share == 0 && seen.insert(edit).inserted {
                let faults = Self.faults(edit, of: sources)
                #expect(
                    faults == [],
                    "\(name): \(inspection.path(of: index)), \(sources.applying(undoably: edit).sources.files[0].text.string)"
                )
            }
        }
    }
}
