import EngineKit
import Foundation
import Negotiation
import Testing

@testable import SwiftUIDialect

/// The objects of a pass end with it, and their number is bounded.
struct PassLifetimeTests {
    private static let proposal = Proposal(width: .atMost(40), height: .atMost(40))

    private static func pass(
        _ recorder: Recorder?, limit: Int = DepthGuard.elementLimit, steps: Int = .max
    ) -> Pass {
        Pass(recorder: recorder, memory: .deductions, elementLimit: limit, stepLimit: steps)
    }

    @Test(arguments: [true, false]) func `no pass outlives its result`(isRecorded: Bool) {
        weak var outlived: Pass?
        do {
            let pass = Self.pass(isRecorded ? Recorder() : nil)
            outlived = pass
            let tree = VStack {
                HStack {
                    Text("a text of several words"); Spacer(); Text("b").padding(1)
                }
                ForEach(0..<3) { Text("\($0)") }
                GeometryReader { _ in Text("c") }
            }
            _ = SwiftUIPass(root: tree, proposal: Self.proposal).run(pass)
            // The elements are taken, as by a reader of the record.
            #expect(pass.elements.isEmpty == !isRecorded)
        }
        #expect(outlived == nil)
    }

    @Test(arguments: [true, false]) func `no object of a pass outlives its run`(isRecorded: Bool) {
        final class Witness {}
        weak var outlived: Witness?
        let recorder = isRecorded ? Recorder() : nil
        do {
            let witness = Witness()
            outlived = witness
            let tree = VStack {
                GeometryReader { _ in Text("\(witness === outlived)") }
                Text("a").onChange(of: 1, initial: true) { _ = witness }
            }
            SwiftUIPass(root: tree, proposal: Self.proposal, recorder: recorder).run()
        }
        #expect(recorder?.finished.elements.isEmpty != true)
        #expect(outlived == nil)
    }

    @Test func `a subview that is kept longer than its pass answers nothing`() throws {
        final class Keeper {
            var subviews: [LayoutSubview] = []
            var dimensions: [ViewDimensions] = []
        }
        struct Keeping: Layout {
            let keeper: Keeper

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                keeper.subviews = Array(subviews)
                keeper.dimensions = subviews.map { $0.dimensions(in: proposal) }
                return keeper.dimensions[0].size
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let keeper = Keeper()
        let tree = Keeping(keeper: keeper) { Text("a").alignmentGuide(.leading) { _ in 7 } }
        SwiftUIPass(root: tree, proposal: Self.proposal).run()
        let (subview, dimensions) = (try #require(keeper.subviews.first), try #require(keeper.dimensions.first))
        #expect(subview.sizeThatFits(.unspecified) == .zero)
        #expect(subview.priority == 0)
        subview.place(at: .zero, proposal: .unspecified)
        #expect(dimensions.size == CGSize(width: 1, height: 1))
        #expect(dimensions[HorizontalAlignment.leading] == 0)
    }

    @Test func `a subview of an earlier pass answers nothing in a later one`() throws {
        final class Keeper {
            var subview: LayoutSubview?
            var sizes: [CGSize] = []
        }
        struct Comparing: Layout {
            let keeper: Keeper

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let subview = keeper.subview ?? subviews[0]
                keeper.subview = subview
                keeper.sizes.append(subview.sizeThatFits(.unspecified))
                return subviews[0].sizeThatFits(proposal)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let keeper = Keeper()
        let tree = Comparing(keeper: keeper) { Text("ab") }
        for _ in 0..<2 { SwiftUIPass(root: tree, proposal: Self.proposal).run() }
        #expect(Set(keeper.sizes.map(\.width)) == [2, 0])
        #expect(keeper.sizes.first == CGSize(width: 2, height: 1))
        #expect(keeper.sizes.last == .zero)
    }

    @Test func `a gathered view that is kept longer than its pass is gathered again`() throws {
        var kept: [Subview] = []
        let texts = VStack {
            Text("first").padding(1); Text("second")
        }
        let pass = { (views: any View) in SwiftUIPass(root: views, proposal: Self.proposal).run() }
        _ = pass(
            GatheredViews(of: texts.content) {
                kept = $0
                return $0
            })
        let result = try #require(pass(GatheredViews(of: EmptyView()) { _ in kept }))
        #expect(result.children.map(\.name) == ["padding", "Text"])
        #expect(result.frame.size == pass(texts)?.frame.size)
    }

    @Test func `a view in many positions is laid out up to the limit, and reported`() {
        var tree: any View = Text("x")
        for _ in 0..<40 {
            tree = HStack {
                AnyView(tree); AnyView(tree)
            }
        }
        let recorder = Recorder()
        _ = SwiftUIPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, limit: 200))
        let record = recorder.finished
        #expect(record.elements.count <= 200 && record.elements.count > 100)
        #expect(record.notes.contains { $0.sentence == CommonSentences.leftOut(2) && $0.severity == .error })
    }

    @Test func `views up to the limit are laid out, and the others are counted`() {
        let recorder = Recorder()
        _ = SwiftUIPass(root: VStack { ForEach(0..<300) { Text("\($0)") } }, proposal: Self.proposal)
            .run(Self.pass(recorder, limit: 200))
        let record = recorder.finished
        #expect(record.elements.count == 199)
        #expect(record.notes.map(\.sentence) == [CommonSentences.leftOut(102)])
    }

    @Test func `too many answers are reported once, and all views are placed`() {
        let recorder = Recorder()
        _ = SwiftUIPass(root: VStack { ForEach(0..<40) { Text("\($0)") } }, proposal: Self.proposal)
            .run(Self.pass(recorder, steps: 20))
        let record = recorder.finished
        #expect(record.notes.map(\.sentence) == [CommonSentences.tooManySteps])
        #expect(record.elements.allSatisfy { $0.placement != nil })
        #expect(record.elements.count { $0.placement?.frame.height == 1 } < 20)
    }

    @Test func `a long text takes many steps`() {
        let text = String(repeating: "word ", count: 1000)
        let recorder = Recorder()
        _ = SwiftUIPass(root: VStack { ForEach(0..<9) { _ in Text(text) } }, proposal: Self.proposal)
            .run(Self.pass(recorder, steps: 200))
        #expect(recorder.finished.notes.map(\.sentence) == [CommonSentences.tooManySteps])
    }
}
