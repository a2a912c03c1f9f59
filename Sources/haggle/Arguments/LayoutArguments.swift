import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation

/// The arguments that all commands that lay sources out share.
struct LayoutArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Swift sources, or folders of them; - reads standard input.", valueName: "file"),
        completion: .file())
    var files: [String]

    @OptionGroup var proposal: ProposalArguments

    @OptionGroup var reading: ReadingArguments

    @Flag(help: "Holes are errors.")
    var strict = false

    @Flag(help: "Leave notes out.")
    var quiet = false
}

/// How to read the sources.
struct ReadingArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Which layout of the sources: a name, Type.property, preview:2, File.swift:Name (default: the previews "
                + "first, then the outermost).", valueName: "name"))
    var root: String?

    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Set a hole's value; repeatable.", valueName: "name=expression"),
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

/// The proposal to the root, and the size of a cell.
struct ProposalArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The root's proposed width: 40, <=40, 20..40, inf, nil, or 40c for cells.", valueName: "w"),
        transform: ProposedLength.init(argument:))
    var width: ProposedLength?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The root's proposed height: 10, <=10, 5..10, inf, nil, or 10c for cells.", valueName: "h"),
        transform: ProposedLength.init(argument:))
    var height: ProposedLength?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Points in a cell; auto: 8x16 where the source's numbers are clearly points.", valueName: "wxh"),
        transform: CellChoice.init(argument:))
    var cell = CellChoice.standard

    var said: SaidProposal { SaidProposal(width: width, height: height) }
}

/// The proposal to the root, as far as the arguments give one.
struct SaidProposal {
    var width: ProposedLength?
    var height: ProposedLength?

    /// Fills missing lengths with the terminal's size, or 80 by 24 without a terminal.
    func resolved(in cell: CellProjection) -> Proposal {
        let window = cell.points(of: TerminalSize.current)
        return Proposal(
            width: width?.inPoints(cell.cell.width) ?? .exactly(window.width),
            height: height?.inPoints(cell.cell.height) ?? .exactly(window.height))
    }
}

/// A proposal on one axis as an option: `40`, `<=40`, `20..40`, `inf`, `nil`; in cells with a `c` after its numbers,
/// `40c`.
struct ProposedLength {
    let isInCells: Bool
    private let proposal: AxisProposal

    init(argument: String) throws {
        let isInCells = argument.hasSuffix("c") && argument.dropLast().last?.isNumber ?? false
        do {
            proposal = try AxisProposal(argument: isInCells ? String(argument.dropLast()) : argument)
        } catch {
            throw ProposalError(text: argument)
        }
        self.isInCells = isInCells
    }

    /// - Parameter cell: a cell's length on the axis, in points.
    func inPoints(_ cell: CGFloat) -> AxisProposal {
        guard isInCells else { return proposal }
        switch proposal {
        case .exactly(let count): return .exactly(count * cell)
        case .atMost(let count): return .atMost(count * cell)
        case .between(let low, let high): return .between(low * cell, high * cell)
        case .unconstrained, .unspecified: return proposal
        }
    }
}

/// The points in a cell.
enum CellChoice {
    /// One point in a cell, the default.
    case standard
    case said(CellProjection)
    /// The scale that suits the sources.
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
        case .standard: .unit
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
