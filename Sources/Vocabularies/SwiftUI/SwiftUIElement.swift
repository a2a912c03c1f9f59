import Interpreter
import SwiftUIDialect

extension SwiftUIVocabulary {
    /// What can be called on every view.
    static let viewPage = Page<any View>(
        "a piece of an interface; a type of yours is one with var body: some View", .protocol, as: .view
    )
    .modifiers(of: Padding.page).modifiers(of: FixedFrame.page).modifiers(of: FlexibleFrame.page)
    .modifiers(of: FixedSize.page).modifiers(of: AspectRatio.page).modifiers(of: AspectRatio.scaledToFit)
    .modifiers(of: AspectRatio.scaledToFill).modifiers(of: LayoutPriority.page).modifiers(of: Offset.page)
    .modifiers(of: Position.page).modifiers(of: AlignmentGuide.page).modifiers(of: Layered.overlay)
    .modifiers(of: Layered.background).modifiers(of: LayoutValue.page).modifiers(of: GridCellMark.columns)
    .modifiers(of: GridCellMark.anchor).modifiers(of: GridCellMark.alignment).modifiers(of: GridCellMark.unsized)

    static let stylePage = Color.named.reduce(
        Page<any ShapeStyle>("what shapes and texts are filled with", .protocol, as: .style)
    ) { page, color in page.constant(color.key, color.value) }

    static let layoutPage = Page<any Layout>(
        "arranges any number of views; a type of yours is one with sizeThatFits and placeSubviews", .protocol,
        as: .layout
    )
    .method(
        "callAsFunction", "the layout around views", .arg("_ content", as: Conversion<[any View]>.views),
        returning: Conversion<any View>.view
    ) { LayoutContainer($0, ViewSequence($1)) }
}
