import Interpreter
import EngineKit
import Negotiation
import QuickLayoutDialect

// Types of a source that say with a body what they look like. Where it fails, which is reported, a hole stands in its
// place; where it gives nothing, an EmptyLayout; where it gives several elements, which is reported too, a VStack of them.

extension SourceInstance {
    fileprivate func body(_ member: OpenMember) -> any Element {
        switch deeper({ get(member, .body) }) ?? nil {
        case .one(let element): return element
        case .several(let elements):
            refuse(
                .refused(
                    LayoutRefusal.several(elements.count, where: "a body is", container: "a VStack", isShownSo: true)))
            return VStack { elements }
        case .nothing: return EmptyLayout()
        case nil: return QuickLayoutHole(elementName: typeName, children: [])
        }
    }
}

/// What the code of a body gives.
private enum SourceBody {
    case nothing
    case one(any Element)
    case several([any Element])
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
        } encode: { _ in
            .void
        }
    }
}

/// SwiftUI's `View`: it is its body, under a name.
struct SourceView: WrapperElement, Layout, SourceBridge {
    let source: SourceInstance

    private static let body = OpenMember.body("body", of: QuickLayoutOpenTypes.view)
    static var members: [OpenMember] { [body] }

    var elementName: String { source.typeName }
    var child: any Element { source.body(Self.body) }

    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children[0].flexibility(for: axis)
    }

    func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).wrapped(in: context)
    }
}

/// A view as QuickLayout has them, a class with a body. From outside it is a leaf: as large as its body says, and within
/// its bounds the body is laid out again, apart from the direction and the stack around.
struct SourceUIView: LeafWithContents, SourceBridge {
    let source: SourceInstance

    private static let body = OpenMember.body("body", of: QuickLayoutVocabulary.element)
    static var members: [OpenMember] { [body] }

    var elementName: String { source.typeName }

    /// Whether the body is laid out, which a subclass may deny.
    private static let isBodyEnabled = SourceProperty("isBodyEnabled", as: Bool.conversion)
    private static let isBodySizingEnabled = SourceProperty("isBodySizingEnabled", as: Bool.conversion)

    var children: [any Element] { hasBody ? [source.body(Self.body)] : [] }

    /// What its body shows; nil where it has none that says how large it is.
    var body: (any Element)? {
        hasBody && Self.isBodySizingEnabled(source) ?? true ? source.body(Self.body) : nil
    }

    private var hasBody: Bool {
        source.implements(Self.body) && Self.isBodyEnabled(source) ?? true
    }

    /// What its hatched box is called: one without a body whose subviews other code places.
    var hatchedName: String? {
        if hasBody { return nil }
        let placesViews = source.isBlankView && source.libraryTextType(declaring: "layoutSubviews") == nil
        return source.hatchedName ?? (placesViews ? source.typeName : nil)
    }

    func contextForChildren(in context: LayoutContext) -> LayoutContext {
        var inner = LayoutContext()
        if source[field: "semanticContentAttribute"]?.caseName == "forceRightToLeft" {
            inner.layoutDirection = .rightToLeft
        }
        inner.cellSize = context.cellSize
        inner.isRecorded = context.isRecorded
        return inner
    }

    /// How a view without a body is measured.
    private var manner: ViewManner { ViewManner(source.measuringClass) }

    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        hasBody ? .partial : manner.flexibility(for: axis)
    }

    func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        guard let body = children.first, hasBody else {
            return layOut(children, in: size(in: proposal, cell: context.cellSize), context: context)
        }
        let offer = proposal.normalized
        let wanted = body.layoutThatFits(offer, because: PassedOn(offer.lengths)).size.whereLimited
        return layOut(children, in: wanted, context: context)
    }

    private func size(in proposal: CGSize, cell: CGSize) -> CGSize {
        let manner = manner
        if manner == .filling { return proposal.whereLimited }
        // A label shows nothing in a point, where that is no cell.
        let isHidden = cell != CGSize(width: 1, height: 1) && (proposal.width <= 1 || proposal.height <= 1)
        if manner == .label, isHidden { return .zero }
        guard let answer = source.size(fitting: proposal) else { return .zero }
        switch manner {
        case .filling, .custom, .fixed: return answer.normalized
        case .label:
            // A label's own size is a whole number of pixels, of which two are a point, and cells are never cut.
            return CGSize(
                width: min(answer.width, max(0, proposal.width)), height: min(answer.height, max(0, proposal.height)))
        case .line:
            return CGSize(width: proposal.width.isFinite ? max(0, proposal.width) : answer.width, height: answer.height)
        }
    }

    func layOut(_ contents: [ElementProxy], in size: CGSize, context: LayoutContext) -> LayoutNode {
        guard let body = contents.first else { return LayoutNode(size: size, context: context) }
        let answer = body.layoutThatFits(size, because: WithinBounds(size: size))
        let bounds = ViewDimensions(size: size, direction: context.layoutDirection)
        let placed = answer.linedUp(.center, at: bounds.point(of: .center), in: context)
        return LayoutNode(size: size, children: [placed], sharing: .noLines, context: context)
    }
}

/// A view that lays its body out in the bounds that it has by now.
struct WithinBounds: SizedReason {
    let size: CGSize

    var sentence: String { "the view's own bounds, in which its body is laid out" }
}

/// How QuickLayout measures a view without a body. (QuickLayout, Views+Layout.swift.)
enum ViewManner {
    /// Takes what it is proposed, and 10 where there is no limit.
    case filling
    /// The size of its text, at most the proposal.
    case label
    /// Its own size.
    case fixed
    /// The proposed width and its own height.
    case line
    /// The answer of the source's `sizeThatFits`.
    case custom

    /// - Parameter name: the class of UIKit's whose `sizeThatFits` a view has; nil for the source's own.
    init(_ name: String?) {
        self =
            switch name {
            case nil: .custom
            case "UIView", "UIScrollView", "UITextView": .filling
            case "UILabel": .label
            case "UITextField", "UISlider": .line
            default: .fixed
            }
    }

    func flexibility(for axis: Axis) -> Flexibility {
        switch self {
        case .filling: .fullyFlexible
        case .label, .custom: .partial
        case .fixed: .fixedSize
        case .line: axis == .horizontal ? .partial : .fixedSize
        }
    }
}
