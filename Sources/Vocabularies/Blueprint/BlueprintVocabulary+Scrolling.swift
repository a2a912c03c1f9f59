import BlueprintDialect
import Interpreter
import Negotiation

// ScrollView as sources write it.

extension BlueprintVocabulary {
    private static let scrollView = Conversion<ScrollView>.native(TypeName("ScrollView"))
    private static var any: Conversion<any Element> { .element }

    static let scrolled: Words<ScrollView.ContentSize> = {
        let type = Conversion<ScrollView.ContentSize>.native(TypeName("ScrollView.ContentSize"))
        let custom = Callable.function("custom", Parameter(nil, name: "size", size), returning: type) { .custom($0) }
        return Words(
            "ScrollView.ContentSize", help: "how large scrolled content is",
            [
                ("fittingHeight", .fittingHeight), ("fittingWidth", .fittingWidth),
                ("fittingContent", .fittingContent),
            ], calls: [custom]
        ) { content in
            guard case .custom(let size) = content else { return nil }
            let lengths = [size.width, size.height].map { PointsFormat.short($0) }
            return ".custom(CGSize(width: \(lengths[0]), height: \(lengths[1])))"
        }
    }()

    static let keyboardAdjustment = Words<ScrollView.KeyboardAdjustmentMode>(
        "ScrollView.KeyboardAdjustmentMode", help: "whether scrolled content makes room for the keyboard",
        [("none", .none), ("adjustsWhenVisible", .adjustsWhenVisible)])

    static var scrollDescription: TypeDescription {
        TypeDescription(
            TypeName("ScrollView"), .element, help: "content that is as long as it likes", conformances: [element],
            initializers: [
                .initializer(
                    Parameter(
                        nil, name: "contentSize", scrolled.conversion, default: ".fittingHeight", .fittingHeight),
                    Parameter("wrapping", any),
                    Parameter("configure", scrollView.configuring(), default: "{ _ in }", { _ in }), of: scrollView
                ) { ScrollView($0, wrapping: $1, configure: $2) }
            ],
            properties: [
                PropertyDescription(
                    "contentSize", of: scrollView, \.contentSize, scrolled.conversion, default: ".fittingHeight",
                    help: "how large the content is"),
                PropertyDescription(
                    "contentInset", of: scrollView, \.contentInset, insets, default: ".zero",
                    help: "a distance around the content, which leaves it less room"),
                flag("alwaysBounceVertical", \.alwaysBounceVertical, "false", "whether it gives at top and bottom"),
                flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal, "false", "whether it gives at its sides"),
                flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, "true", indicatorHelp),
                flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, "true", indicatorHelp),
                flag("centersUnderflow", \.centersUnderflow, "false", "whether a view centers content that is small"),
                flag("delaysContentTouches", \.delaysContentTouches, "true", "whether touches wait for scrolling"),
                PropertyDescription(
                    "keyboardAdjustmentMode", of: scrollView, \.keyboardAdjustmentMode, keyboardAdjustment.conversion,
                    default: ".adjustsWhenVisible", help: "whether the content makes room for the keyboard"),
                PropertyDescription(
                    "contentInsetAdjustmentBehavior", of: scrollView, \.contentInsetAdjustmentBehavior,
                    insetAdjustment.conversion, default: ".automatic", help: "whether safe areas add to the insets"),
                PropertyDescription(
                    "scrollableAxesSafeAreaEdges", of: scrollView, \.scrollableAxesSafeAreaEdges,
                    safeAreaEdge.conversion.optional(), default: "nil", help: "edges on which the safe area counts"),
                PropertyDescription(
                    "keyboardDismissMode", of: scrollView, \.keyboardDismissMode, keyboardDismissal.conversion,
                    default: ".none", help: "what makes the keyboard go"),
                PropertyDescription(
                    "pullToRefreshBehavior", of: scrollView, \.pullToRefreshBehavior, refreshing,
                    default: ".disabled", help: "what pulling down at the top does"),
                PropertyDescription(
                    "contentOffsetTrigger", of: scrollView, \.contentOffsetTrigger, trigger.optional(),
                    default: "nil", help: "scrolls the view from outside"),
                PropertyDescription("wrappedElement", of: scrollView, \.wrappedElement, any, help: "what scrolls"),
            ])
    }

    private static let indicatorHelp = "whether a view shows how far it is scrolled"

    private static func flag(
        _ name: String, _ path: WritableKeyPath<ScrollView, Bool> & Sendable, _ text: String, _ help: String
    ) -> PropertyDescription {
        PropertyDescription(name, of: scrollView, path, .bool, default: text, help: help)
    }
}
