import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal

extension Inspection {
    /// The frame as one JSON object on a line.
    func frameJSON(of document: LayoutDocument, _ diagnostics: [Diagnostic]) -> String {
        var json = JSONText()
        json.frame(of: self, in: document, diagnostics)
        json.endLine()
        return json.text
    }
}

extension JSONText {
    mutating func frame(of inspection: Inspection, in document: LayoutDocument, _ diagnostics: [Diagnostic]) {
        let sources = inspection.sources
        let findings = document.withRemedies(inspection.findings, of: inspection, effort: .brief)
        object { json in
            json.field("dialect", inspection.dialect.name)
            json.field("proposal") { $0.proposal(inspection.proposal) }
            json.field("size") { $0.size(inspection.size) }
            json.key("root")
            json.tree(of: inspection, rootName: document.chosenRoot?.name)
            json.field("diagnostics", each: diagnostics) { $0.diagnostic($1, in: sources) }
            json.field("holes", each: inspection.holes) { $0.hole($1, in: sources) }
            json.field("findings", each: findings) { $0.finding($1, in: sources) }
        }
    }

    /// Writes the tree. The elements are in pre-order: if the next is not deeper, the finished ones are closed.
    fileprivate mutating func tree(of inspection: Inspection, rootName: String?) {
        // A view without a body here, or with an empty one.
        guard !inspection.elements.isEmpty else { return null() }
        var paths: [String] = []
        for (index, element) in inspection.elements.enumerated() {
            closeElements(paths.count - element.depth)
            paths.removeLast(paths.count - element.depth)
            paths.append(paths.last.map { $0 + "/" + element.pathComponent } ?? element.pathComponent)
            open("{")
            fields(
                of: element, path: paths[paths.count - 1], name: element.parent == nil ? rootName : nil,
                view: inspection.view(of: index), in: inspection.sources)
            key("children")
            open("[")
        }
        closeElements(paths.count)
    }

    private mutating func closeElements(_ count: Int) {
        for _ in 0..<max(0, count) {
            close("]")
            close("}")
        }
    }

    private mutating func fields(
        of element: InspectedElement, path: String, name: String?, view: String?, in sources: SourceSet
    ) {
        field("element", element.name)
        field("path", path)
        if let name { field("name", name) }
        if let view { field("view", view) }
        field("frame") { $0.rect(element.frame) }
        let cells = element.cells
        field("cells") { $0.rect(CGRect(x: cells.minX, y: cells.minY, width: cells.width, height: cells.height)) }
        if let range = element.range { object("source") { $0.place(range.start, in: sources) } }
        if element.isHole { field("hole") { $0.bool(true) } }
    }

    mutating func diagnostic(_ diagnostic: Diagnostic, in sources: SourceSet) {
        object { json in
            json.field("severity", diagnostic.severity.rawValue)
            json.place(diagnostic.range.start, in: sources)
            json.field("message", diagnostic.message)
        }
    }

    fileprivate mutating func hole(_ hole: Hole, in sources: SourceSet) {
        object { json in
            json.place(hole.range.start, in: sources)
            json.field("text", hole.text)
            json.field("wanted", hole.wanted)
            json.field("assumed", hole.assumed)
            json.field("count") { $0.number(hole.count) }
        }
    }

    /// - Parameter root: the root of its layout, if there are several.
    mutating func finding(_ finding: Finding, in sources: SourceSet, root: String? = nil) {
        object { json in
            json.field("kind", finding.kind.rawValue)
            if let root { json.field("root", root) }
            json.field("path", finding.path.description)
            if let range = finding.range { json.place(range.start, in: sources) }
            json.field("message", finding.message)
            json.field("help", finding.help)
            if let remedies = finding.remedies { json.field("ends") { $0.remedies(remedies, in: sources) } }
        }
    }

    /// The remedies of a finding.
    private mutating func remedies(_ remedies: Remedies, in sources: SourceSet) {
        object { json in
            if let window = remedies.window {
                json.object("window") { json in
                    if let width = window.width { json.field("width") { $0.number(width) } }
                    if let height = window.height { json.field("height") { $0.number(height) } }
                }
            }
            json.field("changes", each: remedies.changes) { json, change in
                json.object { json in
                    json.place(change.edit.range.start, in: sources)
                    json.field("text", sources[change.edit.range])
                    json.field("replacement", change.edit.replacement)
                    json.field("message", change.sentence)
                }
            }
        }
    }

    /// The fields of a position: the line, the column, and the file if there are several.
    mutating func place(_ position: Int, in sources: SourceSet) {
        let place = sources.location(of: position)
        field("line") { $0.number(place.location.line) }
        field("column") { $0.number(place.location.column) }
        if sources.files.count > 1 { field("file", place.file) }
    }
}
