import ArgumentParser
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Terminal
import TextMetrics

/// The command `render`: one frame, to standard output, without a terminal.
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

    /// The decorations of a picture besides the source's own colours, borders and texts.
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

    @Flag(help: "Draw the whole of a picture that is larger than 1000×1000 cells.")
    var all = false

    @Flag(help: "Print every root (its name, its kind and its place, with tabs between them), and end.")
    var list = false

    func validate() throws {
        guard sweep == nil || format != .svg else {
            throw ValidationError(.sweepAsPicture)
        }
        guard sweep == nil || others.isEmpty else {
            throw ValidationError(.sweepBesideOthers)
        }
        guard !others.exitCode || !others.isEmpty else { throw ValidationError(.exitCodeAlone) }
    }

    func run() throws {
        guard !list else { return try printRoots() }
        let opened = try OpenedLayout(layout)
        let beside = try others.layouts(beside: opened, layout)
        let steps = try sweep.map { try $0.breakpoints(of: opened) } ?? []
        let all = [opened] + beside + steps.map { opened.showing($0.inspection) }
        all.complain(listingHoles: format != .json)
        if let sweep {
            print(steps, along: sweep.axis, of: opened)
        } else if !beside.isEmpty {
            let isOld = others.isOlder
            try print(isOld ? beside[0] : opened, beside: isOld ? [opened] : beside)
        } else if let inspection = opened.inspection {
            print(inspection, of: opened)
            if format != .json { opened.complainOfFindings(in: layout.files) }
        }
        try all.finish()
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

    /// Prints layouts side by side, and the differences between the first and each of the others.
    /// - Throws: the exit code for differences, if it is wanted.
    private func print(_ first: OpenedLayout, beside layouts: [OpenedLayout]) throws {
        let compared = layouts.compactMap { ComparedLayouts(first, $0) }
        let colors: ColorDepth = format == .text ? .none : .twoHundredFiftySix
        let shown = SideBySide(compared, options: options(colors))
        if format != .json { shown.omissions.forEach(Output.complain) }
        let picture = shown.canvas
        switch format {
        case .text: Output.print(picture.rows.map { $0 + "\n" }.joined())
        case .ansi: Output.print(encoded: picture.ansi(colors: colors))
        case .svg: Output.print(encoded: SVGPicture(size: picture.size).document(of: picture))
        case .json: for one in compared { Output.print(encoded: one.json) }
        }
        if format == .text || format == .ansi {
            if let legend = shown.legend { Output.print("\n\(legend)\n") }
            for one in compared { Output.print("\n" + one.text) }
        }
        if others.exitCode, compared.contains(where: { !$0.difference.isEmpty }) { throw ExitCode.failure }
    }

    /// Prints the layouts of a sweep, an empty line between them.
    private func print(_ steps: [Breakpoint], along axis: Axis, of opened: OpenedLayout) {
        for (index, breakpoint) in steps.enumerated() {
            if format == .json {
                let diagnostics = opened.showing(breakpoint.inspection).diagnostics
                Output.print(encoded: breakpoint.json(along: axis, of: opened.document, diagnostics))
            } else {
                Output.print((index > 0 ? "\n" : "") + breakpoint.heading(along: axis))
                print(breakpoint.inspection, of: opened)
            }
        }
    }

    private func printRoots() throws {
        let sources = try InputSources.opened(layout.files, isQuiet: layout.quiet)
        var reading = layout.reading.reading(layout.proposal.cell.projection(for: sources.parsed))
        reading.root = .none
        let document = LayoutReader(dialects: Dialects.all).read(sources.parsed, name: sources.name, as: reading)
        Output.complain(document.diagnostics, in: document.sources)
        Output.print(encoded: document.rootList)
        if document.hasErrors { throw ExitCode.failure }
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
        let picture = StagePicture(inspection, options(colors))
        picture.omissions.forEach(Output.complain)
        return picture
    }

    private func options(_ colors: ColorDepth) -> StagePicture.Options {
        var options = StagePicture.Options(colors: colors, decorations: boxes.decorations)
        if all { options.maximumSize = StagePicture.largestSize }
        return options
    }
}

extension LayoutDocument {
    /// A line for each root: its name, its kind, and its position.
    fileprivate var rootList: String {
        roots.map { root in
            let place = sources.location(of: root.range.start)
            return
                "\(VisibleText(root.name).string)\t\(root.kind.rawValue)\t\(VisibleText(place.file).string):\(place.location.line)\n"
        }.joined()
    }
}
