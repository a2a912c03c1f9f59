import ArgumentParser
import LayoutInspection
import TextMetrics

/// A mistake in the command's arguments.
enum WrongUse {
    case unknownCommand(String, nearest: String?, known: [String])
    case unknownDialect(String, known: [String])
    case unknownElement(String, nearest: String?)
    /// - Parameter known: the names of the layout's holes.
    case unknownHole(String, known: [String])
    case holeForm
    case cellForm
    case refused(ProposalRefusal)
    case sweepForm
    /// No whole cell is between the lengths of a sweep.
    case sweepWithoutCells(limit: Int)
    case sweepTooLong(limit: Int)
    case sweepAsPicture
    case sweepBesideOthers
    /// Too many layouts to print beside the first.
    case tooManyOthers(Int)
    case pageOfTwo
    case againstWithAnother
    /// A wrong number of files to compare.
    case differenceOf(Int)
    case differenceInProposal
    /// Nothing to compare.
    case exitCodeAlone
    case secondsForm
    case windowForm
}

extension WrongUse {
    fileprivate var message: String {
        switch self {
        case .unknownCommand(let name, let nearest, let known):
            "There is no command \(Self.quoted(name))\(Self.hint(nearest)) There is help on \(Self.listed(known))."
        case .unknownDialect(let name, let known):
            "Unknown dialect \(Self.quoted(name)). Dialects: \(Self.listed(known))."
        case .unknownElement(let name, let nearest):
            "There is no element \(Self.quoted(name))\(Self.hint(nearest))"
        case .unknownHole(let name, let known) where known.isEmpty:
            "There is no hole \(Self.quoted(name)); the layout has no holes."
        case .unknownHole(let name, let known):
            "There is no hole \(Self.quoted(name)); there is: \(Self.listed(Array(known.prefix(8))))"
                + (known.count > 8 ? " and \(known.count - 8) more." : ".")
        case .holeForm: "a hole is set as NAME=EXPRESSION, as order.title='\"Two burgers\"'"
        case .cellForm: "a cell is written WxH in points, as 8x16, or auto"
        case .refused(let refusal): refusal.sentence
        case .sweepForm: "a sweep is written width=20..80 or height=5..30"
        case .sweepWithoutCells(let limit): "a sweep takes 1 to \(limit) whole cells, not 0"
        case .sweepTooLong(let limit): "a sweep takes 1 to \(limit) whole cells, not more"
        case .sweepAsPicture: "A sweep prints several layouts, as text, ansi or json."
        case .sweepBesideOthers:
            "A sweep prints one layout after another, and --against prints them side by side."
        case .tooManyOthers(let count): "A layout is printed beside one or two others, not \(count)."
        case .pageOfTwo: "A page shows one layout; what differs between two is printed as text or json."
        case .againstWithAnother:
            "--against compares with one other layout; leave out --diff and the other proposal."
        case .differenceOf(let count): "--diff compares two files or folders, not \(count)."
        case .differenceInProposal:
            "--diff compares two sources, --against-width and --against-height two proposals."
        case .exitCodeAlone: "--exit-code says whether two layouts differ; add --diff or --against."
        case .secondsForm: "A step is shown for 0.05 to 60 seconds."
        case .windowForm: "a window is written WxH in cells, as 100x30: from 24x6 to 400x200"
        }
    }

    private static func quoted(_ name: String) -> String { "'\(VisibleText(name).string)'" }

    private static func listed(_ names: [String]) -> String { VisibleText(names.joined(separator: ", ")).string }

    /// The end of a sentence: a suggestion, or a full stop.
    private static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "." }
}

extension ValidationError {
    init(_ wrong: WrongUse) { self.init(wrong.message) }
}
