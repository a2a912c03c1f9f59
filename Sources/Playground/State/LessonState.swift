import LayoutInspection
import Lessons

/// The open lesson: its current page, and what the person did at its tasks.
package struct LessonState: Sendable {
    package let lesson: Lesson
    /// Its index in the course.
    package let number: Int
    package private(set) var page: Int
    /// By page.
    private var attempts: [Int: Attempt] = [:]
    package private(set) var values: [Quantity: Measured] = [:]
    /// The layout for which the stage was prepared on this page.
    private var prepared: LayoutKey?
    /// The last request for values.
    private var measuring: LayoutRequest?
    /// Whether the steps that lead to the answer are to be shown once it is laid out.
    var explains = false
    /// The panes as they were before the lesson.
    let shownBefore: Arrangement.Shown

    init(_ course: Course, number: Int, page: Int, shown: Arrangement.Shown) {
        (lesson, self.number, shownBefore) = (course.lessons[number], number, shown)
        self.page = max(0, min(page, course.lessons[number].pages.count - 1))
    }

    var content: LessonPage { lesson.pages[page] }
    var task: LessonTask? { content.task }

    package var attempt: Attempt {
        get { attempts[page] ?? Attempt() }
        set { attempts[page] = newValue }
    }

    /// Whether the page asks something that is not answered yet.
    package var isAsking: Bool { task != nil && !attempt.isDone }

    var options: [String] { task?.question.options(values) ?? [] }

    /// Turns to a page. What was done at its task stays.
    mutating func turn(to page: Int) {
        self.page = page
        (prepared, measuring, explains, values) = (nil, nil, false, [:])
    }

    /// Takes the values of the page. The numbers of an answered task stay those that were asked about.
    mutating func take(_ found: [Quantity: Measured]) {
        let stays = attempt.isDone
        values.merge(found) { stays ? $0 : $1 }
    }

    /// Returns the request for the page's values; nil if it was made before.
    mutating func takeMeasuring(in layout: LayoutKey) -> LayoutRequest? {
        let quantities = content.quantities
        return quantities.isEmpty ? nil : measuring.replaced(by: .measure(quantities, in: layout))
    }

    /// Whether the stage was not prepared for this layout of this page yet; from now on it is.
    mutating func prepares(for layout: LayoutKey) -> Bool {
        defer { prepared = layout }
        return prepared != layout
    }
}

extension Question {
    /// The moment from which on the stage hides what is asked; nil if it hides nothing.
    func hiddenMoment(in inspection: Inspection, _ moments: Moments) -> Int? {
        switch self {
        case .choose, .change: return nil
        case .decide, .order: return 0
        case .predict(let quantity):
            guard quantity.asked == nil, quantity.window == nil, let moment = quantity.moment(in: inspection, moments)
            else { return nil }
            // A size is drawn in the room of its ask. Everything else could be read off the stage.
            return quantity.kind == .size ? moment.asked : 0
        }
    }
}

extension Quantity {
    /// The moment that decides the quantity, and that of the ask before it; nil if the layout has none.
    func moment(in inspection: Inspection, _ moments: Moments) -> (asked: Int, decisive: Int)? {
        guard let index = inspection.index(of: subject), let exchange = inspection.mainExchange(of: index)?.id,
            let asked = moments.index(of: .asked(exchange))
        else { return nil }
        let decisive: Moment? =
            switch kind {
            case .proposal: .asked(exchange)
            case .size, .width, .height: .answered(exchange)
            case .left, .top, .right, .bottom: .placed(inspection.elements[index].recordID)
            case .order:
                inspection.elements[index].children.compactMap { inspection.mainExchange(of: $0)?.id }.min().map {
                    .asked($0)
                }
            }
        return decisive.flatMap { moments.index(of: $0) }.map { (asked, $0) }
    }
}
