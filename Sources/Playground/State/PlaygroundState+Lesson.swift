import LayoutInspection
import Lessons
import Negotiation
import Terminal

/// The open lesson and its layout.
extension PlaygroundState {
    /// Whether the layout is that of the open lesson.
    var showsLesson: Bool { lesson != nil && readLesson == lesson?.number }

    /// The number of the lesson that was read last.
    private var readLesson: Int? {
        guard let example = document.flatMap({ example(of: $0) }) else { return nil }
        return course?.lessons.firstIndex { $0.example == example }
    }

    /// The page of the lesson.
    private var lessonStory: LessonStory? {
        guard let lesson else { return nil }
        let text = sourceEditor.texts[TextName(file: lesson.lesson.name, isExample: true)]
        return LessonStory(
            lesson: lesson.lesson, number: lesson.page, attempt: lesson.attempt, values: lesson.values,
            code: text?.string ?? lesson.lesson.code, notation: notation,
            isPresented: isPresented)
    }

    /// The page of the lesson at a width; a column on each side stays free.
    package func lessonRows(width: Int) -> [Row] {
        (lessonStory?.lines ?? []).wrapped(to: max(1, width - 2))
    }

    /// Scrolls as little as possible to show the text of the lesson; the end of one that is too long.
    mutating func revealLessonText() {
        let width = max(1, visibleSize(of: .lesson).width - 2)
        offsets[.lesson] = .zero
        reveal(row: max(0, (lessonStory?.text ?? []).wrapped(to: width).count - 1), in: .lesson)
    }

    /// The end of the lesson pane's title: a mark for each page, and the lesson's number.
    var lessonLegends: [Line] {
        guard let lesson, let course else { return [] }
        let marks = lesson.lesson.pages.indices.map { index in
            Span(lesson.lesson.pages[index].task == nil ? "●" : "◆", index == lesson.page ? .accent : .faint)
        }
        let count = " \(lesson.number + 1) of \(course.lessons.count) "
        return [Line([Span(" ")] + marks + [Span(count, .note)]), Line(count, .note)]
    }

    /// Lets the stage draw the size that the person thinks of.
    mutating func notePrediction() {
        guard let question = stepping.question, let attempt = lesson?.attempt, lesson?.isAsking == true else { return }
        stepping.prediction = Stepping.Prediction(exchange: question, text: attempt.typed)
    }

    /// Returns the request for the values of the lesson's page.
    mutating func takeLessonQuestion() -> LayoutRequest? {
        guard showsLesson, !isStale, let wantedLayout else { return nil }
        return lesson?.takeMeasuring(in: wantedLayout)
    }

    /// Takes the values of the lesson's page. A change that makes its condition hold is the answer.
    mutating func receive(_ values: [Quantity: Measured], of layout: LayoutKey) {
        guard showsLesson, layout == wantedLayout else { return }
        lesson?.take(values)
        if case .change(let condition)? = lesson?.task?.question, lesson?.isAsking == true,
            condition.holds(values) == true
        {
            lesson?.attempt.solve()
            noteProgress()
            if focus != .pane(.lesson) { message = "that is right; 6 goes back to the lesson" }
        }
        settle(.lesson)
    }

    /// Writes down how far the person came.
    mutating func noteProgress() {
        guard let lesson else { return }
        var standing = progress.lessons[lesson.lesson.name] ?? CourseProgress.Standing()
        standing.page = lesson.page
        if let outcome = lesson.attempt.outcome {
            standing.answered.insert(lesson.page)
            if outcome == .right { standing.right.insert(lesson.page) }
        }
        if lesson.page == lesson.lesson.pages.count - 1, !lesson.isAsking { standing.isFinished = true }
        progress.lessons[lesson.lesson.name] = standing
    }
}

extension Lesson {
    /// The lesson as a layout that can be opened.
    package var example: Example { Example(name: name, dialect: "lesson", source: code) }
}
