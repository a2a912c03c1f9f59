import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation

/// What the commands that lay sources out have in common.
struct LayoutArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Swift sources, or folders of them; - reads standard input.", valueName: "file"),
        completion: .file())
    var files: [String]

    @OptionGroup var proposal: ProposalArguments

    @OptionGroup var reading: ReadingArguments

    @Flag(help: "Holes are errors.")
    var strict = false
}

/// How sources are read.
struct ReadingArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Which layout of the sources: a name, Type.property, preview:2, File.swift:Name (default: the previews "
                + "first, then the outermost).", valueName: "name"))
    var root: String?

    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("What a hole is, as often as wanted.", valueName: "name=expression"),
        transform: HoleSetting.init(argument:))
    var settings: [HoleSetting] = []

    @Option(
        help: ArgumentHelp(
            "blueprint, quicklayout, theodolite or swiftui (default: from the file's import, else from the names it uses).",
            valueName: "dialect"), completion: .list(Dialects.all.map(\.name)))
    var dialect: String?

    func validate() throws {
        _ = try Dialects.named(dialect)
    }

    func reading(_ cell: CellProjection) -> Reading {
        Reading(dialect: dialect, root: root.map { .named($0) } ?? .best, settings: settings, cell: cell.cell)
    }
}

extension HoleSetting {
    fileprivate init(argument: String) throws {
        guard let setting = HoleSetting(parsing: argument, origin: .option) else {
            throw ValidationError(.holeForm)
        }
        self = setting
    }
}

/// What the root is proposed, and how large a cell is.
struct ProposalArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The root's proposed width: 40, <=40, 20..40, inf or nil.", valueName: "w"),
        transform: AxisProposal.init(argument:))
    var width: AxisProposal?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The root's proposed height: 10, <=10, 5..10, inf or nil.", valueName: "h"),
        transform: AxisProposal.init(argument:))
    var height: AxisProposal?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Points in a cell; auto: 8x16 where the source's numbers are clearly points.", valueName: "wxh"),
        transform: CellChoice.init(argument:))
    var cell = CellChoice.said(.unit)

    var said: SaidProposal { SaidProposal(width: width, height: height) }
}

/// What the root is proposed, as far as it is said.
struct SaidProposal {
    var width: AxisProposal?
    var height: AxisProposal?

    /// What was not said is the terminal's size, or 80 by 24 where there is no terminal.
    func resolved(in cell: CellProjection) -> Proposal {
        let window = cell.points(of: TerminalSize.current)
        return Proposal(width: width ?? .exactly(window.width), height: height ?? .exactly(window.height))
    }
}

/// How many points a cell stands for.
enum CellChoice {
    case said(CellProjection)
    /// What suits the sources.
    case auto

    /// `8x16`: two lengths in points, both more than 0; or `auto`.
    fileprivate init(argument: String) throws {
        if argument == "auto" {
            self = .auto
            return
        }
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0.isFinite }) else {
            throw ValidationError(.cellForm)
        }
        self = .said(CellProjection(cell: CGSize(width: sides[0], height: sides[1])))
    }

    func projection(for sources: ParsedSources?) -> CellProjection {
        switch self {
        case .said(let projection): projection
        case .auto: sources.map { PointScale(of: $0).cell } ?? .unit
        }
    }
}

extension AxisProposal {
    init(argument: String) throws {
        guard !argument.contains(where: \.isWhitespace) else { throw ProposalError(text: argument) }
        try self.init(parsing: argument)
    }
}
