import Interpreter
import Negotiation
import QuickLayoutDialect

// Types of a source that say with a body what they look like. Where it fails, which is reported, or gives nothing, an
// EmptyLayout stands in its place; where it gives several elements, which is reported too, a VStack of them.

extension SourceInstance {
    fileprivate func body(_ member: OpenMember) -> any Element {
        let body = deeper { get(member, .body) } ?? nil
        switch body {
        case .one(let element): return element
        case .several(let elements):
            _ = deeper { get(member, .refusedBody) }
            return VStack { elements }
        case .nothing, nil: return EmptyLayout()
        }
    }
}

/// What the code of a body gives.
private enum SourceBody {
    case nothing
    case one(any Element)
    case several([any Element])

    var elements: [any Element] {
        switch self {
        case .nothing: []
        case .one(let element): [element]
        case .several(let elements): elements
        }
    }
}

extension Conversion where T == SourceBody {
    fileprivate static var body: Conversion {
        let (element, elements) = (Conversion<any Element>.element, Conversion<[any Element]>.elements)
        return Conversion(.any) { value throws(VocabularyError) in
            switch value {
            case .none: return .nothing
            case .array: return .several(try elements.decode(value))
            case .native(let native):
                if let each = native.payload as? ForEach { return .several(each.elements) }
                return .one(try element.decode(value))
            default: return .one(try element.decode(value))
            }
        } encode: {
            elements.encode($0.elements)
        }
    }
}

extension Conversion where T == Void {
    /// A body of several elements, which is none: says so.
    fileprivate static var refusedBody: Conversion {
        let body = Conversion<SourceBody>.body
        return Conversion(.any) { value throws(VocabularyError) in
            let count = try body.decode(value).elements.count
            throw .refused("a body is one element, not \(count); put them into a VStack, as they are shown")
        } encode: {
            .void
        }
    }
}

/// SwiftUI's `View`: it is its body, under a name.
struct SourceView: WrapperElement, Layout, SourceBridge {
    let source: SourceInstance

    private static let body = OpenMember.body("body", of: QuickLayoutOpenTypes.view, isRequired: true)
    static var members: [OpenMember] { [body] }

    var elementName: String { source.typeName }
    var child: any Element { source.body(Self.body) }

    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children[0].flexibility(for: axis)
    }

    func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(offer: proposal)).wrapped(in: context)
    }
}

/// A view as QuickLayout has them, a class with a body. From outside it is a leaf: as large as its body says, and within
/// its bounds the body is laid out again, apart from the direction and the stack around.
struct SourceUIView: LeafWithContents, SourceBridge {
    let source: SourceInstance

    private static let body = OpenMember.body("body", of: QuickLayoutVocabulary.element, isRequired: false)
    static var members: [OpenMember] { [body] }

    var elementName: String { source.typeName }

    var children: [any Element] { source.implements(Self.body) ? [source.body(Self.body)] : [] }

    func contextForChildren(in context: LayoutContext) -> LayoutContext {
        var inner = LayoutContext()
        inner.cellSize = context.cellSize
        inner.isRecorded = context.isRecorded
        return inner
    }

    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.isEmpty ? .fullyFlexible : .partial
    }

    func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        guard let body = children.first else { return LayoutNode(size: proposal.whereLimited, context: context) }
        let offer = proposal.normalized
        let wanted = body.layoutThatFits(offer, because: PassedOn(offer: offer)).size.whereLimited
        return layOut(children, in: wanted, context: context)
    }

    func layOut(_ contents: [ElementProxy], in size: CGSize, context: LayoutContext) -> LayoutNode {
        guard let body = contents.first else { return LayoutNode(size: size, context: context) }
        let answer = body.layoutThatFits(size, because: WithinBounds(bounds: size))
        let bounds = ViewDimensions(size: size, direction: context.layoutDirection)
        let (outer, inner) = (bounds.point(of: .center), answer.dimensions.point(of: .center))
        let placed = LayoutNode.Child(
            answer, at: CGPoint(x: outer.x - inner.x, y: outer.y - inner.y),
            because: context.reason(Aligned(answer.dimensions, in: bounds, .center)))
        return LayoutNode(size: size, children: [placed], sharing: .noLines, context: context)
    }
}

/// A view that lays its body out in the bounds that it has by now.
struct WithinBounds: Reason {
    let bounds: CGSize

    var sentence: String { "the view's own bounds, in which its body is laid out" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(bounds[axis]) }
}
