import LayoutInspection
import Lessons
import Negotiation

/// The stage of a lesson: what its pages propose, hide and explain.
extension PlaygroundState {
    /// Begins the lesson that was opened, goes on in it, or ends it if something else was opened.
    mutating func takeLesson(isAnother: Bool) {
        guard lesson != nil else { return }
        if !showsLesson { return leaveLesson() }
        if isAnother { beginPage() } else { prepareStage() }
    }

    /// Shows what the page begins with: its proposal, its panes, and the first line of its text.
    mutating func beginPage() {
        guard let page = lesson?.content else { return }
        (stepping.isPredicting, stepping.prediction) = (false, nil)
        endSteps()
        overlay = nil
        sourceEditor.isEditing = false
        proposePage()
        showPanes(of: page.setting)
        offsets[.lesson] = .zero
        noteProgress()
        prepareStage()
    }

    /// Proposes what the page names; if it names nothing, the window.
    mutating func proposePage() {
        if let wanted = lesson?.content.setting.proposal {
            proposal = ProposalEntry(wanted, followed: [])
        } else {
            proposal = ProposalEntry(proposal.proposal, followed: Set(Axis.allCases))
            proposal.follow(Self.followedProposal(window: window, projection: projection))
        }
    }

    private mutating func showPanes(of setting: LessonPage.Setting) {
        shown.isZoomed = false
        shown.left = .lesson
        let wanted = Set(setting.panes.map(\.pane))
        shown.hidden = Set(Pane.allCases).subtracting(wanted).subtracting([.stage, .lesson])
        shown.lower = [.trace, .tree].first(where: wanted.contains) ?? .trace
        if arrangement.mode == .medium, wanted.contains(.why) { shown.lower = .why }
        (focus, shown.front) = (.pane(.lesson), .lesson)
        panesChanged()
    }

    /// Hides what the page asks, or shows what explains its answer, once for each layout of it.
    mutating func prepareStage() {
        guard showsLesson, !isStale, let key = shownLayout.key, key == wantedLayout, let inspection,
            lesson?.prepares(for: key) == true, let lesson
        else { return }
        if let name = lesson.content.setting.selected, let index = inspection.index(of: name) { select(index) }
        if lesson.explains { return explain() }
        guard lesson.isAsking, let question = lesson.task?.question,
            let moment = question.hiddenMoment(in: inspection, stepping.moments)
        else { return }
        stepping.isPredicting = true
        goTo(moment, in: inspection)
        notePrediction()
    }

    /// Goes to the step that shows the answer of the page's task; for a choice, selects the right element.
    mutating func explain() {
        guard let inspection, let lesson, let question = lesson.task?.question else { return }
        let prediction = stepping.prediction
        stepping.isPredicting = false
        if case .choose(let elements, _) = question {
            endSteps()
            if case .option(let right)? = question.answer(lesson.values) {
                inspection.index(of: elements[right]).map { select($0) }
            }
            return settle()
        }
        guard let quantity = question.quantities.first else { return }
        guard quantity.asked == nil, let moment = quantity.moment(in: inspection, stepping.moments)?.decisive else {
            endSteps()
            inspection.index(of: quantity.subject).map { select($0) }
            return settle()
        }
        goTo(moment, in: inspection)
        stepping.prediction = prediction
    }

    /// Ends the lesson. Its layout stays, with the panes that were there before.
    mutating func leaveLesson() {
        guard let lesson else { return }
        noteProgress()
        self.lesson = nil
        stepping.isPredicting = false
        endSteps()
        shown = lesson.shownBefore
        focus = .pane(.stage)
        shown.front = .stage
        proposal.followed = Set(Axis.allCases)
        if shown.left == .source { showSource() }
        windowChanged()
    }
}

extension LessonPage.Pane {
    fileprivate var pane: Pane {
        switch self {
        case .tree: .tree
        case .trace: .trace
        case .why: .why
        }
    }
}
