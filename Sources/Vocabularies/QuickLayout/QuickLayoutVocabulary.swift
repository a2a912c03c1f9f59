import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect
import UIKitTypes

/// All that sources can write of QuickLayout.
package enum QuickLayoutVocabulary {
    static let element = TypeName(of: (any Element).self)
    static let layout = TypeName(of: (any Layout).self)
    static let leaf = TypeName(of: (any LeafElement).self)
    /// Stands for an unknown element. No source can write it.
    static let hole = TypeName("‹element›")

    package static let vocabulary = Vocabulary(
        modules: ["QuickLayout", "QuickLayoutBridge", "QuickLayoutCore", "QuickLayoutDialect"],
        types: (elements + values + QuickLayoutOpenTypes.values).map { $0.description } + modifiers.types
            + leafModifiers.types + QuickLayoutOpenTypes.pages.map(\.description) + UIKitPages.values,
        functions: [preview], openTypes: QuickLayoutOpenTypes.pages.map(\.type),
        resultBuilders: QuickLayoutOpenTypes.resultBuilders, hole: makeHole,
        unlistedTypes: [.hole(hole, conforming: leaf)],
        hosting: .ofLibraries,
        libraryText: UIKitText.libraryText(
            views: QuickLayoutOpenTypes.viewLeaf.description, sizedBy: "__bodySize(self, size, cell: __cellSize())",
            adding: [proxies, AskedElements.text], functions: AskedElements.functions))

    /// What views are asked about their bodies, and what stands for views that are only measured.
    private static let proxies = """
        extension UIView {
            var isBodyEnabled: Bool { true }
            var isBodySizingEnabled: Bool { true }
            var bodyContainerView: UIView { self }
        }

        extension UILabel {
            static func proxy(for text: String, numberOfLines: Int = 1, with font: UIFont? = nil) -> ViewProxy {
                let label = UILabel()
                label.text = text
                if let font { label.font = font }
                label.numberOfLines = numberOfLines
                return ViewProxy(flexibility: .partial) { label.sizeThatFits($0) }
            }
            static func proxy(for attributedText: NSAttributedString, numberOfLines: Int = 1) -> ViewProxy {
                proxy(for: attributedText.string, numberOfLines: numberOfLines)
            }
        }

        extension UIImageView {
            static func proxy(for image: UIImage?) -> ViewProxy {
                let size = UIImageView(image: image).intrinsicContentSize
                return ViewProxy(flexibility: .fixedSize) { _ in size }
            }
        }
        """

    // In the order in which help lists them.

    private static let elements: [any Described.Type] = [
        HStack.self, VStack.self, ZStack.self, HFlow.self, VFlow.self, Spacer.self, EmptyLayout.self, ForEach.self,
        Grid.self, GridRow.self, Text.self, Color.self, Rectangle.self, Image.self, ViewProxy.self, LazyView.self,
    ]

    static let modifiers = ModifierPages(
        FixedFrameElement.page, FlexibleFrameElement.page, ConstrainedSizeElement.page, FixedSizeElement.page,
        AspectRatioElement.page, PaddingElement.page, OffsetElement.page, LayerElement.overlay,
        LayerElement.background, LayoutPriorityElement.page, LayoutDirectionElement.page, AlignmentGuideElement.page,
        GridCellAnchorElement.page, GridColumnAlignmentElement.page)

    static let leafModifiers = ModifierPages(ResizableElement.page, ExpandElement.page)

    private static let values: [any Described.Type] = [
        HorizontalAlignment.self, VerticalAlignment.self, Alignment.self, UnitPoint.self, EdgeSet.self, AxisSet.self,
        ContentMode.self, LayoutDirection.self, Flexibility.self, EdgeInsets.self, ViewDimensions.self,
    ]

    /// What a SwiftUI source shows of itself.
    private static let preview = Callable.function(
        "#Preview", "the element in it", .arg("_ name", default: ""),
        .arg("content", as: Conversion<any Element>.element.builder()), returning: .element
    ) { (_: String, content) throws(VocabularyError) in
        guard content.count <= 1 else {
            throw .refused(LayoutRefusal.several(content.count, where: "a preview is", container: "a VStack"))
        }
        return content.first ?? EmptyLayout()
    }

    @Sendable private static func makeHole(_ name: String, _ contents: [Value]) -> Value {
        let children = contents.flatMap { (try? Conversion<[any Element]>.children.decode(.array([$0]))) ?? [] }
        return .native(Native(hole, QuickLayoutHole(elementName: name, children: children)))
    }

    /// The properties of an element in the order of its page; none of an element that has no page.
    package static func properties(of element: any Element) -> [ElementProperty] {
        let native = Native(element: element)
        return vocabulary[native.type]?.properties(of: native) ?? []
    }
}
