import ArgumentParser
import LayoutInspection
import Playground
import SwiftSource
import Terminal
import TextMetrics

/// One frame, to standard output, without a terminal.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Print one frame of a layout, as text, with colours, as SVG, or as JSON.")

    @OptionGroup var layout: LayoutArguments

    @Option(help: ArgumentHelp("What is printed.", valueName: "format"))
    var format = Format.text

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, ansi, svg, json
    }

    @Option(help: ArgumentHelp("outline, or none for the content alone; json has no boxes.", valueName: "boxes"))
    var boxes = Boxes.outline

    /// What a picture shows besides the source's own colours, borders and texts.
    enum Boxes: String, CaseIterable, ExpressibleByArgument {
        case outline, none

        fileprivate var decorations: Decorations { self == .outline ? .boxes : .plain }
    }

    @Option(
        help: ArgumentHelp(
            "Print the layout at each size at which something changes: a line count, an order, a finding, a size that "
                + "does not just follow the window's edge.", valueName: "width=20..80"),
        transform: SweepArgument.init(argument:))
    var sweep: SweepArgument?

    @OptionGroup var others: AgainstArguments

    @Flag(help: "Print every root (its name, its kind and its place, with tabs between them), and end.")
    var list = false

    func validate() throws {
        guard sweep == nil || format != .svg else {
            throw ValidationError("A sweep prints several layouts, as text, ansi or json.")
        }
        guard sweep == nil || others.isEmpty else {
            throw ValidationError("A sweep prints one layout after another, and --against prints them side by side.")
        }
    }

    func run() throws {
        guard !list else { return try printRoots() }
        let opened = try OpenedLayout(layout)
        opened.complain(listingHoles: format != .json)
        if let sweep {
            try print(opened, sweep)
        } else if !others.isEmpty {
            try print(opened, beside: others.layouts(beside: opened, layout))
        } else if let inspection = opened.inspection {
            print(inspection, of: opened)
        }
        try opened.finish()
    }

    private func print(_ inspection: Inspection, of opened: OpenedLayout) {
        switch format {
        case .text: draw(inspection, .none) { Output.print($0.rows.map { $0 + "\n" }.joined()) }
        case .ansi:
            draw(inspection, .twoHundredFiftySix) { Output.print(encoded: $0.ansi(colors: .twoHundredFiftySix)) }
        case .svg: printSVG(inspection)
        case .json: Output.print(encoded: inspection.frameJSON(of: opened.document, opened.diagnostics))
        }
    }

    /// Prints layouts side by side, and what differs between the first and each of the others.
    private func print(_ first: OpenedLayout, beside others: [OpenedLayout]) throws {
        for other in others where other.document.sources != first.document.sources || other.dialect != first.dialect {
            other.complain(listingHoles: format != .json)
        }
        let compared = others.compactMap { ComparedLayouts(first, $0) }
        let colors: ColorDepth = format == .text ? .none : .twoHundredFiftySix
        let picture = SideBySide(
            compared, options: StagePicture.Options(colors: colors, decorations: boxes.decorations)
        ).canvas
        switch format {
        case .text: Output.print(picture.rows.map { $0 + "\n" }.joined())
        case .ansi: Output.print(encoded: picture.ansi(colors: colors))
        case .svg: Output.print(encoded: SVGPicture(size: picture.size).document(of: picture))
        case .json: for one in compared { Output.print(encoded: one.json) }
        }
        if format == .text || format == .ansi {
            for one in compared { Output.print("\n" + one.text) }
        }
        for other in others { try other.finish() }
    }

    /// Prints the layouts of a sweep, an empty line between them.
    private func print(_ opened: OpenedLayout, _ sweep: SweepArgument) throws {
        guard let shown = opened.inspection else { return }
        let (proposal, projection) = (shown.proposal, shown.projection)
        let sizes = try sweep.cells(projection)
        let found = try opened.document.breakpoints(along: sweep.axis, in: sizes, of: proposal, projection: projection)
        for (index, breakpoint) in found.enumerated() {
            if format == .json {
                Output.print(
                    encoded: breakpoint.json(along: sweep.axis, of: opened.document, opened.document.diagnostics))
            } else {
                Output.print((index > 0 ? "\n" : "") + breakpoint.heading(along: sweep.axis, projection))
                print(breakpoint.inspection, of: opened)
            }
        }
    }

    private func printRoots() throws {
        let sources = try InputSources.opened(layout.files)
        var reading = layout.reading.reading(layout.proposal.cell.projection(for: sources.parsed))
        reading.root = .none
        let document = LayoutReader(dialects: Dialects.all).read(sources.parsed, name: sources.name, as: reading)
        Output.complain(document.diagnostics, in: document.sources)
        Output.print(encoded: document.rootList)
        if document.hasErrors { throw ExitCode.sourceErrors }
    }

    /// Prints the picture band by band.
    private func draw(_ inspection: Inspection, _ colors: ColorDepth, _ print: (Canvas) -> Void) {
        for band in picture(of: inspection, colors).bands { print(band) }
    }

    private func printSVG(_ inspection: Inspection) {
        let picture = picture(of: inspection, .twoHundredFiftySix)
        let markup = SVGPicture(size: picture.drawnSize)
        Output.print(encoded: markup.opening(isAlone: true))
        var top = 0
        for band in picture.bands {
            Output.print(encoded: markup.rows(band, from: top))
            top += band.size.height
        }
        Output.print(encoded: markup.closing)
    }

    private func picture(of inspection: Inspection, _ colors: ColorDepth) -> StagePicture {
        let picture = StagePicture(inspection, StagePicture.Options(colors: colors, decorations: boxes.decorations))
        let (all, shown) = (picture.frame.size, picture.drawnSize)
        if all != shown {
            Output.complain(
                "haggle: of \(all.width)×\(all.height) cells only \(shown.width)×\(shown.height) are drawn; json has all"
            )
        }
        return picture
    }
}

extension LayoutDocument {
    /// A line for each root: its name, its kind, and where it is declared.
    fileprivate var rootList: String {
        roots.map { root in
            let place = sources.location(of: root.range.start)
            return
                "\(VisibleText(root.name).string)\t\(root.kind.rawValue)\t\(VisibleText(place.file).string):\(place.location.line)\n"
        }.joined()
    }
}
