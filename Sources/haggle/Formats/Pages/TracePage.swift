import Foundation
import LayoutInspection
import Negotiation
import Playground
import Terminal
import TextMetrics

/// A layout as one HTML page without a network: the picture, the tree and the trace, with keys for stepping. All of it
/// is text in the page; the script only marks it.
struct TracePage {
    private let inspection: Inspection
    private let name: String
    let picture: StagePicture
    private let components: [String]

    /// - Parameter name: the document's name.
    init(_ inspection: Inspection, name: String) {
        self.inspection = inspection
        self.name = name
        picture = StagePicture(inspection, StagePicture.Options(colors: .twoHundredFiftySix))
        components = inspection.record.pathComponents
    }

    var text: String {
        let title = Self.shown(name)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"/>
            <meta name="viewport" content="width=device-width"/>
            <title>\(title) · haggle</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <header><h1>\(title)</h1><p>\(summary)</p></header>
            <section id="picture">\(stage)</section>
            <main>
            <section><h2>Tree</h2><ol id="tree">
            \(tree)</ol></section>
            <section><h2>Trace</h2><ol id="trace">
            \(trace)</ol></section>
            </main>
            <footer>\(Self.keys)</footer>
            <script>\(Self.script)</script>
            </body>
            </html>

            """
    }

    private var summary: String {
        let proposal = "\(inspection.proposal.width) × \(inspection.proposal.height)"
        let recorded = inspection.record.exchanges.count
        let asks = inspection.record.cut.map { "\(recorded) of \(recorded + $0.asks) asks" } ?? "\(recorded) asks"
        let counts = "\(inspection.elements.count) elements, \(asks)"
        return Self.shown("\(inspection.dialect.name) · proposed \(proposal) · \(counts)")
    }

    /// User text as markup.
    private static func shown(_ text: String) -> String { MarkupText.escaped(VisibleText(text).string) }

    private static let keys = """
        <kbd>.</kbd> <kbd>,</kbd> the next step, the previous one · <kbd>&gt;</kbd> <kbd>&lt;</kbd> the same about the \
        selected element · <kbd>↓</kbd> <kbd>↑</kbd> the next element, the previous one · a click selects
        """
}

extension TracePage {
    /// The picture, with a frame for each element, which is marked when selected.
    private var stage: String {
        let svg = SVGPicture(size: picture.drawnSize)
        let rows = picture.bands.reduce(into: (text: "", count: 0)) { rows, band in
            rows.text += svg.rows(band, from: rows.count)
            rows.count += band.size.height
        }
        let corner = picture.drawnPart.origin
        let frames = inspection.elements.map { frame(of: $0, from: corner) }.joined()
        let proposal = MarkupText.element("rect", [("id", "proposal"), ("class", "proposal")])
        return svg.opening(isAlone: false) + rows.text + "<g>\n\(frames)\(proposal)\n</g>\n"
            + svg.closing
    }

    private func frame(of element: InspectedElement, from corner: CellPoint) -> String {
        let cell = SVGPicture.cell
        return MarkupText.element(
            "rect",
            [
                ("class", "frame"), ("data-element", "\(element.recordID.index)"),
                ("x", "\((element.cells.minX - corner.x) * cell.width)"),
                ("y", "\((element.cells.minY - corner.y) * cell.height)"),
                ("width", "\(element.cells.width * cell.width)"),
                ("height", "\(element.cells.height * cell.height)"),
            ]) + "\n"
    }

    private var tree: String {
        inspection.elements.enumerated().map { index, element in
            let corner = "\(PointsFormat.short(element.frame.origin.x)),\(PointsFormat.short(element.frame.origin.y))"
            let parts = [
                "<b>\(Self.shown(element.pathComponent))</b>"
                    + (inspection.view(of: index).map { Self.shown(" · \($0)") } ?? ""),
                "<span class=\"number\">\(Self.shown("at \(corner) · \(PointsFormat.short(element.frame.size))"))</span>",
                place(of: element).map { "<span class=\"place\">\(Self.shown($0))</span>" } ?? "",
            ]
            return row(depth: element.depth, element: element.recordID, [], parts.joined(separator: " "))
        }.joined()
    }

    /// The line and the column of an element, and the file if there are several.
    private func place(of element: InspectedElement) -> String? {
        guard let (file, location) = element.range.map({ inspection.sources.location(of: $0.start) }) else {
            return nil
        }
        let place = "\(location.line):\(location.column)"
        return inspection.sources.files.count > 1 ? "\(file):\(place)" : place
    }

    private var trace: String { inspection.record.events.compactMap(row).joined() }

    /// Nil for an answer, which is in its ask's row.
    private func row(of listed: ListedEvent) -> String? {
        let sentence = inspection.sentence(of: listed.event, components).map(Self.shown) ?? ""
        let subject = inspection.record.subject(of: listed.event)
        switch listed.event {
        case .ask(let id):
            let exchange = inspection.record[id]
            let lengths = Axis.allCases.map { ("data-\($0.lengthName)", length(exchange, $0)) }
            return row(
                depth: listed.depth, element: subject, [("class", "ask \(exchange.origin.rawValue)")] + lengths,
                sentence)
        case .answer: return nil
        case .placement: return row(depth: listed.depth, element: subject, [("class", "place")], sentence)
        case .share(let element, let share):
            guard let story = story(of: share, element) else { return nil }
            return row(depth: listed.depth, element: subject, [("class", "share")], story)
        case .code(let element, let account):
            guard let index = inspection.index(of: element) else { return nil }
            let lines = ShareStory(inspection: inspection, index: index, notation: Notation(.utf8)).lines(of: account)
            return row(depth: listed.depth, element: subject, [("class", "share")], folded(lines, of: element))
        case .failure: return row(depth: listed.depth, element: subject, [("class", "failure")], sentence)
        case .printed: return row(depth: listed.depth, element: subject, [("class", "print")], sentence)
        case .cut: return row(depth: listed.depth, element: subject, [("class", "cut")], sentence)
        }
    }

    /// A divided length, in the words of the why pane.
    private func story(of share: Share, _ element: ElementID) -> String? {
        guard let index = inspection.index(of: element) else { return nil }
        let story = ShareStory(inspection: inspection, index: index, notation: Notation(.utf8), width: 60)
        return folded(story.lines(of: share), of: element)
    }

    /// A line, with further lines below it that are shown when it is selected.
    private func folded(_ lines: [Line], of element: ElementID) -> String {
        let texts = lines.map { $0.spans.map(\.text).joined() }
        let title = "\(components[element.index]): \(texts.first ?? "")"
        let rest = texts.dropFirst().map { Self.shown($0) }.joined(separator: "\n")
        return Self.shown(title) + (rest.isEmpty ? "" : "\n<pre>\(rest)</pre>")
    }

    /// The proposal on an axis, in the picture's pixels; empty for no limit.
    private func length(_ exchange: Exchange, _ axis: Axis) -> String {
        guard let limit = exchange.proposal[axis].windowLength else { return "" }
        let cell = CGFloat(axis == .horizontal ? SVGPicture.cell.width : SVGPicture.cell.height)
        return String(Double(limit / inspection.projection.cell[axis] * cell))
    }

    private func row(
        depth: Int, element: ElementID?, _ attributes: [(name: String, value: String)], _ contents: String
    ) -> String {
        MarkupText.element(
            "li", attributes + [("data-element", element.map { "\($0.index)" } ?? ""), ("style", "--depth: \(depth)")],
            contents) + "\n"
    }
}
