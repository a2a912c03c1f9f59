import ArgumentParser
import Negotiation

/// What a layout is printed beside.
struct AgainstArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Print the layout beside the one in another dialect, or of another file or folder, with what differs; twice "
                + "for three.", valueName: "dialect|file"))
    var against: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("The same for another width; twice for three.", valueName: "w"),
        transform: AxisProposal.init(argument:))
    var againstWidth: [AxisProposal] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("The same for another height; together with a width, for both.", valueName: "h"),
        transform: AxisProposal.init(argument:))
    var againstHeight: [AxisProposal] = []

    /// More do not fit on a screen.
    private static let limit = 2

    var isEmpty: Bool { count == 0 }

    private var count: Int { against.count + max(againstWidth.count, againstHeight.count) }

    func validate() throws {
        guard count <= Self.limit else {
            throw ValidationError("A layout is printed beside one or two others, not \(count).")
        }
    }

    /// The others.
    /// - Throws: what opening them throws.
    func layouts(beside first: OpenedLayout, _ layout: LayoutArguments) throws -> [OpenedLayout] {
        let sources = try against.map { word in
            // A file of a dialect's name is named with its folder: ./swiftui.
            Dialects.all.contains { $0.name == word }
                ? try OpenedLayout(layout, dialect: word) : try OpenedLayout(layout, files: [word])
        }
        let proposals = try (0..<max(againstWidth.count, againstHeight.count)).map { index in
            try first.proposed(
                width: index < againstWidth.count ? againstWidth[index] : nil,
                height: index < againstHeight.count ? againstHeight[index] : nil)
        }
        return sources + proposals
    }
}
