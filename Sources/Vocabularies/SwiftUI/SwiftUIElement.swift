import Interpreter
import SwiftUIDialect

extension SwiftUIVocabulary {
    /// What can be called on every view.
    static let viewPage = Page<any View>(
        "a piece of an interface; a type of yours is one with var body: some View", .protocol, as: .view
    )
    .modifiers(of: modifiers).methods(of: environmentPage)
    .methods(of: ControlStyles.methods)
    .method(
        "modifier", "what a modifier makes of the view", .arg("_ modifier", as: SwiftUISourceModifier.conversion),
        returning: Conversion<any View>.view
    ) { view, modifier in modifier.modified(view) }

    static let stylePage = Color.named.reduce(
        Page<any ShapeStyle>("what shapes and texts are filled with", .protocol, as: .style)
    ) { page, color in page.constant(color.key, color.value) }
    .constant("tertiary", Color(white: 0.4)).constant("quaternary", Color(white: 0.25))
    .constant("tint", Color.accentColor).constant("foreground", Color.primary)
    .constant("background", Color.backdrop).constant("bar", Color.backdrop)
    .constant("ultraThinMaterial", Color.backdrop).constant("thinMaterial", Color.backdrop)
    .constant("regularMaterial", Color.backdrop).constant("thickMaterial", Color.backdrop)
    .constant("ultraThickMaterial", Color.backdrop)
    .constant("fill", Color(white: 0.5, opacity: 0.2)).constant("separator", Color(white: 0.5, opacity: 0.3))
    .constant("placeholder", Color(white: 0.5, opacity: 0.5)).constant("link", Color.accentColor)
    .constant("selection", Color.accentColor).constant("windowBackground", Color.backdrop)
    .reading("secondary", \.itself, as: .style, "the same, weaker").reading("tertiary", \.itself, as: .style)
    .reading("quaternary", \.itself, as: .style).reading("quinary", \.itself, as: .style)
    .method("shadow", "", .unread("_ style"), returning: .style) { style, _ in style }
    .method("blendMode", "", .unread("_ mode"), returning: .style) { style, _ in style }
    .method("opacity", "", .arg("_ opacity"), returning: .style) { (style, opacity: CGFloat) in
        style.shownColor?.opacity(opacity) ?? style
    }

    static let layoutPage = Page<any Layout>(
        "arranges any number of views; a type of yours is one with sizeThatFits and placeSubviews", .protocol,
        as: .layout
    )
    .method(
        "callAsFunction", "the layout around views", .arg("_ content", as: Conversion<[any View]>.views),
        returning: Conversion<any View>.view
    ) { LayoutContainer($0, ViewSequence($1)) }
}

extension ShapeStyle {
    /// The style, for what makes it weaker only in colours.
    fileprivate var itself: any ShapeStyle { self }
}
