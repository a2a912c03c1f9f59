import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Testing

@testable import haggle

/// The picture and the messages of a source that is opened as it is. Errors and warnings fail the test, except expected ones.
struct Shown {
    /// The rows of the picture, without the spaces at their ends.
    let picture: String
    /// The names of the holes.
    let holes: [String]
    /// Errors and warnings, with their lines.
    let reported: [String]

    /// - Parameters:
    ///   - cell: The points in a cell.
    ///   - messages: The expected errors and warnings; nil if the test checks it itself.
    init(
        _ source: String, width: Double, height: Double, drawsBoxes: Bool = true,
        cell: CGSize = CGSize(width: 1, height: 1), reporting messages: [String]? = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let document = opened(source, cell: cell)
        let inspection = try document.inspect(
            Proposal(width: .exactly(width), height: .atMost(height)), projection: CellProjection(cell: cell))
        let options = StagePicture.Options(decorations: drawsBoxes ? .boxes : .plain)
        let rows = inspection.map { StagePicture($0, options).canvas.rows } ?? []
        picture = rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
        holes = (inspection?.holes ?? document.holes).map(\.text)
        let found = document.diagnostics + (inspection?.diagnostics ?? [])
        reported = found.filter { $0.severity != .note }.map { diagnostic in
            let line = document.source.location(of: diagnostic.range.start).line
            return "\(line): \(diagnostic.severity.rawValue): \(diagnostic.message)"
                + (diagnostic.hint.map { "; \($0)" } ?? "")
        }
        if let messages { #expect(reported == messages, "\(source)", sourceLocation: sourceLocation) }
    }

    /// The words in the rows of the picture, without outlines.
    var words: [String] {
        picture.split(separator: "\n").compactMap { row in
            let words = row.map { "┌┐└┘├┤│─".contains($0) ? " " : $0 }.split(separator: " ")
            return words.isEmpty ? nil : words.map { String($0) }.joined(separator: " ")
        }
    }

    /// Remarks on a source, with their lines.
    static func remarks(of source: String) -> [String] {
        let document = opened(source)
        return document.diagnostics.filter { $0.severity == .note }.map { remark in
            "\(document.source.location(of: remark.range.start).line): \(remark.message)"
        }
    }
}

/// A source that is read as it is.
func opened(_ source: String, cell: CGSize = CGSize(width: 1, height: 1)) -> LayoutDocument {
    let sources = ParsedSources(SourceSet([SourceSet.File(name: "Test.swift", text: SourceText(source))]))
    return LayoutReader(dialects: Dialects.all).read(sources, name: "Test.swift", as: Reading(cell: cell))
}

/// Files of one folder that are read together.
func opened(_ files: [(name: String, text: String)], root: RootChoice = .best) -> LayoutDocument {
    let files = files.enumerated().map { number, file in
        SourceSet.File(name: file.name, text: SourceText(file.text, number: number))
    }
    return LayoutReader(dialects: Dialects.all)
        .read(ParsedSources(SourceSet(files)), name: "Folder", as: Reading(root: root))
}

/// A layout of a source in a window.
func laidOut(
    _ source: String, _ width: Double, _ height: Double, cell: CGSize = CGSize(width: 1, height: 1)
) throws -> Inspection {
    let window = Proposal(width: .exactly(width), height: .exactly(height))
    return try #require(try opened(source, cell: cell).inspect(window, projection: CellProjection(cell: cell)))
}

/// A library whose import stands before a source, on its first line.
enum Module: String {
    case swiftUI = "SwiftUI"
    case blueprint = "BlueprintUI"
    case quickLayout = "QuickLayout"
    case theodolite = "Theodolite"
}

/// Opens a source, and expects what is said of its picture, exactly these holes, and exactly these errors and warnings.
///
/// - Parameters:
///   - module: What the source imports besides what it says itself; nil for nothing.
///   - holes: Their names; nil if the test is not about them.
///   - parts: Texts in the picture.
///   - words: The words in its rows.
///   - picture: All of it.
///   - messages: With their lines; nil if the test checks them itself.
@discardableResult
func expect(
    _ source: String, _ width: Double, _ height: Double, boxes: Bool = true, cell: CGSize = CGSize(width: 1, height: 1),
    of module: Module? = .swiftUI, holes: [String]? = [], contains parts: [String] = [], words: [String]? = nil,
    shows picture: String? = nil, reporting messages: [String]? = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Shown {
    let shown = try Shown(
        (module.map { "import \($0.rawValue); " } ?? "") + source, width: width, height: height, drawsBoxes: boxes,
        cell: cell, reporting: messages, sourceLocation: sourceLocation)
    if let holes { #expect(shown.holes == holes, "\(source)", sourceLocation: sourceLocation) }
    for part in parts { #expect(shown.picture.contains(part), "\(source)", sourceLocation: sourceLocation) }
    if let words { #expect(shown.words == words, "\(source)", sourceLocation: sourceLocation) }
    if let picture { #expect(shown.picture == picture, "\(source)", sourceLocation: sourceLocation) }
    return shown
}
