import Foundation
import SwiftUIDialect
import Testing

/// Rules of preferred spacing on which no case of the case files depends.
struct SpacingRuleTests {
    /// The position of the last text along a stack.
    private func last(_ stack: some View) -> CGPoint {
        Recording(stack, 20, 10).result.frames(of: "Text").last?.origin ?? .zero
    }

    @Test func `padding prefers a plain view's spacing on padded sides alone`() {
        #expect(
            last(
                VStack {
                    Text("a")
                    Text("b")
                }
            ).y == 1)
        #expect(
            last(
                VStack {
                    Text("a").padding(0)
                    Text("b")
                }
            ).y == 1)
        #expect(
            last(
                VStack {
                    Text("a").padding(.horizontal, 1)
                    Text("b")
                }
            ).y == 1)
        #expect(
            last(
                VStack {
                    Text("a").padding(.bottom, 1)
                    Text("b")
                }
            ).y == 3)
    }

    @Test func `a spacer in a frame and an empty stack prefer no spacing`() {
        #expect(
            last(
                HStack {
                    Text("a")
                    Spacer().frame(width: 3)
                    Text("b")
                }
            ).x == 4)
        #expect(
            last(
                HStack {
                    Text("a")
                    Color.red.frame(width: 3)
                    Text("b")
                }
            ).x == 6)
        #expect(
            last(
                HStack {
                    Text("a")
                    VStack {}
                    Text("b")
                }
            ).x == 1)
    }

    @Test func `position prefers a plain view's spacing`() {
        let stack = VStack {
            Text("a")
            Text("b").position(x: 0, y: 0)
        }
        #expect(Recording(stack, 20, 10).result.frames(of: "position")[0].minY == 2)
    }

    @Test func `a ZStack prefers the spacing of its views of the highest priority`() {
        let box = Color.red.frame(width: 1, height: 1)
        #expect(
            last(
                VStack {
                    ZStack {
                        box
                        Text("a").layoutPriority(1)
                    }
                    Text("b")
                }
            ).y == 1)
        #expect(
            last(
                VStack {
                    ZStack {
                        Text("a")
                        box
                    }
                    Text("b")
                }
            ).y == 2)
    }
}
