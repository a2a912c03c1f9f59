import BlueprintDialect
import Interpreter

// What a ScrollView is told besides its layout, as sources write it.

extension BlueprintVocabulary {
    static let insetAdjustment = Words<UIScrollView.ContentInsetAdjustmentBehavior>(
        "UIScrollView.ContentInsetAdjustmentBehavior", help: "whether safe areas add to scrolled content's insets",
        [("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always)])
    static let keyboardDismissal = Words<UIScrollView.KeyboardDismissMode>(
        "UIScrollView.KeyboardDismissMode", help: "what makes the keyboard go",
        [
            ("none", .none), ("onDrag", .onDrag), ("interactive", .interactive),
            ("onDragWithAccessory", .onDragWithAccessory), ("interactiveWithAccessory", .interactiveWithAccessory),
        ])
    static let safeAreaEdge = Words<ScrollView.SafeAreaEdge>(
        "ScrollView.SafeAreaEdge", help: "edges on which the safe area counts",
        [
            ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right), ("vertical", .vertical),
            ("horizontal", .horizontal),
        ])

    static let refreshing = Conversion<ScrollView.PullToRefreshBehavior>.native(
        TypeName("ScrollView.PullToRefreshBehavior"))
    static let trigger = Conversion<ScrollView.ScrollTrigger>.native(TypeName("ScrollView.ScrollTrigger"))
    private static let contentOffset = Conversion<ScrollView.ContentOffset>.native(
        TypeName("ScrollView.ContentOffset"))

    static var scrollValueDescriptions: [TypeDescription] {
        [
            scrolled.description(), keyboardAdjustment.description(), insetAdjustment.description(),
            keyboardDismissal.description(),
            safeAreaEdge.setDescription(initializers: [safeAreaInitializer], properties: [safeAreaNumber]),
            refreshDescription, triggerDescription,
            TypeDescription(TypeName("UIScrollView"), .value, help: "the views that scroll"),
            TypeDescription(TypeName("UIView"), .value, help: "the views that show elements"),
            TypeDescription(
                TypeName("ScrollView.ContentOffset"), .value, help: "a place to scroll to",
                staticProperties: [
                    StaticProperty("top", contentOffset, ScrollView.ContentOffset.top),
                    StaticProperty("bottom", contentOffset, ScrollView.ContentOffset.bottom),
                ]),
        ]
    }

    private static var safeAreaNumber: PropertyDescription {
        PropertyDescription(
            reading: "rawValue", of: safeAreaEdge.conversion, \.number, .int, help: "a bit for each edge")
    }

    private static var safeAreaInitializer: Callable {
        .initializer(Parameter("rawValue", .int), of: safeAreaEdge.conversion) { number throws(VocabularyError) in
            guard let number = UInt8(exactly: number) else { throw .refused("\(number) is not in 0...255") }
            return ScrollView.SafeAreaEdge(rawValue: number)
        }
    }

    private static var refreshDescription: TypeDescription {
        TypeDescription(
            TypeName("ScrollView.PullToRefreshBehavior"), .value, help: "what pulling down at the top does",
            staticProperties: [
                StaticProperty("disabled", refreshing, .disabled),
                StaticProperty("refreshing", refreshing, .refreshing),
            ],
            staticMethods: [
                .function("enabled", Parameter("action", Conversion<() -> Void>.action), returning: refreshing) {
                    .enabled(action: $0)
                }
            ])
    }

    private static var triggerDescription: TypeDescription {
        TypeDescription(
            TypeName("ScrollView.ScrollTrigger"), .value, help: "scrolls a view from outside; here there is none",
            initializers: [.initializer(of: trigger) { ScrollView.ScrollTrigger() }],
            methods: [
                .mutatingMethod(
                    "scroll", on: trigger, Parameter("to", contentOffset), Parameter("animated", .bool),
                    help: "moves the view's content to a place"
                ) { (trigger: inout ScrollView.ScrollTrigger, place: ScrollView.ContentOffset, animated: Bool) in
                    trigger.scroll(to: place, animated: animated)
                }
            ])
    }
}

extension Conversion where T == () -> Void {
    /// A closure that is called when something happens. Nothing happens here: it is kept, and never called.
    fileprivate static var action: Conversion<() -> Void> {
        let type = ValueType.function(parameters: [], result: .void)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return {
                var nothing: [Value] = []
                _ = closure.call(&nothing)
            }
        } encode: { action in
            .closure(
                Closure(parameterCount: 0) { _ in
                    action()
                    return .void
                })
        }
    }
}

extension ScrollView.SafeAreaEdge {
    fileprivate var number: Int { Int(rawValue) }
}
