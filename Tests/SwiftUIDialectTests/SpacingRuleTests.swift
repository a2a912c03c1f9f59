import Foundation
import Testing

/// Rules of preferred spacing on which no case of the case files depends.
struct SpacingRuleTests {
    /// The position of the last text along a stack.
    private func last(_ stack: String) throws -> CGPoint {
        try Recording(source: stack, 20, 10).result.frames(of: "Text").last?.origin ?? .zero
    }

    @Test(arguments: [("", 1), (".padding(0)", 1), (".padding(.horizontal, 1)", 1), (".padding(.bottom, 1)", 3)])
    func `padding prefers a plain view's spacing on padded sides alone`(modifier: String, y: CGFloat) throws {
        #expect(try last("VStack { Text(\"a\")\(modifier); Text(\"b\") }").y == y)
    }

    @Test(arguments: [("Spacer().frame(width: 3)", 4), ("Color.red.frame(width: 3)", 6), ("VStack {}", 1)])
    func `a spacer in a frame and an empty stack prefer no spacing`(view: String, x: CGFloat) throws {
        #expect(try last("HStack { Text(\"a\"); \(view); Text(\"b\") }").x == x)
    }

    @Test func `position prefers a plain view's spacing`() throws {
        let recording = try Recording(source: "VStack { Text(\"a\"); Text(\"b\").position(x: 0, y: 0) }", 20, 10)
        #expect(recording.result.frames(of: "position")[0].minY == 2)
    }

    @Test(arguments: [
        ("Color.red.frame(width: 1, height: 1); Text(\"a\").layoutPriority(1)", 1),
        ("Text(\"a\"); Color.red.frame(width: 1, height: 1)", 2),
    ])
    func `a ZStack prefers the spacing of its views of the highest priority`(views: String, y: CGFloat) throws {
        #expect(try last("VStack { ZStack { \(views) }; Text(\"b\") }").y == y)
    }
}
