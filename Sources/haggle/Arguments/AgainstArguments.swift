import ArgumentParser
import Negotiation

/// The layouts to print beside the first.
struct AgainstArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Print the layout beside the one in another dialect, of another file or folder, or of the same as committed "
                + "(HEAD, HEAD~2), with what differs; twice for three.", valueName: "dialect|file|commit"),
        completion: .file())
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

    @Flag(help: "Exit with 1 if a layout differs from the one beside it.")
    var exitCode = false

    /// Whether the other layout is an older version of the first, which is shown before it.
    var isOlder: Bool { count == 1 && (against.first.map { Commit(word: $0) != nil } ?? false) }

    /// More do not fit on a screen.
    private static let limit = 2

    var isEmpty: Bool { count == 0 }

    private var count: Int { against.count + max(againstWidth.count, againstHeight.count) }

    func validate() throws {
        guard count <= Self.limit else {
            throw ValidationError(.tooManyOthers(count))
        }
    }

    /// The layouts to print beside the first.
    /// - Throws: the errors of opening them.
    func layouts(beside first: OpenedLayout, _ layout: LayoutArguments) throws -> [OpenedLayout] {
        let sources = try against.map { try OpenedLayout(layout, against: $0, beside: first) }
        let proposals = try (0..<max(againstWidth.count, againstHeight.count)).map { index in
            try first.proposed(
                width: index < againstWidth.count ? againstWidth[index] : nil,
                height: index < againstHeight.count ? againstHeight[index] : nil)
        }
        return sources + proposals
    }
}

extension OpenedLayout {
    /// - Parameter word: a dialect, a commit, or a file or folder. A path of such a name needs its folder: ./swiftui.
    init(_ arguments: LayoutArguments, against word: String, beside first: OpenedLayout) throws {
        if Dialects.all.contains(where: { $0.name == word }) {
            self = try first.read(as: word, arguments)
        } else if let commit = Commit(word: word) {
            try self.init(arguments, in: commit)
        } else {
            try self.init(arguments, files: [word])
        }
    }
}
