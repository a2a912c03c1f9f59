import BlueprintDialect
import Interpreter

// ScrollView, without what only its view reads.

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
        .property("centersUnderflow", \.centersUnderflow, "whether a view centers content that is small")
        .property("wrappedElement", \.wrappedElement, as: .element, "what scrolls")
        .partial()
}

extension ScrollView.ContentSize: Described {
    static let page = Page<Self>("how large scrolled content is")
        .values(.fittingHeight, .fittingWidth, .fittingContent)
        .value("custom", .arg("_ size"), by: Self.custom) { if case .custom(let size) = $0 { size } else { nil } }
}

extension Conversion where T == () -> Void {
    /// What is done when something happens. Nothing happens here: it is kept, and never called.
    static var action: Conversion { .closure(giving: .nothing, failing: ()) }
}
