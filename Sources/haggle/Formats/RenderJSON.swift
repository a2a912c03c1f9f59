import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal

/// One frame as one JSON object.
struct RenderJSON {
    private var json = JSONText()
    private let inspection: Inspection

    init(_ inspection: Inspection, _ diagnostics: [Diagnostic]) {
        self.inspection = inspection
        json.open("{")
        json.key("dialect")
        json.string(inspection.dialect.name)
        json.key("proposal")
        json.proposal(inspection.proposal)
        json.key("size")
        json.size(inspection.size)
        json.key("root")
        writeTree()
        json.key("diagnostics")
        json.open("[")
        for diagnostic in diagnostics { write(diagnostic) }
        json.close("]")
        json.close("}")
        json.endLine()
    }

    var text: String { json.text }

    /// The elements are in pre-order: where the next is not deeper, those that are done are closed.
    private mutating func writeTree() {
        var paths: [String] = []
        for element in inspection.elements {
            close(from: paths.count, to: element.depth)
            paths.removeLast(paths.count - element.depth)
            paths.append(paths.last.map { $0 + "/" + element.pathComponent } ?? element.pathComponent)
            writeFields(of: element, path: paths[paths.count - 1])
            json.key("children")
            json.open("[")
        }
        close(from: paths.count, to: 0)
    }

    private mutating func close(from depth: Int, to other: Int) {
        for _ in other..<max(other, depth) {
            json.close("]")
            json.close("}")
        }
    }

    /// Leaves the element's object open.
    private mutating func writeFields(of element: InspectedElement, path: String) {
        json.open("{")
        json.key("element")
        json.string(element.name)
        json.key("path")
        json.string(path)
        json.key("frame")
        json.rect(element.frame)
        json.key("cells")
        let cells = element.cells
        json.rect(CGRect(x: cells.minX, y: cells.minY, width: cells.width, height: cells.height))
        if let location = element.location {
            json.key("source")
            json.location(location)
        }
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        let location = inspection.source.location(of: diagnostic.range.start)
        json.object([
            "severity": { $0.string(diagnostic.severity.rawValue) },
            "line": { $0.number(location.line) },
            "column": { $0.number(location.column) },
            "message": { $0.string(diagnostic.message) },
        ])
    }
}

extension JSONText {
    mutating func location(_ location: SourceLocation) {
        object(["line": { $0.number(location.line) }, "column": { $0.number(location.column) }])
    }
}
