import LayoutInspection
import Lessons
import Negotiation
import Playground
import SwiftSource
import Terminal
import Testing

@testable import haggle

/// The built-in lessons, against the engines.
@Suite struct LessonTests {
    private static let window = Proposal(width: .exactly(80), height: .exactly(24))

    private static func mistakes(in lesson: Lesson) -> [String] {
        let reader = LayoutReader(dialects: Dialects.all)
        return LessonProof.mistakes(in: lesson, window: window) { reader.read($0, name: lesson.name) }
            .map { $0.line(in: lesson.source, file: lesson.name) }
    }

    @Test(arguments: BuiltInLessons.files.files)
    func `the engine agrees with every number of a lesson`(file: LessonFiles.File) {
        #expect(file.diagnostics.isEmpty)
        #expect(Self.mistakes(in: file.lesson).isEmpty)
    }

    @Test(arguments: BuiltInLessons.files.files)
    func `a lesson asks, hints, says what stays, and writes no number by hand`(file: LessonFiles.File) {
        #expect((1...4).contains(file.lesson.taskCount))
        #expect(file.lesson.pages.count <= 8)
        for page in file.lesson.pages {
            let prose: [Prose]
            switch page.content {
            case .thought(let thought): prose = [thought]
            case .task(let task):
                #expect(task.hints.count == 2 && task.afterword != nil)
                prose = [task.prompt] + task.hints + [task.afterword].compactMap(\.self)
            }
            for piece in prose.flatMap(\.pieces) {
                if case .words(let words) = piece { #expect(words.filter(\.isNumber).isEmpty, "\(words)") }
            }
        }
    }

    @Test func `each word of a lesson is introduced once`() {
        let words = BuiltInLessons.course.lessons.flatMap(\.words)
        #expect(words.count == Set(words).count)
        #expect(words.count > 8)
    }

    @Test(arguments: [
        ("predict: size of Text\n// c\n// answer: 6x1", "the stated answer is 6×1, the engine's is 5×1"),
        ("predict: size of Text\n// c", "the task states no answer: add 'answer:'"),
        ("predict: size of Txt\n// c\n// answer: 5x1", "the layout has no Txt; did you mean Text?"),
        ("decide: width of Text = 6\n// c\n// answer: yes", "the stated answer is yes, the engine's is no"),
        ("decide: size of Text < 3\n// c\n// answer: no", "the numbers of this condition cannot be compared"),
        (
            "choose: Text, padding where width of it > 0\n// c\n// answer: Text",
            "the condition holds for 2 of 2 elements, and not for one"
        ),
        ("order: padding\n// c\n// answer: Text", "the element has fewer than two children to order"),
        ("change: width of Text = 5\n// c\n// solution: propose 9x9", "the condition holds before anything is changed"),
        ("change: width of Text = 2\n// c", "the task has no 'solution:' that proves that it can be solved"),
        ("change: width of Text = 2\n// c\n// solution: propose 9x9", "the condition does not hold after the solution"),
        (
            "change: width of Text = 2\n// c\n// solution: replace `Txt` with `Text`",
            "the lesson's code has no `Txt`"
        ),
        ("propose: 20..40x3\n//\n// {size of Text}", "SwiftUI cannot propose 20..40"),
    ])
    func `a lesson that is wrong is reported`(task: String, message: String) {
        let text = "// lesson: A\n//\n// \(task)\nimport SwiftUI\n\nText(\"hello\").padding(1)\n"
        let (lesson, diagnostics) = LessonReader.read(SourceText(text), name: "A")
        #expect(diagnostics.isEmpty)
        let mistakes = Self.mistakes(in: lesson)
        #expect(mistakes.count == 1 && mistakes[0].contains(message), "\(mistakes)")
    }

    @Test func `a change with a solution is right`() {
        for solution in ["propose 4x9", "replace `hello` with `hi`"] {
            let text = """
                // lesson: A
                //
                // change: width of Text = 2
                // c
                // solution: \(solution)
                import SwiftUI

                Text("hello").padding(1)
                """
            #expect(Self.mistakes(in: LessonReader.read(SourceText(text), name: "A").lesson).isEmpty)
        }
    }
}

/// A person who takes the lessons.
@Suite struct LearningTests {
    private static let course = BuiltInLessons.course

    /// Answers the page's task as the lesson states it, with keys; false for a change.
    private func answer(_ task: LessonTask, _ learner: inout Learner, isRight: Bool) -> Bool {
        guard let stated = task.stated?.text else { return false }
        switch task.question {
        case .predict: learner.type(isRight ? stated : stated.contains("x") ? "77x77" : "77")
        case .decide: learner.type((stated == "yes") == isRight ? "1" : "2")
        case .choose(let elements, _):
            let right = elements.firstIndex { $0.words == stated } ?? 0
            learner.type(String((isRight ? right : (right + 1) % elements.count) + 1))
        case .order(let element):
            guard case .order(_, let order)? = learner.state.lesson?.values[Quantity(.order, of: element)] else {
                return false
            }
            let picked = isRight ? order : order.reversed()
            learner.type(picked.map { String($0 + 1) }.joined())
        case .change: return false
        }
        learner.press(Key(.enter))
        return true
    }

    @Test(arguments: BuiltInLessons.course.lessons.indices, [true, false])
    func `a lesson is taken by keys`(number: Int, isRight: Bool) throws {
        var learner = Learner(Self.course, lesson: number)
        let lesson = Self.course.lessons[number]
        for (page, content) in lesson.pages.enumerated() {
            #expect(learner.page == page)
            if let task = content.task {
                #expect(learner.state.lesson?.isAsking == true)
                if answer(task, &learner, isRight: isRight) {
                    #expect(learner.attempt?.outcome == (isRight ? .right : .wrong), "page \(page)")
                } else {
                    for _ in 0...task.hints.count { learner.type("h") }
                    #expect(learner.attempt?.outcome == .shown)
                }
                #expect(learner.state.lesson?.isAsking == false)
            }
            learner.press(Key(.enter))
        }
        let standing = try #require(learner.state.progress.lessons[lesson.name])
        #expect(standing.isFinished)
        #expect(standing.right.count == (isRight ? lesson.pages.count { $0.task?.stated != nil } : 0))
        if number + 1 < Self.course.lessons.count {
            #expect(learner.state.lesson?.number == number + 1 && learner.page == 0)
        }
    }

    @Test(arguments: [CellSize(width: 80, height: 24), CellSize(width: 60, height: 20)])
    func `the answer is hidden until it is given`(window: CellSize) {
        var learner = Learner(Self.course, window: window)
        learner.press(Key(.enter), Key(.enter))
        #expect(learner.screen.contains("size ‹"))
        #expect(!learner.screen.contains("5×1"))
        learner.type("10x3")
        learner.press(Key(.enter))
        #expect(learner.screen.contains("You said 10×3."))
        #expect(learner.screen.contains("The answer is 5×1."))
        #expect(learner.screen.contains("Text \"hello\" answers 5×1."))
        #expect(learner.footer.contains("enter next"))
    }

    @Test func `a low window shows the field once something is typed`() {
        var learner = Learner(Self.course, window: CellSize(width: 40, height: 12))
        #expect(!learner.screen.contains("size ‹"))
        learner.type("5")
        #expect(learner.screen.contains("size ‹5"))
    }

    @Test func `arrows draw the box, and so does the mouse`() throws {
        var learner = Learner(Self.course)
        learner.press(Key(.enter), Key(.enter), Key(.right), Key(.right), Key(.right), Key(.down))
        #expect(learner.attempt?.typed == "3x2")
        learner.press(Key(.up), Key(.left), Key(.backspace))
        #expect(learner.attempt?.typed == "2x")
        let origin = CellPoint(x: learner.state.stageArea.minX + 2, y: learner.state.stageArea.minY + 1)
        learner.drag(from: origin, to: CellPoint(x: origin.x + 4, y: origin.y))
        #expect(learner.attempt?.typed != "2x" && learner.attempt?.typed.contains("x") == true)
    }

    @Test func `an answer of another form says which is meant`() {
        var learner = Learner(Self.course)
        learner.press(Key(.enter), Key(.enter))
        learner.type("5")
        learner.press(Key(.enter))
        #expect(learner.footer.contains("type a width and a height, as 9x2, or draw the box"))
        #expect(learner.state.lesson?.isAsking == true)
    }

    @Test func `the source of a lesson is its code alone, also beside the list of examples`() {
        var learner = Learner(Self.course)
        learner.press(Key(.tab), Key(.tab))
        #expect(learner.screen.contains("5 Source"))
        #expect(!learner.screen.contains("answer:"))
        #expect(learner.state.sourceEditor.edited?.text.string == "Text(\"hello\")\n")
    }

    @Test func `a drawn size is replaced by a typed one, and a number has no sides`() throws {
        var learner = Learner(Self.course)
        learner.press(Key(.down), Key(.down))
        learner.type("5x1")
        #expect(learner.attempt?.typed == "5x1")
        let number = try #require(Self.course.lessons.firstIndex { $0.name == "AlignmentGuides" })
        learner = Learner(Self.course, lesson: number)
        while learner.state.lesson?.isAsking == false { learner.press(Key(.enter)) }
        learner.type("x2")
        #expect(learner.attempt?.typed == "2")
    }

    @Test func `code that was changed is as it was when the lesson is opened again`() {
        var learner = Learner(Self.course)
        learner.press(Key(.tab), Key(.tab))
        learner.type("i")
        learner.press(Key(.end, .control))
        learner.type("Text(\"more\")")
        learner.press(Key(.escape), Key(.escape), Key(.escape))
        learner.press(Key(.down), Key(.enter), Key(.escape), Key(.up), Key(.enter))
        #expect(learner.state.lesson?.number == 0)
        #expect(learner.state.inspection?.elements.map(\.name) == ["Text"])
        #expect(!learner.screen.contains("unsaved"))
    }

    @Test func `hints come one by one, then the answer`() {
        var learner = Learner(Self.course)
        learner.press(Key(.enter), Key(.enter))
        learner.type("h")
        #expect(learner.screen.contains("How many letters"))
        learner.type("hh")
        #expect(learner.screen.contains("The answer is 5×1."))
        #expect(learner.attempt?.outcome == .shown)
    }

    @Test func `a change is right once its condition holds, by the proposal or by the code`() throws {
        let number = try #require(Self.course.lessons.firstIndex { $0.name == "FlowLayout" })
        let page = try #require(
            Self.course.lessons[number].pages.firstIndex { page in
                if case .change? = page.task?.question { true } else { false }
            })
        var learner = Learner(Self.course, lesson: number)
        for _ in 0..<page { learner.type("n") }
        learner.press(Key(.enter))
        #expect(learner.footer.contains("not yet; 5, then i, writes in the code"))
        for _ in 0..<20 where learner.attempt?.outcome == nil { learner.type("[") }
        #expect(learner.attempt?.outcome == .right)
        #expect(learner.screen.contains("Right."))
    }

    @Test func `the code is changed in the source pane, and begun again`() {
        var learner = Learner(Self.course)
        learner.press(Key(.tab), Key(.tab))
        learner.type("i")
        #expect(learner.screen.contains("writing"))
        learner.press(Key(.end, .control), Key(.up))
        learner.press(Key(.end), Key(.left), Key(.left))
        learner.type("!!")
        #expect(learner.state.inspection?.elements.first.map { $0.frame.width } == 7)
        learner.press(Key(.escape), Key(.escape))
        learner.type("r")
        #expect(learner.state.inspection?.elements.first.map { $0.frame.width } == 5)
        #expect(learner.page == 0)
    }

    @Test func `leaving lists the lessons, and another layout ends the lesson`() {
        var learner = Learner(Self.course)
        learner.press(Key(.escape))
        #expect(learner.state.lesson == nil)
        #expect(learner.screen.contains("Lessons") && learner.screen.contains("0 of 2 right"))
        learner.press(Key(.escape))
        #expect(!learner.screen.contains("6 Lesson"))
        learner.type("6")
        learner.press(Key(.down), Key(.enter))
        #expect(learner.state.lesson?.number == 1)
        learner.press(Key(.function(2)))
        learner.type("Chips")
        learner.press(Key(.enter))
        #expect(learner.state.lesson == nil)
        learner.press(Key(.escape))
        learner.type("q")
        #expect(learner.effects.last == .quit)
    }

    @Test func `the list of what can be opened begins with the lessons`() {
        var learner = Learner(Self.course)
        learner.press(Key(.function(2)))
        #expect(learner.screen.contains("learn") && learner.screen.contains("23 short lessons"))
        learner.press(Key(.enter))
        #expect(learner.screen.contains("An offer, not an order"))
    }

    @Test func `the words of the lessons are a key away`() {
        var learner = Learner(Self.course)
        learner.type("/")
        #expect(learner.screen.contains("The words of the lessons"))
        for word in ["proposal", "flexibility", "probe"] {
            if !learner.screen.contains(word) { learner.press(Key(.pageDown)) }
            #expect(learner.screen.contains(word))
        }
    }

    @Test func `the words of a step lead to the glossary`() {
        var learner = Learner(Self.course, window: CellSize(width: 120, height: 40))
        learner.type("5x1")
        learner.press(Key(.enter))
        #expect(learner.screen.contains("Words"))
        learner.type("3")
        for _ in 0..<9 where !learner.screen.contains("▸  proposal") { learner.press(Key(.right)) }
        learner.press(Key(.enter))
        #expect(learner.screen.contains("The words of the lessons"))
        #expect(learner.screen.contains("The size that a parent proposes to a child."))
        learner.press(Key(.escape))
        #expect(!learner.screen.contains("The words of the lessons"))
    }

    @Test(arguments: [
        CellSize(width: 60, height: 20), CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
        CellSize(width: 40, height: 12), CellSize(width: 24, height: 6), CellSize(width: 10, height: 3),
    ])
    func `every page is drawn in every window`(window: CellSize) {
        var learner = Learner(Self.course, window: window)
        for _ in 0..<12 {
            learner.type("n")
            learner.type("P")
            let rows = PlaygroundView(learner.state).canvas.rows
            #expect(rows.count == window.height)
        }
        learner.resize(to: CellSize(width: 100, height: 30))
        #expect(learner.screen.contains("6 Lesson"))
    }
}

extension LessonFiles.File: CustomTestStringConvertible {
    /// The path alone: the log would hold the whole text of the lesson.
    public var testDescription: String { path }
}
