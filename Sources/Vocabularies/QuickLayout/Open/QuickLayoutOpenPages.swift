import Interpreter
import Negotiation
import QuickLayoutDialect

// What sources write elements and views of their own with.

extension QuickLayoutVocabulary {
    static let view = TypeName("View")
    static let uiView = TypeName("UIView")
    /// What SwiftUI's sources say of classes, which asks for nothing here.
    static let observable = TypeName("ObservableObject")

    static let openDescriptions: [TypeDescription] =
        [
            TypeDescription(
                view, .protocol, help: "SwiftUI's word for an element; a type of yours is one with var body: some View",
                conformances: [element]),
            .protocol(
                (any Layout).self,
                "an element that can be the root; a type of yours is one with layoutThatFits(_:children:context:)",
                conforming: [view]),
            TypeDescription(
                observable, .protocol, help: "SwiftUI's word for a class whose changes are seen; nothing changes here"),
            BlankView.page.description, LazyView.description,
            TypeDescription(TypeName("NSCoder"), .value, help: "what views are read from; nothing here reads any"),
        ] + pages.map { $0.description }

    private static let pages: [any Described.Type] = [
        Axis.self, SourceElementProxy.self, LayoutContext.self, LayoutNode.self, LayoutNode.Child.self,
    ]
}

extension SourceElementProxy: Described {
    static var typeName: TypeName { TypeName(of: ElementProxy.self) }

    static let page = Page<Self>("a child as its parent's own layout is given it")
        .reading("layoutPriority", \.layoutPriority, unit: .priority)
        .method(
            "layoutThatFits", "asks the child for its size, and all that is in it", .arg("_ proposal"), .because
        ) { $0.layoutThatFits($1, because: $2) }
        .method("flexibility", "how the child's length follows what it is proposed", .arg("for")) {
            $0.flexibility(for: $1)
        }
}

extension LayoutContext: Described {
    static let page = Page<Self>("what an element knows of the place where it stands")
        .made { LayoutContext() }
        .property("layoutDirection", \.layoutDirection)
        .property("cellSize", \.cellSize, "the points in a terminal's cell")
        .property("stackAxis", \.stackAxis, "of the stack that is nearest above, which a Spacer follows")
}

extension LayoutNode: Described {
    static let page = Page<Self>("an element's answer: its size, and its children in their places")
        .made(.arg("size"), .arg("children", default: []), .arg("context")) {
            LayoutNode(size: $0, children: $1, context: $2)
        }
        .reading("size", \.size)
        .reading("dimensions", \.dimensions)
        .reading("children", \.children)
}

extension LayoutNode.Child: Described {
    static let page = Page<Self>("a child's answer, and where it stands")
        .made(.arg("_ layout"), .arg("at", default: .zero, written: ".zero"), .because) {
            LayoutNode.Child($0, at: $1, because: $2.map { StatedReason($0) })
        }
        .reading("layout", \.layout)
        .reading("position", \.position)
}
