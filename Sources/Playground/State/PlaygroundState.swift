import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal

/// All that the playground knows: what is open, what is proposed, what is looked at. A value: every event makes a new
/// one, and the screen is a function of it.
///
/// It holds facts. Elements are owned by another thread, which gives `inspection` for (document, proposal): what the state
/// lacks is asked for by `takeRequests`, and comes by `receive`. Everything else that is derived is computed where it is
/// drawn.
package struct PlaygroundState {
    // What is there.
    package internal(set) var window: CellSize
    package let colors: ColorDepth
    package let encoding: CharacterEncoding
    package let projection: CellProjection
    package let examples: [Example]
    /// What to call what the person opened; nil where that is nothing but an example.
    package let own: String?

    // What is open.
    /// Whether the first document is still being read.
    package internal(set) var isOpening: Bool
    /// The source as it was last read.
    package internal(set) var document: DocumentFacts?
    var documentID: DocumentID?
    /// The document that is laid out: the last one that could be.
    package internal(set) var laidOut: DocumentFacts?
    package internal(set) var laidOutID: DocumentID?
    /// Whether what is laid out is older than the source.
    package internal(set) var isStale = false
    package internal(set) var proposal: ProposalEntry
    /// The newest layout that there is; for a moment it may be of an older proposal.
    package internal(set) var inspection: Inspection?
    /// Which layout that is.
    var shownLayout: LayoutKey?
    /// Why the proposal has no layout; `inspection` is then the one before.
    package internal(set) var refusal: ProposalRefusal?
    /// What was asked for and is awaited.
    var requests = PendingRequests()
    /// How far each scrolling element is scrolled, in points. Moves what is shown, never what is laid out.
    package internal(set) var windowOffsets: [ElementPath: CGPoint] = [:]
    /// How many taps there were.
    var taps = 0
    /// The properties of the element that is, or was, looked at.
    var knownProperties: KnownProperties?
    /// What failed when something was tapped last.
    package internal(set) var tapDiagnostics: [Diagnostic] = []

    // What was said on the screen.
    package internal(set) var screenSettings: [ScreenSetting] = []
    package internal(set) var holeEntry: HoleEntry?

    // What is looked at.
    package internal(set) var selection: ElementPath?
    package internal(set) var collapsed: Set<ElementPath> = []
    /// The row of the trace that is looked at.
    package internal(set) var step = 0
    package internal(set) var offsets: [ScrollArea: CellPoint] = [:]

    // How it is shown.
    package internal(set) var focus: Focus = .pane(.stage)
    package internal(set) var shown = Arrangement.Shown()
    package internal(set) var overlay: Overlay?
    /// The page that the help shows; it is made when the help opens.
    package internal(set) var help = HelpText()
    package internal(set) var chosenOpening = 0
    package internal(set) var chosenRootRow = 0
    package internal(set) var rootFilter = TextField()
    /// How large the roots were when their list was opened.
    package internal(set) var rootSizes: [Root: CGSize] = [:]
    /// The entry of the report that the keys are about, and what it is: its place changes with the source.
    package internal(set) var chosenEntry = 0
    var chosenIdentity: Report.Identity?
    package internal(set) var unfoldedFamilies: Set<String> = []
    package internal(set) var decorations: Decorations = .boxes
    /// Whether stepping through the trace selects the element that is asked.
    package internal(set) var selectsWhileStepping = true
    /// Whether the why pane shows the report.
    package internal(set) var showsReport = false
    /// Whether a person opened the report: then it stays when nothing is wrong.
    package internal(set) var isReportAsked = false
    /// What to tell the person until the next key.
    package internal(set) var message: String?

    /// - Parameters:
    ///   - own: what to call what the person opened; nil where that is nothing.
    ///   - isOpening: whether a document is being read; without, the list of examples is shown.
    ///   - proposal: what to propose to the root; nil to follow the window.
    package init(
        window: CellSize, colors: ColorDepth, encoding: CharacterEncoding = .utf8, projection: CellProjection = .unit,
        examples: [Example] = [], own: String? = nil, isOpening: Bool = false, proposal: Proposal? = nil
    ) {
        self.window = window
        self.colors = colors
        self.encoding = encoding
        self.projection = projection
        self.examples = examples
        self.own = own
        let followed = Self.followedProposal(window: window, projection: projection)
        self.proposal = ProposalEntry(proposal ?? followed, isFollowing: proposal == nil)
        self.isOpening = isOpening
        if !isOpening { overlay = .examples }
    }
}

extension PlaygroundState {
    package var arrangement: Arrangement { Arrangement(window: window, shown: shown) }

    /// The selected element, as an index into the inspection's elements.
    package var selected: Int? {
        guard let inspection, let selection else { return nil }
        return inspection.index(of: selection)
    }

    /// The layout as it is seen now.
    var scene: Scene? { inspection.map { Scene($0, offsets: windowOffsets) } }

    /// The example that is laid out, where it is one.
    package var openExample: Example? {
        laidOut.flatMap { open in examples.first { $0.name == open.name && $0.source == open.source.string } }
    }

    /// The kinds of proposal that the dialect has not and asks others for, each once: what it asks, and a sentence.
    package var replacedKinds: [(other: AxisProposal, sentence: String)] {
        guard let dialect = laidOut?.dialect else { return [] }
        var kinds: [(other: AxisProposal, sentence: String)] = []
        for axis in Axis.allCases {
            guard case .replaced(let other, let sentence) = dialect.reading(of: proposal.proposal[axis]),
                !kinds.contains(where: { $0.sentence == sentence })
            else { continue }
            kinds.append((other, sentence))
        }
        return kinds
    }

    /// What reading, tapping and laying out had to say; of a source that is newer than the layout, what reading had to say.
    package var problems: [Diagnostic] {
        (document?.diagnostics ?? []) + (isStale ? [] : tapDiagnostics + (inspection?.diagnostics ?? []))
    }

    /// What reading the source of the layout had to say, and what failed in it since.
    package var readings: [Diagnostic] {
        (laidOut?.diagnostics ?? []) + tapDiagnostics + (inspection?.failures ?? [])
    }

    /// The part of the window in which the layout is drawn; empty where the stage is not shown.
    package var stageRoom: CellRect {
        arrangement.panes[.stage].map(Arrangement.stageRoom) ?? .zero
    }

    package func offset(_ area: ScrollArea) -> CellPoint { offsets[area] ?? .zero }

    static func followedProposal(window: CellSize, projection: CellProjection) -> Proposal {
        let points = projection.points(of: Arrangement.followedSize(in: window))
        return Proposal(width: .exactly(points.width), height: .exactly(points.height))
    }
}
