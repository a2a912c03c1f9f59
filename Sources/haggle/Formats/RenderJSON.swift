import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal

/// One frame as one JSON object.
struct RenderJSON {
    private var json = JSONText()
    private let inspection: Inspection

    private let chosenRoot: Root?

    init(_ inspection: Inspection, of document: LayoutDocument, _ diagnostics: [Diagnostic]) {
        self.inspection = inspection
        chosenRoot = document.chosenRoot
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
        json.key("holes")
        json.open("[")
        for hole in inspection.holes { write(hole) }
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
        if element.parent == nil, let chosenRoot {
            json.key("name")
            json.string(chosenRoot.name)
        }
        json.key("frame")
        json.rect(element.frame)
        json.key("cells")
        let cells = element.cells
        json.rect(CGRect(x: cells.minX, y: cells.minY, width: cells.width, height: cells.height))
        if let range = element.range {
            let sources = inspection.sources
            json.key("source")
            json.object { $0.place(range.start, in: sources) }
        }
        if element.isHole {
            json.key("hole")
            json.bool(true)
        }
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        let sources = inspection.sources
        json.object { json in
            json.key("severity")
            json.string(diagnostic.severity.rawValue)
            json.place(diagnostic.range.start, in: sources)
            json.key("message")
            json.string(diagnostic.message)
        }
    }

    private mutating func write(_ hole: Hole) {
        let sources = inspection.sources
        json.object { json in
            json.place(hole.range.start, in: sources)
            json.key("text")
            json.string(hole.text)
            json.key("wanted")
            json.string(hole.wanted)
            json.key("assumed")
            json.string(hole.assumed)
            json.key("count")
            json.number(hole.count)
        }
    }
}

extension JSONText {
    /// The fields of a place: the line, the column, and the file where there are several.
    mutating func place(_ position: Int, in sources: SourceSet) {
        let place = sources.location(of: position)
        key("line")
        number(place.location.line)
        key("column")
        number(place.location.column)
        guard sources.files.count > 1 else { return }
        key("file")
        string(place.file)
    }
}
