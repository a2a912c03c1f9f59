import BlueprintDialect
import Interpreter

// ScrollView and what it is told besides its layout.

extension ScrollView: Described {
    static let page = Page<Self>("a window on its content, unlimited along the axes that scroll; at most the proposal")
        .like(ScrollView(wrapping: Empty()))
        .made(.part("_ contentSize", \.contentSize, "how large the content is"), .wrapping, .configure) {
            size, content, configure in ScrollView(size, wrapping: content) { configure(&$0) }
        }
        .modifier(
            "scrollable", "makes the element the content of a scroll view", .arg("_ contentSize", \.contentSize),
            .configure
        ) { element, size, configure in element.scrollable(size) { configure(&$0) } }
        .property("contentInset", \.contentInset, "a distance around the content, which leaves it less room")
        .property("alwaysBounceVertical", \.alwaysBounceVertical, "whether it gives at top and bottom")
        .property("alwaysBounceHorizontal", \.alwaysBounceHorizontal, "whether it gives at its sides")
        .property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, indicatorHelp)
        .property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, indicatorHelp)
        .property("centersUnderflow", \.centersUnderflow, "whether a view centers content that is small")
        .property("delaysContentTouches", \.delaysContentTouches, "whether touches wait for scrolling")
        .property(
            "keyboardAdjustmentMode", \.keyboardAdjustmentMode, "whether the content makes room for the keyboard"
        )
        .property(
            "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, "whether safe areas add to the insets"
        )
        .property(
            "scrollableAxesSafeAreaEdges", \.scrollableAxesSafeAreaEdges, "edges on which the safe area counts"
        )
        .property("keyboardDismissMode", \.keyboardDismissMode, "what makes the keyboard go")
        .property("pullToRefreshBehavior", \.pullToRefreshBehavior, "what pulling down at the top does")
        .property("contentOffsetTrigger", \.contentOffsetTrigger, "scrolls the view from outside")
        .property("wrappedElement", \.wrappedElement, as: .element, "what scrolls")

    private static let indicatorHelp = "whether a view shows how far it is scrolled"
}

extension ScrollView.ContentSize: Described {
    static let page = Page<Self>("how large scrolled content is")
        .values(.fittingHeight, .fittingWidth, .fittingContent)
        .value("custom", .arg("_ size")) {
            .custom($0)
        } parts: {
            if case .custom(let size) = $0 { size } else { nil }
        }
}

extension ScrollView.KeyboardAdjustmentMode: Described {
    static let page = Page<Self>("whether scrolled content makes room for the keyboard")
        .values(.none, .adjustsWhenVisible)
}

extension UIScrollView.ContentInsetAdjustmentBehavior: Described {
    static let page = Page<Self>("whether safe areas add to scrolled content's insets")
        .values(.automatic, .scrollableAxes, .never, .always)
}

extension UIScrollView.KeyboardDismissMode: Described {
    static let page = Page<Self>("what makes the keyboard go")
        .values(.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory)
}

extension ScrollView.SafeAreaEdge: Described {
    static let page = Page<Self>("edges on which the safe area counts")
        .value("top", .top).value("bottom", .bottom).value("left", .left).value("right", .right)
        .value("vertical", .vertical).value("horizontal", .horizontal)
        .made(.arg("rawValue")) { (number: Int) throws(VocabularyError) in
            guard let number = UInt8(exactly: number) else { throw .refused(LayoutRefusal.notAByte(number)) }
            return Self(rawValue: number)
        }
        .reading("rawValue", \.number, "a bit for each edge")
        .set()

    private var number: Int { Int(rawValue) }
}

extension ScrollView.PullToRefreshBehavior: Described {
    static let page = Page<Self>("what pulling down at the top does")
        .constant("disabled", .disabled).constant("refreshing", .refreshing)
        .value("enabled", .arg("action", as: .action)) { .enabled(action: $0) }
        .written { if case .disabled = $0 { ".disabled" } else { nil } }
}

extension Conversion where T == () -> Void {
    /// What is done when something happens. Nothing happens here: it is kept, and never called.
    static var action: Conversion { .closure(giving: .nothing, failing: ()) }
}

extension ScrollView.ScrollTrigger: Described {
    static let page = Page<ScrollView.ScrollTrigger>("scrolls a view from outside; here there is none")
        .made { ScrollView.ScrollTrigger() }
        .mutating("scroll", "moves the view's content to a place", .arg("to"), .arg("animated")) {
            (trigger: inout ScrollView.ScrollTrigger, place, animated) in trigger.scroll(to: place, animated: animated)
        }
}

extension ScrollView.ContentOffset: Described {
    static let page = Page<Self>("a place to scroll to").constant("top", .top).constant("bottom", .bottom)
}
