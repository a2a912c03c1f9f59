import Foundation
import LayoutInspection
import Lessons
import Negotiation
import SwiftSource
import Terminal

/// The whole state of the playground: what is open, proposed and shown. A value: every event makes a new one, and the
/// screen is a function of it.
///
/// Its parts are values in files beside this one, each with what changes it: the sources (`ReadSources`), the values of
/// holes (`HoleValues`), the proposal (`ProposalEntry`), the layout (`ShownLayout`), the selection
/// (`ElementSelection`), the current step (`Stepping`), and so on.
///
/// It holds facts. Another thread owns the elements and provides `inspection` for (document, proposal): `takeRequests`
/// returns what the state lacks, and `receive` takes it. All other derived values are computed on use.
package struct PlaygroundState {
    // The environment.
    package internal(set) var window: CellSize
    package let colors: ColorDepth
    package let encoding: CharacterEncoding
    package let examples: [Example]
    /// The name of the person's own files; nil if there are none.
    package internal(set) var own: String?
    /// The lessons; nil without any.
    package let course: Course?

    // The open sources, and their layout.
    /// The last reading of the sources.
    package internal(set) var readSources: ReadSources
    var scale: CellScale
    /// The values of holes that were set on the screen.
    package internal(set) var holeValues = HoleValues()
    /// Whether the values in the person's own files are there at the next start.
    package var keepsOwnValues = false
    package internal(set) var proposal: ProposalEntry
    var history = ProposalHistory()
    package internal(set) var shownLayout = ShownLayout()
    /// The proof that the elements keep their library's rules, as far as it has come.
    package internal(set) var promises = PromiseState()
    /// The number of taps so far.
    var taps = 0
    /// The failures of the last tap.
    package internal(set) var tapDiagnostics: [Diagnostic] = []
    /// The awaited requests.
    var requests = PendingRequests()

    // The person's position in it.
    package internal(set) var elementSelection = ElementSelection()
    /// The current step, and stepping options.
    package internal(set) var stepping = Stepping()
    /// Whether stepping through the trace selects the element that is asked.
    package internal(set) var selectsWhileStepping = true
    package internal(set) var reportState = ReportState()
    let keptReport = KeptReport()
    package internal(set) var offsets: [ScrollArea: CellPoint] = [:]
    var links = Links()
    /// The last search for an element or a step.
    var lastSearch: Search?
    /// The source pane.
    package internal(set) var sourceEditor = SourceEditor()
    /// The properties of the selected element as fields; nil while the why pane shows its sentences.
    var fields: PropertyFields?
    let keptEdits = KeptEdits()
    /// How far each scrolling element is scrolled, in points. Scrolling never changes the layout.
    package internal(set) var windowOffsets: [ElementPath: CGPoint] = [:]

    // The way in which it is shown.
    package internal(set) var focus: Focus = .pane(.stage)
    package internal(set) var shown = Arrangement.Shown()
    package internal(set) var decorations: Decorations = .boxes
    /// The companions beside the layout.
    package internal(set) var companions = CompanionState()
    /// The last clicked cell of the window.
    var clickedCell: CellPoint?
    /// The part of the screen that the pointer holds while its button is down.
    var held: Held?

    // The lessons.
    /// The open lesson; nil outside of lessons.
    package internal(set) var lesson: LessonState?
    /// The person's progress in each lesson.
    package internal(set) var progress: CourseProgress
    /// Whether lessons have more space between lines, for a wall.
    package internal(set) var isPresented = false

    // The overlay.
    package internal(set) var overlay: Overlay?
    /// The last axis of a strip or a curve.
    var lookedAlong = Axis.horizontal

    // The last line.
    /// Whether the last line introduces the program, until the first key.
    package internal(set) var isIntroduced: Bool
    /// Whether no key was pressed since something was opened.
    var isJustOpened: Bool
    /// The current work, if it takes longer than a moment.
    package var work: Work?
    /// Whether the last line asks to confirm quitting, which loses hole values. The next key answers.
    package internal(set) var asksWhetherToQuit = false
    /// A question about a text, which the next key answers.
    var question: SourceQuestion?
    /// The message that is shown until the next key.
    package internal(set) var message: String?

    /// - Parameters:
    ///   - own: the name of the person's own files; nil if there are none.
    ///   - course: the lessons; nil without any.
    ///   - progress: how far the person came in each lesson.
    ///   - isOpening: whether a document is being read; if not, the list of examples is shown.
    ///   - proposal: the proposal to the root; nil to follow the window.
    ///   - following: the axes that follow the window nevertheless.
    ///   - isIntroduced: whether the last line introduces the program.
    package init(
        window: CellSize, colors: ColorDepth, encoding: CharacterEncoding = .utf8, projection: CellProjection = .unit,
        examples: [Example] = [], own: String? = nil, course: Course? = nil,
        progress: CourseProgress = CourseProgress(),
        isOpening: Bool = false, proposal: Proposal? = nil, following: Set<Axis> = [], isIntroduced: Bool = false
    ) {
        self.window = window
        self.colors = colors
        self.encoding = encoding
        self.examples = examples
        self.own = own
        (self.course, self.progress) = (course, progress)
        self.isIntroduced = isIntroduced
        isJustOpened = isOpening
        readSources = ReadSources(isFirstAwaited: isOpening)
        scale = CellScale(projection)
        let followed = Self.followedProposal(window: window, projection: projection)
        self.proposal = ProposalEntry(
            proposal ?? followed, followed: proposal == nil ? Set(Axis.allCases) : following)
        self.proposal.follow(followed)
        if !isOpening { openFinder(.openings) }
    }
}

extension PlaygroundState {
    package var arrangement: Arrangement {
        var shown = shown
        shown.isSplit = !companions.wanted.isEmpty
        shown.banner = banner.count
        shown.hasLesson = lesson != nil
        return Arrangement(window: window, shown: shown)
    }

    /// The selected element, as an index into the inspection's elements.
    package var selected: Int? {
        guard let inspection, let selection else { return nil }
        return inspection.index(of: selection)
    }

    /// The layout with its elements scrolled.
    var scene: Scene? { inspection.map { Scene($0, offsets: windowOffsets) } }

    /// The kinds of the proposal that the dialect lacks and replaces: each once, with its replacement.
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

    /// The diagnostics of the layout's source, and later failures in it.
    package var readings: [Diagnostic] {
        let read = laidOut?.diagnostics ?? []
        return (inspection?.concerning(read) ?? read) + tapDiagnostics + (inspection?.failures ?? [])
    }

    /// The part of the window with the layout, beside others or alone; empty while the stage is hidden.
    package var stageArea: CellRect {
        splitStage?.parts[0].picture ?? arrangement.panes[.stage].map(Arrangement.stageArea) ?? .zero
    }

    package func offset(_ area: ScrollArea) -> CellPoint { offsets[area] ?? .zero }

    static func followedProposal(window: CellSize, projection: CellProjection) -> Proposal {
        let points = projection.points(of: Arrangement.followedSize(in: window))
        return Proposal(width: .exactly(points.width), height: .exactly(points.height))
    }
}
