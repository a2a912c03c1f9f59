import EngineKit
import Negotiation

/// An element's answer: its size, its alignment lines, and its placed children.
public struct LayoutNode {
    let answer: Answer
    /// The pass of the answer, in whose memory it is.
    let pass: Pass

    init(_ answer: Answer, of pass: Pass) {
        (self.answer, self.pass) = (answer, pass)
    }

    init(_ answer: Answer, of pass: PassPointer) {
        self.init(answer, of: pass.pointee.owner)
    }

    /// Creates the answer that a rule makes in a context.
    /// - Parameter children: those that the rule asks.
    init(in context: LayoutContext, with children: [ElementProxy] = [], by rule: (RuleContext) -> Answer) {
        pass = context.pass(with: children)
        for child in children { pass.state.pointee.keep(child.pass) }
        answer = rule(RuleContext(surroundings: context.surroundings, pass: pass.state))
    }

    /// The element that asked, in a recorded pass.
    package var asker: (any Element)? {
        answer.owner.flatMap { $0.pointee.id == nil ? nil : $0.pointee.asker?.pointee.held.element }
    }

    /// The size in points; it may be negative or infinite, because nothing is corrected inside of a tree.
    public var size: CGSize { answer.size }

    /// The size with the explicit alignment lines.
    public var dimensions: ViewDimensions { answer.dimensions }

    /// The children that are shown, in element order.
    public var children: [Child] { answer.places.map { Child($0, of: pass) } }

    /// The exchange of the answer; nil if nothing is recorded.
    var exchange: ExchangeID? { answer.exchange }

    /// Creates an answer. An only child's explicit guides become its own; of several children, only custom guides do,
    /// at their mean.
    public init(size: CGSize, children: [Child] = [], context: LayoutContext) {
        self.init(size, children, in: context) { $0.count == 1 ? $0[0].movedGuides : $0.sharedGuides }
    }

    /// The children's guides that an answer has too.
    package enum SharedLines {
        case noLines
        /// Custom guides, at their mean.
        case customLines
    }

    package init(size: CGSize, children: [Child], sharing lines: SharedLines, context: LayoutContext) {
        self.init(size, children, in: context) { lines == .customLines ? $0.sharedGuides : nil }
    }

    private init(
        _ size: CGSize, _ children: [Child], in context: LayoutContext, guides: (Places) -> [AlignmentGuide: CGFloat]?
    ) {
        pass = context.pass ?? children.first?.layout.pass ?? Pass(recorder: nil, deduces: true)
        let rule = RuleContext(surroundings: context.surroundings, pass: pass.state)
        var places = rule.newPlaces(children.count)
        for child in children {
            pass.state.pointee.keep(child.layout.pass)
            places.append(child.placed)
        }
        answer = rule.answer(size, places.places, guides: guides(places.places), domain: nil)
    }

    /// Creates the answer of a leaf that knows for which proposals it holds: it is not asked again for these. State
    /// only what is certain, for it is not checked.
    /// - Parameters:
    ///   - widths: the proposed widths, in points, for which the leaf would answer the same.
    ///   - heights: the proposed heights; the answer holds for every pair of both.
    public init(
        size: CGSize, context: LayoutContext, holdingFor widths: ClosedRange<CGFloat>,
        by heights: ClosedRange<CGFloat>
    ) {
        self.init(in: context) { rule in
            rule.leaf(
                size,
                domain: AnswerDomain(
                    width: LengthInterval(widths.lowerBound, widths.upperBound),
                    height: LengthInterval(heights.lowerBound, heights.upperBound)))
        }
    }

    /// A child's answer and its position.
    public struct Child {
        /// The child's answer, or a stretched part of it.
        public let layout: LayoutNode
        /// The child's corner, in points from its parent's.
        public let position: CGPoint
        private let kept: KeptReason?

        /// Creates a placed answer.
        /// - Parameters:
        ///   - position: the corner, in points from the parent's.
        ///   - reason: the reason for the position; nil if none is given.
        public init(_ layout: LayoutNode, at position: CGPoint = .zero, because reason: (any Reason)? = nil) {
            self.layout = layout
            self.position = position
            kept = reason.flatMap { layout.pass.state.pointee.recording?.keep($0) }
        }

        init(_ place: PlacedAnswer, of pass: Pass) {
            layout = LayoutNode(place.answer, of: pass)
            (position, kept) = (place.position, place.reason)
        }

        package var reason: (any Reason)? { kept?.reason }

        var placed: PlacedAnswer { PlacedAnswer(answer: layout.answer, position: position, reason: kept) }
    }
}

extension LayoutNode {
    /// The answer of an element that has its only child's size and passes its own proposal on.
    package func wrapped(in context: LayoutContext) -> LayoutNode {
        LayoutNode(in: context, around: self) { $0.wrapped(answer) }
    }

    /// The answer with its alignment lines on common ones, which cross at a point.
    package func linedUp(_ alignment: Alignment, at common: CGPoint, in context: LayoutContext) -> Child {
        let pass = context.pass ?? pass
        pass.state.pointee.keep(self.pass)
        let rule = RuleContext(surroundings: context.surroundings, pass: pass.state)
        return Child(rule.linedUp(answer, alignment, at: common), of: pass)
    }

    /// Creates the answer that a rule makes around another one.
    private init(in context: LayoutContext, around child: LayoutNode, by rule: (RuleContext) -> Answer) {
        pass = context.pass ?? child.pass
        pass.state.pointee.keep(child.pass)
        answer = rule(RuleContext(surroundings: context.surroundings, pass: pass.state))
    }
}
