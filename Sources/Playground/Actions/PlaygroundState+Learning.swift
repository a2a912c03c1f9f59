import LayoutInspection
import Lessons
import Negotiation
import Terminal

extension PlaygroundState {
    mutating func applyToLesson(_ action: Action.OnLesson) -> Effect? {
        guard lesson != nil || action == .present else { return refuse("no lesson is open; x lists them") }
        switch action {
        case .present: present(!isPresented)
        case .next: return turnPage(.forward)
        case .previous: return turnPage(.backward)
        case .enter: return enter()
        case .hint: takeHint()
        case .restart: return restartLesson()
        case .leave:
            leaveLesson()
            openLessons()
        case .glossary: openGlossary(at: nil)
        case .edit(let edit):
            editAnswer(edit)
            revealLessonText()
        case .grow(let axis, let cells):
            drawBox(axis, by: cells)
            revealLessonText()
        case .choose(let direction):
            chooseOption(direction)
            revealLessonText()
        case .scroll(let movement): scroll(.lesson, by: movement)
        }
        return nil
    }

    /// Shows the layout for a wall: lessons with more space between lines, and neither tree nor trace; or as usual.
    package mutating func present(_ isPresented: Bool) {
        guard isPresented != self.isPresented else { return }
        self.isPresented = isPresented
        if isPresented { shown.hidden.formUnion([.tree, .trace]) } else { shown.hidden.subtract([.tree, .trace]) }
        message = isPresented ? "presenting: P again shows all panes" : "all panes"
        panesChanged()
    }

    /// Offers the lessons to somebody who has never started the program.
    package mutating func offerLessons() {
        guard course != nil else { return }
        openFinder(.openings)
        openings.firstIndex { if case .lessons = $0 { true } else { false } }.map { finder?.choose(row: $0) }
        message = "the first time here? enter opens the lessons, esc the layout"
    }

    /// Opens the words of the lessons, at one of them.
    mutating func openGlossary(at word: String?) {
        let help = HelpText(sections: [.words], title: "The words of the lessons")
        open(.help(help))
        guard let word else { return }
        let rows = help.rows(width: visibleSize(of: .help).width)
        offsets[.help]?.y = rows.firstIndex { $0.text.hasPrefix("  \(word) ") } ?? 0
        settle(.help)
    }

    /// Opens the list of lessons, at the next one.
    mutating func openLessons() {
        guard let course else { return report("this session has no lessons; 'haggle learn' has") }
        openFinder(.lessons)
        let next = lesson?.number ?? progress.next(in: course)
        finder?.choose(row: next)
        reveal(row: finder?.chosen ?? 0, in: .finder)
    }

    /// Opens a lesson at the page that was read last; a finished one from its start.
    package mutating func openLesson(_ number: Int) -> Effect? {
        guard let course, course.lessons.indices.contains(number) else { return nil }
        let lesson = course.lessons[number]
        for other in course.lessons { sourceEditor.close(TextName(file: other.name, isExample: true)) }
        let standing = progress.lessons[lesson.name]
        let page = standing?.isFinished == true ? 0 : standing?.page ?? 0
        self.lesson = LessonState(course, number: number, page: page, shown: self.lesson?.shownBefore ?? shown)
        proposePage()
        return .open(lesson.example)
    }

    private mutating func turnPage(_ direction: Action.Direction) -> Effect? {
        guard let lesson else { return nil }
        let page = lesson.page + (direction == .forward ? 1 : -1)
        guard !lesson.lesson.pages.indices.contains(page) else {
            self.lesson?.turn(to: page)
            beginPage()
            return nil
        }
        noteProgress()
        let next = lesson.number + (direction == .forward ? 1 : -1)
        guard let course, course.lessons.indices.contains(next) else {
            return refuse(direction == .forward ? "this was the last lesson; esc lists all" : "this is the first page")
        }
        return openLesson(next)
    }

    /// Gives the answer, or turns to the next page.
    private mutating func enter() -> Effect? {
        guard let lesson, let task = lesson.task, lesson.isAsking else { return turnPage(.forward) }
        if case .order = task.question, !lesson.attempt.order.contains(lesson.attempt.chosen) {
            self.lesson?.attempt.pick(lesson.attempt.chosen)
            guard let picked = self.lesson?.attempt.order.count, picked == lesson.options.count else { return nil }
        }
        guard let now = self.lesson, let answer = now.attempt.answer(to: task.question, options: now.options.count)
        else { return refuse(task.question.form) }
        guard let engine = task.question.answer(lesson.values) else {
            return refuse("the layout has no answer: r begins the lesson again")
        }
        self.lesson?.attempt.give(answer, engine: engine)
        showAnswer()
        return nil
    }

    /// Shows the steps that lead to the answer, in the proposal that the question is about.
    private mutating func showAnswer() {
        noteProgress()
        if case .change? = lesson?.task?.question { return }
        lesson?.explains = true
        // The steps are those of the layout: an ask outside of it has none.
        if lesson?.task?.question.quantities.first?.asked == nil {
            shown.hidden.remove(.why)
            if arrangement.mode == .medium { shown.lower = .why }
        }
        let windows = lesson?.task?.question.quantities.compactMap(\.window) ?? []
        if let window = windows.first, window != proposal.proposal {
            proposal = ProposalEntry(window, followed: [])
        } else {
            explain()
        }
        settle(.lesson)
        revealLessonText()
    }

    private mutating func takeHint() {
        guard let task = lesson?.task else { return report("hints are for tasks; n turns the page") }
        guard lesson?.isAsking == true else { return report("this task is answered") }
        lesson?.attempt.takeHint(of: task)
        if lesson?.attempt.isDone == true { showAnswer() }
        settle(.lesson)
        revealLessonText()
    }

    /// Begins the lesson again, with its own code.
    private mutating func restartLesson() -> Effect? {
        guard let lesson else { return nil }
        progress.lessons[lesson.lesson.name]?.page = 0
        progress.lessons[lesson.lesson.name]?.isFinished = false
        return openLesson(lesson.number)
    }

    // MARK: Making an answer

    private mutating func editAnswer(_ edit: TextField.Edit) {
        guard let lesson, let question = lesson.task?.question else { return }
        switch (edit, question) {
        case (.type(let text), .predict(let quantity)): type(text, as: quantity.kind)
        case (.type(let text), _): Int(text).map { pick($0) }
        case (.erase, _): self.lesson?.attempt.erase()
        case (.moveCursor, _): break
        }
        notePrediction()
    }

    /// Types what a value of this kind can contain; `i` is `inf`.
    private mutating func type(_ text: String, as kind: Quantity.Kind) {
        let isSide = text.allSatisfy { $0.isNumber || $0 == "." }
        switch kind {
        case .proposal: lesson?.attempt.type(text == "i" ? "inf" : text)
        case .size where text != "i": lesson?.attempt.type(text)
        case _ where isSide: lesson?.attempt.type(text)
        default: message = "this is a number: only digits"
        }
    }

    /// Makes the drawn box larger or smaller.
    private mutating func drawBox(_ axis: Axis, by cells: Int) {
        guard let lesson, case .predict(let quantity)? = lesson.task?.question else { return }
        let typed = lesson.attempt.typed
        var sides = typed.split { "x×, ".contains($0) }.map { Int($0) ?? 0 }
        switch quantity.kind {
        case .size, .proposal:
            if sides.count == 2 { sides[axis == .horizontal ? 0 : 1] += cells } else { sides = [1, 1] }
            self.lesson?.attempt.draw(sides.map { String(max(0, $0)) }.joined(separator: "x"))
        case .width, .height, .left, .top, .right, .bottom, .order:
            self.lesson?.attempt.draw(String(max(0, (sides.first ?? 0) + cells)))
        }
        notePrediction()
    }

    private mutating func chooseOption(_ direction: Action.Direction) {
        guard let lesson else { return }
        self.lesson?.attempt.choose(
            lesson.attempt.chosen + (direction == .forward ? 1 : -1), of: lesson.options.count)
    }

    /// Chooses an option by its number, from 1; in an order, picks it.
    private mutating func pick(_ number: Int) {
        guard let lesson, lesson.options.indices.contains(number - 1) else { return }
        self.lesson?.attempt.choose(number - 1, of: lesson.options.count)
        if case .order? = lesson.task?.question { self.lesson?.attempt.pick(number - 1) }
    }
}

extension Question {
    /// The form of its answer, for the last line.
    fileprivate var form: String {
        switch self {
        case .predict(let quantity):
            switch quantity.kind {
            case .size: "type a width and a height, as 9x2, or draw the box"
            case .proposal: "type a width and a height, as 9x2; i is inf"
            case .width, .height, .left, .top, .right, .bottom, .order: "type a number"
            }
        case .decide, .choose: "choose one"
        case .order: "pick all of them: by number, or with enter"
        case .change: "not yet; 5, then i, writes in the code; [ ] change the proposal"
        }
    }
}
