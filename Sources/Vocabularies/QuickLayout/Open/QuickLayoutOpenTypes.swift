import Interpreter
import Negotiation
import QuickLayoutDialect

/// The protocols that a source's own types can be, and the class.
enum QuickLayoutOpenTypes {
    static let view = TypeName("View")
    /// What UIKit's views are to a layout; no source has to name it.
    static let viewLeaf = TypeName("UIViewLeaf")

    // The first that a type says it is makes what stands for it.
    static let pages: [OpenPage] = [
        OpenPage(
            TypeDescription(
                view, .protocol, help: "SwiftUI's name of an element; a type of yours has var body: some View",
                conformances: [QuickLayoutVocabulary.element]), as: SourceView.self, isElement: true),
        OpenPage(
            TypeDescription(
                viewLeaf, .protocol,
                help:
                    "a UIView: a class of yours is one, with var body: Layout; without, it is as large as it answers",
                conformances: [QuickLayoutVocabulary.leaf]), as: SourceUIView.self, isElement: true),
        OpenPage(QuickLayoutVocabulary.leafPage.description, as: SourceLeaf.self, isElement: true),
        OpenPage(
            .protocol(
                (any Layout).self,
                "an element that can be the root; a type of yours is one with layoutThatFits(_:children:context:)",
                conforming: [view]), as: SourceAnsweringElement.self, isElement: true),
        OpenPage(QuickLayoutVocabulary.elementPage.description, as: SourceAnsweringElement.self, isElement: true),
        OpenPage(
            TypeDescription(
                TypeName("ObservableObject"), .protocol,
                help: "SwiftUI's protocol of classes that publish changes; no effect here")),
        OpenPage(
            .protocol((any AlignmentID).self, "a line by which elements are aligned"),
            members: [SourceAlignmentLine<ViewDimensions>.position]),
    ]

    static let resultBuilders = [
        ResultBuilder("ViewBuilder", of: view), ResultBuilder("LayoutBuilder", of: QuickLayoutVocabulary.element),
        ResultBuilder("FastArrayBuilder"),
    ]

    /// What sources write elements and views of their own with.
    static let values: [any Described.Type] = [
        Axis.self, SourceElementProxy.self, LayoutContext.self, LayoutNode.self, LayoutNode.Child.self,
    ]
}

extension LayoutContext: Described {
    static let page = Page<Self>("what an element knows of its surroundings")
        .made { LayoutContext() }
        .property("layoutDirection", \.layoutDirection)
        .property("cellSize", \.cellSize, "the points in a terminal's cell")
        .property("stackAxis", \.stackAxis, "the axis of the nearest stack above, which a Spacer follows")
}

extension LayoutNode: Described {
    static let page = Page<Self>("an element's answer: its size and its placed children")
        .partial()
        .made(.shown("size", \.size), .arg("children", default: []), .arg("context")) {
            LayoutNode(size: $0, children: $1, context: $2)
        }
        .reading("dimensions", \.dimensions)
        .reading("children", \.children)
}

extension LayoutNode.Child: Described {
    static let page = Page<Self>("a child's answer and position")
        .made(.shown("_ layout", \.layout), .arg("at", default: .zero, written: ".zero"), .because) {
            LayoutNode.Child($0, at: $1, because: reason($2, placing: $0, at: $1))
        }
        .reading("position", \.position)

    /// What the source says, and where its code stands; nil where neither is known.
    private static func reason(_ sentence: String?, placing answer: LayoutNode, at place: CGPoint) -> (any Reason)? {
        let source = (answer.asker as? any SourceAnswering)?.source
        guard let source, let call = source.runningCall else { return sentence.map { StatedReason($0) } }
        return PlacedByCode(
            size: answer.size, place: place, placer: source.typeName, stated: sentence,
            code: SourceOrigin(call.range))
    }
}
