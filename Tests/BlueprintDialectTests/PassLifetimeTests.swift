import EngineKit
import Negotiation
import Testing

@testable import BlueprintDialect

/// The objects of a pass end with it, and their number is bounded.
struct PassLifetimeTests {
    private static let proposal = Proposal(width: .atMost(40), height: .atMost(40))

    private static func pass(
        _ recorder: Recorder?, limit: Int = DepthGuard.elementLimit, steps: Int = .max
    ) -> Pass {
        Pass(environment: .empty, recorder: recorder, elementLimit: limit, stepLimit: steps)
    }

    /// An element that is asked several times, with caches of layouts and code of its own.
    private static var tree: any Element {
        Column { column in
            column.add(
                child: Row { row in
                    row.add(child: Label(text: "a text of several words"))
                    row.add(child: Centered(Label(text: "b")))
                })
            column.add(child: GeometryReader { _ in Inset(uniformInset: 1, wrapping: Label(text: "c")) })
            column.add(child: EqualStack(direction: .horizontal) { $0.add(child: Label(text: "d")) })
            column.add(child: ScrollView(.fittingContent, wrapping: Label(text: "e")))
        }
    }

    @Test(arguments: [true, false]) func `no object of a pass outlives its result`(isRecorded: Bool) throws {
        weak var outlived: Pass?
        do {
            let pass = Self.pass(isRecorded ? Recorder() : nil)
            outlived = pass
            let result = try BlueprintPass(root: Self.tree, proposal: Self.proposal).run(pass)
            #expect(result.children.count == 4)
        }
        #expect(outlived == nil)
    }

    @Test func `an element in many positions is laid out up to the limit, and reported`() throws {
        var tree: any Element = Label(text: "x")
        for _ in 0..<40 {
            let half = tree
            tree = Row {
                $0.add(child: half); $0.add(child: half)
            }
        }
        let recorder = Recorder()
        _ = try BlueprintPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, limit: 200))
        let record = recorder.finished
        #expect(record.elements.count <= 200 && record.elements.count > 100)
        #expect(Set(record.notes.map(\.sentence)) == [CommonSentences.leftOut(2)])
        #expect(record.notes.allSatisfy { $0.severity == .error })
    }

    @Test func `too many answers are reported once, and all elements are placed`() throws {
        let tree = Column { for _ in 0..<40 { Label(text: "x") } }
        let recorder = Recorder()
        _ = try BlueprintPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, steps: 20))
        let record = recorder.finished
        #expect(record.notes.map(\.sentence) == [CommonSentences.tooManySteps])
        #expect(record.elements.allSatisfy { $0.placement != nil })
        #expect(record.elements.count { $0.placement?.frame.height == 1 } < 20)
    }

    @Test func `a long text takes many steps`() throws {
        let tree = Column { for _ in 0..<9 { Label(text: String(repeating: "word ", count: 1000)) } }
        let recorder = Recorder()
        _ = try BlueprintPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, steps: 200))
        #expect(recorder.finished.notes.map(\.sentence) == [CommonSentences.tooManySteps])
    }

    @Test(arguments: [true, false]) func `what authors keep does not keep the pass`(isRecorded: Bool) throws {
        let kept = Kept()
        let constraint = SizeConstraint(width: 20)
        weak var outlived: Pass?
        do {
            let pass = Self.pass(isRecorded ? Recorder() : nil)
            outlived = pass
            let root = Column { $0.add(child: KeepingWrapper(kept: kept)) }
            let result = try BlueprintPass(root: root, proposal: Self.proposal).run(pass)
            #expect(kept.subelement?.sizeThatFits(constraint) == .zero && result.children.count == 1)
        }
        #expect(outlived == nil)
        let subelement = try #require(kept.subelement)
        subelement.place(filling: CGSize(width: 1, height: 1))
        subelement.attributes.alpha = 0.5
        #expect(subelement.sizeThatFits(constraint) == .zero && subelement.attributes.alpha == 1)
        #expect(subelement.traits(forLayoutType: StackLayout.self).growPriority == 1)
        #expect(kept.proxy?.measure(element: Label(text: "late")) == .zero)
        let environment = try #require(kept.environment)
        let late = Label(text: "late").content.measure(in: constraint, environment: environment)
        #expect(late == CGSize(width: 4, height: 1))
    }

    /// The parts of a pass that authors' code may keep.
    private final class Kept {
        var subelement: LayoutSubelement?
        var proxy: GeometryProxy?
        var environment: Environment?
    }

    private struct KeepingWrapper: Element, SingleChildLayout {
        let kept: Kept

        var content: ElementContent {
            ElementContent(
                child: GeometryReader { proxy in
                    kept.proxy = proxy
                    return Titled(proxy: proxy)
                },
                layout: self)
        }

        /// An element that keeps the reader's proxy, as authors' elements do.
        private struct Titled: Element {
            let proxy: GeometryProxy

            var content: ElementContent { ElementContent(child: Label(text: "\(proxy.constraint)")) }
        }

        func sizeThatFits(
            proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ()
        ) -> CGSize {
            (kept.subelement, kept.environment) = (subelement, environment)
            return subelement.sizeThatFits(proposal)
        }

        func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
            subelement.place(filling: size)
        }
    }

    @Test func `an element whose content is replaced while it measures ends its work`() {
        let kept = Kept()
        let reader = GeometryReader { _ in Asking(kept: kept, text: Text("replaced"[...])) }
        let root = SubelementKeeper(kept: kept, child: reader)
        let size = root.content.measure(in: SizeConstraint(CGSize(width: 20, height: 9)), environment: .empty)
        #expect(size == CGSize(width: 7, height: 1))
    }

    private final class Text {
        var characters: [Character]

        init(_ text: Substring) {
            characters = Array(text)
        }
    }

    /// Asks the reader around it again, before it answers.
    private struct Asking: Element {
        let kept: Kept
        let text: Text

        var content: ElementContent {
            ElementContent { [kept, text] (_: SizeConstraint) in
                if let reader = kept.subelement {
                    kept.subelement = nil
                    for width in 1...9 { _ = reader.sizeThatFits(SizeConstraint(width: CGFloat(width))) }
                    text.characters.removeLast()
                }
                return CGSize(width: CGFloat(text.characters.count), height: 1)
            }
        }
    }

    @Test func `a small layout that is replaced while it measures ends its work`() {
        let kept = Kept()
        let root = GeometryReader { proxy in
            kept.proxy = proxy
            return Changing(kept: kept)
        }
        let outside = SubelementKeeper(kept: kept, child: root)
        let size = outside.content.measure(in: SizeConstraint(CGSize(width: 20, height: 9)), environment: .empty)
        #expect(size == CGSize(width: 3, height: 1))
    }

    /// Keeps the proxy of its child.
    private struct SubelementKeeper: Element, SingleChildLayout {
        let kept: Kept
        let child: any Element

        var content: ElementContent { ElementContent(child: child, layout: self) }

        func sizeThatFits(
            proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ()
        ) -> CGSize {
            kept.subelement = subelement
            return subelement.sizeThatFits(proposal)
        }

        func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
            subelement.place(filling: size)
        }
    }

    /// Has a layout at first, and is a leaf when it is built again.
    private struct Changing: Element {
        let kept: Kept

        var content: ElementContent {
            guard kept.subelement != nil else { return ElementContent(intrinsicSize: CGSize(width: 1.5, height: 1)) }
            return ElementContent(layout: Small(kept: kept))
        }

        /// A layout that its content stores in place. It asks the reader around it again before it answers.
        private struct Small: Layout {
            let kept: Kept

            func makeCache(subelements: Subelements, environment: Environment) -> Int {
                let reader = kept.subelement
                kept.subelement = nil
                return (1...3).count { reader?.sizeThatFits(SizeConstraint(width: CGFloat($0))).width == 1.5 }
            }

            func sizeThatFits(
                proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Int
            ) -> CGSize {
                CGSize(width: CGFloat(kept.proxy == nil ? 0 : cache), height: 1)
            }

            func placeSubelements(
                in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Int
            ) {}
        }
    }

    @Test func `a child begins with its element`() {
        #expect(MemoryLayout<ContentChild>.offset(of: \.element) == 0)
    }
}
