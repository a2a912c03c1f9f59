import Interpreter
import Negotiation
import QuickLayoutDialect

// The modifiers: as methods of every element, or of every leaf, and as the elements of the record that they make.

// MARK: Frames

extension FixedFrameElement {
    static let page = Page<Self>(
        modified: EmptyLayout().frame(width: nil),
        "a frame of fixed size or with limits, which the element may overflow; no ideal sizes"
    )
    .applied(
        help: "a frame of this size", .shown("width", \.width, "its width; nil for the element's"),
        .shown("height", \.height, "its height; nil for the element's"), .shown("alignment", \.alignment, alignmentHelp)
    ) { $0.frame(width: $1, height: $2, alignment: $3) }
}

extension FlexibleFrameElement {
    static let page = Page<Self>(modified: EmptyLayout().frame(minWidth: nil), FixedFrameElement.page.description.help)
        .applied(
            help: "a frame with a minimum and a maximum; SwiftUI has ideal sizes too",
            .shown("minWidth", \.width.minimum), .shown("maxWidth", \.width.maximum),
            .shown("minHeight", \.height.minimum), .shown("maxHeight", \.height.maximum),
            .shown("alignment", \.alignment, alignmentHelp)
        ) { $0.frame(minWidth: $1, maxWidth: $2, minHeight: $3, maxHeight: $4, alignment: $5) }
}

private let alignmentHelp = "the point by which the element is aligned in the frame"

// MARK: Proposals

extension ConstrainedSizeElement {
    static let page = Page<Self>(
        modified: EmptyLayout().constrainedSize(), "limits the proposal, without a frame (SwiftUI has no such thing)"
    )
    .applied(.shown("maxWidth", \.maxWidth), .shown("maxHeight", \.maxHeight)) {
        $0.constrainedSize(maxWidth: $1, maxHeight: $2)
    }
}

extension FixedSizeElement {
    static let page = Page<Self>(
        modified: EmptyLayout().fixedSize(),
        "proposes no limit: the element takes its ideal length (SwiftUI: horizontal: and vertical:)"
    )
    .applied(.shown("axis", \.axes)) { $0.fixedSize(axis: $1) }
}

extension AspectRatioElement {
    static let page = Page<Self>(
        modified: EmptyLayout().aspectRatio(.zero),
        "proposes a box of this ratio; the element may answer anything, and a text ignores it"
    )
    .applied(.shown("_ ratio", \.ratio, isRequired: true), .shown("contentMode", \.contentMode)) {
        $0.aspectRatio($1, contentMode: $2)
    }
}

extension ResizableElement {
    static let page = Page<Self>(
        modified: Color.clear.resizable(),
        "takes the whole proposal, and its own size where that is unlimited"
    )
    .applied(on: .leaf, .shown("axis", \.axes)) { ResizableElement(child: $0, axes: $1) }
}

extension ExpandElement {
    static let page = Page<Self>(
        modified: Color.clear.expand(by: .zero), "this much larger than its answer (SwiftUI has no such thing)"
    )
    .reading("addition", \.addition, isRequired: true)
    .applied(on: .leaf, .arg("by")) { ExpandElement(child: $0, addition: $1) }
}

// MARK: Places

extension PaddingElement {
    static let page = Page<Self>(
        modified: EmptyLayout().padding(0), "keeps a distance around the element; may be negative"
    )
    .reading("insets", \.insets, isRequired: true)
    .applied(.arg("_ length")) { (element, length: CGFloat) in element.padding(length) }
    .applied(.arg("_ edges"), .arg("_ length")) { $0.padding($1, $2) }
    .applied(.arg("_ insets")) { (element, insets: EdgeInsets) in element.padding(insets) }
    .applied(.arg("ignoringLayoutDirection")) { $0.padding(ignoringLayoutDirection: $1) }
}

extension PaddingElement.Insets: Writable {
    static var typeName: TypeName { EdgeInsets.typeName }

    var swiftText: String? {
        switch self {
        case .directed(let insets): insets.swiftText
        case .absolute(let insets): insets.swiftText
        }
    }
}

extension OffsetElement {
    static let page = Page<Self>(modified: EmptyLayout().offset(), "moves the element without taking other room")
        .applied(.shown("x", \.x), .shown("y", \.y)) { $0.offset(x: $1, y: $2) }
}

extension LayerElement {
    static let overlay = page(
        EmptyLayout().overlay {}, "puts an element in front, proposed this one's size; it takes no room"
    ) { element, alignment, layer in element.overlay(alignment: alignment) { layer } }

    static let background = page(
        EmptyLayout().background {}, "puts an element behind, proposed this one's size; it takes no room"
    ) { element, alignment, layer in element.background(alignment: alignment) { layer } }

    private static func page(
        _ plain: @escaping @Sendable @autoclosure () -> any Element, _ help: String,
        by make: @escaping @Sendable (any Element, Alignment, (any Element)?) -> any Element
    ) -> Page<Self> {
        let name = plain().elementName
        return Page<Self>(modified: plain(), help)
            .applied(.shown("alignment", \.alignment), .arg("content", as: Conversion<any Element>.element.builder())) {
                element, alignment, content throws(VocabularyError) in
                guard content.count <= 1 else {
                    throw .refused(LayoutRefusal.several(content.count, where: "\(name) takes", container: "a ZStack"))
                }
                return make(element, alignment, content.first)
            }
    }
}

// MARK: What those around know

extension LayoutPriorityElement {
    static let page = Page<Self>(
        modified: EmptyLayout().layoutPriority(0),
        "a stack asks its flexible children from the highest down; no effect on one of fixed size"
    )
    .applied(.shown("_ priority", \.priority, isRequired: true, unit: .priority)) { $0.layoutPriority($1) }
}

extension LayoutDirectionElement {
    static let page = Page<Self>(
        modified: EmptyLayout().layoutDirection(.leftToRight),
        "the direction for what is in the element: mirrors rows, guides, padding, offsets"
    )
    .applied(.shown("_ direction", \.direction, isRequired: true)) { $0.layoutDirection($1) }
}

extension AlignmentGuideElement {
    static let page = Page<Self>(
        modified: EmptyLayout().alignmentGuide(VerticalAlignment.top) { _ in 0 },
        "sets where an alignment line runs; built-in lines do not leave a container of several"
    )
    .applied(.arg("_ alignment"), .arg("computeValue", as: .guide)) {
        (element, line: HorizontalAlignment, compute) in element.alignmentGuide(line, computeValue: compute)
    }
    .applied(.arg("_ alignment"), .arg("computeValue", as: .guide)) {
        (element, line: VerticalAlignment, compute) in element.alignmentGuide(line, computeValue: compute)
    }
}

extension GridCellAnchorElement {
    static let page = Page<Self>(
        modified: EmptyLayout().gridCellAnchor(.center as Alignment), "where the element stands in its cell of a grid"
    )
    .reading("anchor", \.anchor, isRequired: true)
    .applied(.arg("_ alignment", default: .center)) { (element, alignment: Alignment) in
        element.gridCellAnchor(alignment)
    }
    .applied(.arg("_ point")) { (element, point: UnitPoint) in element.gridCellAnchor(point) }
}

extension GridCellAnchorElement.Anchor: Writable {
    static var typeName: TypeName { Alignment.typeName }

    var swiftText: String? {
        switch self {
        case .alignment(let alignment): alignment.swiftText
        case .point(let point): point.swiftText
        }
    }
}

extension GridColumnAlignmentElement {
    static let page = Page<Self>(
        modified: EmptyLayout().gridColumnAlignment(), "where everything in the element's column of a grid stands"
    )
    .applied(.shown("_ alignment", \.alignment)) { $0.gridColumnAlignment($1) }
}
