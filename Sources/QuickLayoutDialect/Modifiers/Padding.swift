import EngineKit
import Negotiation

/// A distance between its edges and its child. The child is proposed the rest; the size is the child's plus the
/// distance.
public struct PaddingElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The insets of the four sides, as they were written.
    public let insets: Insets

    /// The kind of insets: leading and trailing, or left and right.
    public enum Insets: Hashable, Sendable {
        /// Insets that follow the direction of text.
        case directed(EdgeInsets)
        /// Insets with left and right as seen, for any direction of text.
        case absolute(UIEdgeInsets)
    }

    /// The modifier as it is written: `padding`.
    public var elementName: String { "padding" }

    /// Returns the child's size plus the insets; the child is proposed the rest, at least 0.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        let insets = insets.resolved(in: context.layoutDirection)
        let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
        let rest = CGSize(width: max(0, proposal.width - across), height: max(0, proposal.height - down))
        let answer = child.ask(rest, because: MinusPadding(proposal.lengths, insets))
        let inner = answer.domain(around: rest)
        let domain = AnswerDomain(
            width: inner.width.enlarged(by: across, around: proposal.width),
            height: inner.height.enlarged(by: down, around: proposal.height))
        let start = CGPoint(x: insets.left, y: insets.top)
        return context.answer(
            CGSize(width: answer.size.width + across, height: answer.size.height + down),
            around: context.place(answer, at: start, because: InsideOfPadding(size: answer.size, start: start)),
            domain: domain)
    }

    /// The child's answer and the insets.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        answer.adopted(on: axis, .plus(insets.resolved(in: context.layoutDirection).total(on: axis)))
    }
}

extension LengthInterval {
    /// The lengths around one that are in the interval after subtracting a distance, at least 0.
    @inline(__always) fileprivate func enlarged(by distance: CGFloat, around length: CGFloat) -> LengthInterval {
        var lengths = LengthInterval(only: length)
        lengths.reach(for: -.infinity, low + distance, high + distance) { contains(max(0, $0 - distance)) }
        return lengths
    }
}

extension PaddingElement.Insets {
    /// The resolved insets: 0 for one that is not finite.
    func resolved(in direction: LayoutDirection) -> UIEdgeInsets {
        switch self {
        case .absolute(let insets): return insets.whereFinite
        case .directed(let insets):
            let (left, right) =
                direction == .leftToRight ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
            return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right).whereFinite
        }
    }
}

extension UIEdgeInsets {
    @inline(__always) fileprivate var whereFinite: UIEdgeInsets {
        UIEdgeInsets(
            top: top.finiteOrZero, left: left.finiteOrZero, bottom: bottom.finiteOrZero, right: right.finiteOrZero)
    }
}

extension Element {
    /// Adds padding on some sides, in points; 0 if it is not finite.
    public func padding(_ edges: EdgeSet = .all, _ length: CGFloat) -> Element & Layout {
        PaddingElement(child: self, insets: .directed(EdgeInsets(edges, length)))
    }

    /// Adds padding on each side, in points; 0 if it is not finite.
    public func padding(_ insets: EdgeInsets) -> Element & Layout {
        PaddingElement(child: self, insets: .directed(insets))
    }

    /// Adds padding on all sides, in points; 0 if it is not finite.
    public func padding(_ length: CGFloat) -> Element & Layout {
        PaddingElement(child: self, insets: .directed(EdgeInsets(.all, length)))
    }

    /// Adds padding with left and right as seen, for any direction of text.
    public func padding(ignoringLayoutDirection insets: UIEdgeInsets) -> Element & Layout {
        PaddingElement(child: self, insets: .absolute(insets))
    }
}
