import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal

/// The whole state of the playground: what is open, what is proposed, what is shown. A value: every event makes a new
/// one, and the screen is a function of it.
///
/// Its parts are values of their own, each in a file beside this one with what changes it: the sources (`ReadSources`), the
/// values of holes (`HoleValues`), the proposal (`ProposalEntry`), the layout (`ShownLayout`), what is selected
/// (`ElementSelection`), where one stands in the negotiation (`Stepping`), and so on.
///
/// It holds facts. Elements are owned by another thread, which gives `inspection` for (document, proposal): `takeRequests`
/// gives what the state lacks, and `receive` takes it. Everything else that is derived is computed where it is needed.
package struct PlaygroundState {
    // The surroundings.
    package internal(set) var window: CellSize
    package let colors: ColorDepth
    package let encoding: CharacterEncoding
    package let examples: [Example]
    /// The name of what the person opened; nil if that is nothing.
    package let own: String?

    // What is open, and laid out.
    /// The sources, as they were read last.
    package internal(set) var readSources: ReadSources
    var scale: CellScale
    /// The values of holes that were set on the screen.
    package internal(set) var holeValues = HoleValues()
    package internal(set) var proposal: ProposalEntry
    var history = ProposalHistory()
    package internal(set) var shownLayout = ShownLayout()
    /// Whether the elements keep their library's rules, as far as that is proven.
    package internal(set) var promises = PromiseState()
    /// The number of taps so far.
    var taps = 0
    /// What failed in the last tap.
    package internal(set) var tapDiagnostics: [Diagnostic] = []
    /// The requests that are awaited.
    var requests = PendingRequests()

    // Where the person is in it.
    package internal(set) var elementSelection = ElementSelection()
    /// Where one stands in the negotiation.
    package internal(set) var stepping = Stepping()
    /// Whether stepping through the trace selects the element that is asked.
    package internal(set) var selectsWhileStepping = true
    package internal(set) var reportState = ReportState()
    let keptReport = KeptReport()
    package internal(set) var offsets: [ScrollArea: CellPoint] = [:]
    var links = Links()
    /// How far each scrolling element is scrolled, in points. It moves what is shown and never changes the layout.
    package internal(set) var windowOffsets: [ElementPath: CGPoint] = [:]

    // How it is shown.
    package internal(set) var focus: Focus = .pane(.stage)
    package internal(set) var shown = Arrangement.Shown()
    package internal(set) var decorations: Decorations = .boxes
    /// What the layout is shown beside.
    package internal(set) var companions = CompanionState()
    /// The cell of the window that was clicked last.
    var clickedCell: CellPoint?
    /// What the pointer holds since its button went down.
    var held: Held?

    // What is over the panes.
    package internal(set) var overlay: Overlay?
    /// The axis that a strip or a curve was looked at along last.
    var lookedAlong = Axis.horizontal

    // The last line.
    /// What is being done for longer than a moment.
    package var work: Work?
    /// Whether the last line asks if the program should quit and lose hole values. The next key answers.
    package internal(set) var asksWhetherToQuit = false
    /// The message that is shown until the next key.
    package internal(set) var message: String?

    /// - Parameters:
    ///   - own: the name of what the person opened; nil if that is nothing.
    ///   - isOpening: whether a document is being read; if not, the list of examples is shown.
    ///   - proposal: what to propose to the root; nil to follow the window.
    ///   - following: the axes that follow the window all the same.
    package init(
        window: CellSize, colors: ColorDepth, encoding: CharacterEncoding = .utf8, projection: CellProjection = .unit,
        examples: [Example] = [], own: String? = nil, isOpening: Bool = false, proposal: Proposal? = nil,
        following: Set<Axis> = []
    ) {
        self.window = window
        self.colors = colors
        self.encoding = encoding
        self.examples = examples
        self.own = own
        readSources = ReadSources(isFirstAwaited: isOpening)
        scale = CellScale(projection)
        let followed = Self.followedProposal(window: window, projection: projection)
        self.proposal = ProposalEntry(
            proposal ?? followed, followed: proposal == nil ? Set(Axis.allCases) : following)
        self.proposal.follow(followed)
        if !isOpening { openFinder(.openings, hasField: false) }
    }
}

extension PlaygroundState {
    package var arrangement: Arrangement {
        var shown = shown
        shown.isSplit = !companions.wanted.isEmpty
        return Arrangement(window: window, shown: shown)
    }

    /// The selected element, as an index into the inspection's elements.
    package var selected: Int? {
        guard let inspection, let selection else { return nil }
        return inspection.index(of: selection)
    }

    /// The layout with its elements scrolled.
    var scene: Scene? { inspection.map { Scene($0, offsets: windowOffsets) } }

    /// The kinds of the proposal that the dialect lacks and replaces: each once, with what it asks instead.
    package var replacedKinds: [(other: AxisProposal, lack: ProposalLack)] {
        guard let dialect = laidOut?.dialect else { return [] }
        var kinds: [(other: AxisProposal, lack: ProposalLack)] = []
        for axis in Axis.allCases {
            guard case .replaced(let other, let lack) = dialect.reading(of: proposal.proposal[axis]),
                !kinds.contains(where: { $0.lack == lack })
            else { continue }
            kinds.append((other, lack))
        }
        return kinds
    }

    /// The diagnostics of reading, tapping and laying out; if the source is newer than the layout, only those of reading.
    package var problems: [Diagnostic] {
        guard !isStale, let inspection else { return (document?.diagnostics ?? []) + (isStale ? [] : tapDiagnostics) }
        return inspection.concerning(document?.diagnostics ?? []) + tapDiagnostics + inspection.diagnostics
    }

    /// The diagnostics of the layout's source, and what failed in it since.
    package var readings: [Diagnostic] {
        let read = laidOut?.diagnostics ?? []
        return (inspection?.concerning(read) ?? read) + tapDiagnostics + (inspection?.failures ?? [])
    }

    /// The part of the window in which the layout is drawn, beside others or alone; empty while the stage is hidden.
    package var stageArea: CellRect {
        splitStage?.parts[0].picture ?? arrangement.panes[.stage].map(Arrangement.stageArea) ?? .zero
    }

    package func offset(_ area: ScrollArea) -> CellPoint { offsets[area] ?? .zero }

    static func followedProposal(window: CellSize, projection: CellProjection) -> Proposal {
        let points = projection.points(of: Arrangement.followedSize(in: window))
        return Proposal(width: .exactly(points.width), height: .exactly(points.height))
    }
}
