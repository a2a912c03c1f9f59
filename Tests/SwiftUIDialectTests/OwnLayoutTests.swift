import Foundation
import Negotiation
import SwiftUIDialect
import Testing

/// Custom layouts in compiled Swift.
struct OwnLayoutTests {
    @Test
    func `a forgotten view is centered, one placed twice has its last position, and both are reported`() {
        let recording = Recording(
            Forgetful {
                Text("twice")
                Text("never")
            }, 20, 5)
        #expect(recording.result.children.map(\.frame.origin) == [CGPoint(x: 4, y: 2), CGPoint(x: 7.5, y: 2)])
        #expect(
            recording.record.notes.map(\.sentence) == [
                "its layout places it twice; the last placement counts",
                "Forgetful does not place it, so it stands in the middle of Forgetful",
            ])
    }

    private struct Forgetful: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: .zero, proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: 4, y: 2), proposal: .unspecified)
        }
    }

    @Test func `placing while measuring is reported, and has no effect`() {
        let recording = Recording(Hasty { Text("ab") }, 9, 3)
        #expect(recording.result.children.map(\.frame.origin) == [CGPoint(x: 3.5, y: 1)])
        #expect(
            recording.record.notes.map(\.sentence) == [
                "Hasty places it while it measures, where SwiftUI stops; only placeSubviews can place",
                "Hasty does not place it, so it stands in the middle of Hasty",
            ])
    }

    private struct Hasty: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
            return proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func `a cache is created once in a pass, before anything else`() {
        let counter = Counter()
        _ = SwiftUIPass(
            root: Counting(counter: counter) { Text("ab") }.padding(1),
            proposal: Proposal(width: .atMost(9), height: .unspecified)
        ).run()
        #expect(counter.caches == 1)
        #expect(counter.measures == 1)
    }

    /// A class, since layouts are values and count in it.
    private final class Counter {
        var caches = 0
        var measures = 0
    }

    private struct Counting: Layout {
        let counter: Counter

        func makeCache(subviews: Subviews) -> Int {
            counter.caches += 1
            return subviews.count
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            counter.measures += 1
            return CGSize(width: cache, height: 1)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    @Test func `a stack's layout value asks and places as the stack does`() {
        let views = ViewSequenceOfWords()
        let stack = Recording(VStack(alignment: .trailing, spacing: 1) { views }, 6, 9)
        let layout = Recording(AnyLayout(VStackLayout(alignment: .trailing, spacing: 1)).callAsFunction { views }, 6, 9)
        let own = Recording(Borrowing(stack: VStackLayout(alignment: .trailing, spacing: 1)) { views }, 6, 9)
        #expect(stack.frames == layout.frames)
        #expect(stack.frames == own.frames)
    }

    private struct ViewSequenceOfWords: View {
        var body: some View {
            Text("one word and more")
            Text("two")
            Color.red
        }
    }

    /// A layout that forwards everything to one of SwiftUI's.
    private struct Borrowing: Layout {
        let stack: VStackLayout

        func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
        ) -> CGSize { stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
        ) { stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
    }
}
