import EngineKit
import Negotiation

/// Adds a decoration in front of or behind its content, which alone decides the size.
///
/// Content and decoration are its own children in the record; the real library has one more level, `Content`, between
/// them (Blueprint 1237c2b6).
public struct Decorate: ProxyElement {
    /// The content, which decides the size.
    public var wrapped: any Element
    /// The decoration in front of the content or behind it.
    public var decoration: any Element
    /// The layer of the decoration.
    public var layering: Layering
    /// The position and size of the decoration.
    public var position: Position

    /// Creates the element; the decoration changes no size.
    public init(layering: Layering, position: Position, wrapping: any Element, decoration: any Element) {
        self.layering = layering
        self.position = position
        wrapped = wrapping
        self.decoration = decoration
    }

    /// An element with two children, the content and the decoration; only the content is measured.
    public var elementRepresentation: any Element { Decorated(decorate: self) }

    /// The content and the decoration at their positions.
    private struct Decorated: Element {
        let decorate: Decorate

        var content: ElementContent {
            ElementContent(storage: WrittenContent { context, node in decorate.written(context, node) })
        }
    }

    private func written(_ context: LayoutWriter.Context, _ node: Node) -> LayoutWriter.Builder {
        let size = context.phase.onMeasure {
            let answer = node.measureApart(wrapped, in: context.size, because: PassedOn(context.size.lengths))
            node.explain(by: answer)
            return answer.size
        } onLayout: {
            $0
        }
        var builder = LayoutWriter.Builder()
        builder.sizing = .fixed(size)
        guard case .layout = context.phase else { return builder }
        let constraint = SizeConstraint(size)
        let answer = node.measureApart(decoration, in: constraint, because: RoomThereIs(size: size))
        let frame = position.frame(
            Position.PositionContext(decorationSize: answer.size, contentSize: size, environment: node.environment))
        var content = LayoutWriter.Child(frame: CGRect(origin: .zero, size: size), element: wrapped)
        content.reason = Fills(container: "Decorate", size: size)
        var ornament = LayoutWriter.Child(frame: frame, element: decoration)
        ornament.reason = Decorates(
            size: frame.size, where: position.place, answer: answer.exchange, room: size)
        builder.children = layering == .above ? [content, ornament] : [ornament, content]
        builder.record = { [layering] children in
            let ids = children.recordedIDs
            let (first, last) = (ids.first, ids.last)
            let target = CombinedChild(layering == .above ? first : last, asked: nil, answering: size)
            let layer = CombinedChild(
                layering == .above ? last : first, asked: answer.exchange, wanted: answer.size, got: frame.size)
            children.record { _ in Share.layered(size, around: target, layers: [layer], named: "decoration") }
        }
        return builder
    }

    /// The layer of a decoration.
    public enum Layering: Hashable, Sendable {
        /// Drawn over the element.
        case above
        /// Drawn behind the element.
        case below
    }

    /// The corner on which the decoration is centered.
    public enum Corner: Hashable, Sendable {
        /// A corner of the element's frame.
        case topLeft, topRight, bottomRight, bottomLeft

        var point: UnitPoint {
            switch self {
            case .topLeft: .topLeading
            case .topRight: .topTrailing
            case .bottomRight: .bottomTrailing
            case .bottomLeft: .bottomLeading
            }
        }
    }

    /// The position of a decoration.
    public struct Position {
        let place: Place
        let frame: (PositionContext) -> CGRect

        /// The kind of a position, for the record.
        enum Place: Hashable, Sendable {
            case inset(UIEdgeInsets)
            case corner(Corner)
            case aligned
            case custom
        }

        /// The values that a decoration's frame may depend on.
        public struct PositionContext {
            /// The decoration's answer to the content's size.
            public var decorationSize: CGSize
            /// The content's size.
            public var contentSize: CGSize
            /// The decoration's environment.
            public var environment: Environment
        }
    }
}

extension Decorate.Position {
    /// The content's frame, extended on each side.
    public static func inset(_ inset: UIEdgeInsets) -> Self {
        Self(place: .inset(inset)) { context in
            CGRect(
                x: -inset.left, y: -inset.top, width: context.contentSize.width + inset.left + inset.right,
                height: context.contentSize.height + inset.top + inset.bottom)
        }
    }

    /// Extends the content's frame on all sides, in points; a negative amount shrinks it.
    public static func inset(_ amount: CGFloat) -> Self {
        inset(UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// Extends the content's frame at the sides and at top and bottom, in points.
    public static func inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self {
        inset(UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
    }

    /// The decoration's own size, centered on a corner and moved by an offset.
    public static func corner(_ corner: Decorate.Corner, _ offset: UIOffset = .zero) -> Self {
        Self(place: .corner(corner)) { context in
            let position = CGPoint(
                x: context.contentSize.width * corner.point.x + offset.horizontal,
                y: context.contentSize.height * corner.point.y + offset.vertical)
            return LayoutSubelement.frame(at: position, anchor: .center, size: context.decorationSize)
        }
    }

    /// The decoration's own size, aligned with the content; a guide gives the position of the decoration's line.
    public static func aligned(
        to alignment: Alignment, horizontalGuide: ((ElementDimensions) -> CGFloat)? = nil,
        verticalGuide: ((ElementDimensions) -> CGFloat)? = nil
    ) -> Self {
        Self(place: .aligned) { context in
            let content = ElementDimensions(size: context.contentSize)
            let own = ElementDimensions(size: context.decorationSize)
            return CGRect(
                x: content[alignment.horizontal] - (horizontalGuide?(own) ?? own[alignment.horizontal]),
                y: content[alignment.vertical] - (verticalGuide?(own) ?? own[alignment.vertical]),
                width: own.width, height: own.height)
        }
    }

    /// The author's own frame, from the content's corner.
    public static func custom(_ position: @escaping (PositionContext) -> CGRect) -> Self {
        Self(place: .custom, frame: position)
    }
}

extension Element {
    /// Adds a decoration in front of this element or behind it, without changing its size.
    public func decorate(
        layering: Decorate.Layering, position: Decorate.Position, with decoration: () -> any Element
    ) -> any Element {
        Decorate(layering: layering, position: position, wrapping: self, decoration: decoration())
    }
}
