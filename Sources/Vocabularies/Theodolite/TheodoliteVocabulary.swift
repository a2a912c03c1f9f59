import Interpreter
import LayoutInspection
import TheodoliteDialect
import UIKitTypes

/// All that sources can write of Theodolite.
package enum TheodoliteVocabulary {
    static let component = TypeName(of: Component.self)
    /// Stands for an unknown component. No source can write it.
    static let hole = TypeName("‹component›")

    package static let vocabulary = Vocabulary(
        modules: ["Theodolite", "TheodoliteDialect"],
        types: pages.map { $0.description } + TheodoliteOpenTypes.pages.map(\.description)
            + otherTypes + UIKitPages.values,
        functions: [
            // The library's documentation writes what has no limit so.
            .function("nan", "NaN: unlimited", .arg("_ why")) { nan($0) }
        ], openTypes: TheodoliteOpenTypes.pages.map(\.type), hole: makeHole,
        unlistedTypes: [.hole(hole, conforming: component)],
        hosting: .ofLibraries,
        libraryText: UIKitText.libraryText(adding: [handlers, edges, attributes]))

    /// In the order in which help lists them.
    private static let pages: [any Described.Type] = [
        FlexboxComponent.self, ListComponent<Value>.self, FlexOptions.self, FlexChild.self,
        ListComponent<Value>.Options.self, SizeComponent.self, InsetComponent.self, BackgroundComponent.self,
        OverlayComponent.self, ScrollComponent.self, TapComponent.self, InfiniteLoadComponent.self,
        PullToRefreshComponent.self, LabelComponent.self, TextComponent.self, ImageComponent.self, ViewComponent.self,
        ActivityIndicatorComponent.self, ButtonComponent.self, ButtonComponent.Options.self, SourceAction.self,
        UIControl.State.self, UIControl.Event.self, UITapGestureRecognizer.self, UIControl.self, Layout.self,
        LayoutChild.self, SizeRange.self, FlexDirection.self, FlexWrap.self, FlexJustify.self, FlexAlign.self,
        FlexLayoutDirection.self, FlexOverflow.self, FlexPositionType.self, LabelComponent.Options.self,
        TextKitAttributes.self, TextComponent.Options.self, ViewOptions.self, Attribute.self,
        ScrollComponent.Direction.self, ViewConfiguration.self,
    ]

    private static let otherTypes: [TypeDescription] = [
        treePage.description,
        TypeDescription(
            TypeName(of: UIView.self), .value, help: "a view, which terminals do not have",
            staticProperties: [StaticProperty("self", .viewType, UIView.self)]),
        .mentioned(UIView.Type.self, "the class of a view"),
        .mentioned(MountContext.self, "where a view was mounted; unused here"),
        .mentioned(NoState.self, "the state of a component that keeps none"),
    ]

    /// A component's method as an action.
    private static let handlers = """
        func Handler<Target, Event>(_ target: Target, _ handler: @escaping (Target) -> (Event) -> Void) -> Action {
            Action { (event: Event) in handler(target)(event) }
        }
        """

    /// Flexbox's name of what its children's margins and paddings are.
    private static let edges = """
        typealias Edges = UIEdgeInsets

        extension UIEdgeInsets {
            init(left: CGFloat = .nan, right: CGFloat = .nan, top: CGFloat = .nan, bottom: CGFloat = .nan) {
                self = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
            }
            init(uniform: CGFloat) {
                self = UIEdgeInsets(top: uniform, left: uniform, bottom: uniform, right: uniform)
            }
        }
        """

    /// A text with attributes, which are not known.
    private static let attributes = """
        extension TextKitAttributes {
            init(
                attributedString: NSAttributedString, textColor: UIColor? = nil, textAlignment: NSTextAlignment? = nil,
                lineBreakMode: NSLineBreakMode = .byWordWrapping, maximumNumberOfLines: Int = 0
            ) {
                self.init(
                    string: attributedString.string, textColor: textColor ?? .black,
                    textAlignment: textAlignment ?? .natural, lineBreakMode: lineBreakMode,
                    maximumNumberOfLines: maximumNumberOfLines)
            }
        }
        """

    @Sendable private static func makeHole(_ name: String, _ contents: [Value]) -> Value {
        let components = contents.compactMap { try? Conversion<Component>.component.decode($0) }
        return .native(Native(hole, TheodoliteHole(name: name, contents: components)))
    }

    /// The name that sources, or the vocabulary, have for a component's type.
    static func name(of component: Component) -> TypeName {
        if component is TheodoliteHole { return hole }
        return (component as? SourceComponent)?.source.type ?? TypeName(component.typeName)
    }

    /// The properties of a component in the order of its page; none of one that has no page.
    package static func properties(of component: Component) -> [ElementProperty] {
        if let own = component as? SourceComponent { return own.source.properties.filter { $0.name != "key" } }
        let native = Native(name(of: component), component)
        return vocabulary[native.type]?.properties(of: native) ?? []
    }
}
