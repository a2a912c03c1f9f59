import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftUIControls
import SwiftUIDialect
import TextMetrics

/// All that sources can write of SwiftUI.
package enum SwiftUIVocabulary {
    static let view = TypeName(of: (any View).self)
    static let layout = TypeName(of: (any Layout).self)
    static let style = TypeName(of: (any ShapeStyle).self)
    static let shape = TypeName(of: (any Shape).self)
    /// Stands for a view whose type has no page: several views as one, an unknown view. No source can write it.
    static let unlisted = TypeName("‹view›")

    package static let vocabulary = Vocabulary(
        modules: ["SwiftUI", "SwiftUICore", "SwiftUIDialect"],
        types: described.map { $0.partial() } + SwiftUIOpenTypes.pages.map(\.description)
            + SwiftUIOpenTypes.values.map { $0.description },
        functions: [preview] + Picker.Style.constructors + TabStyle.constructors + ControlStyles.constructors,
        openTypes: SwiftUIOpenTypes.pages.map(\.type), resultBuilders: SwiftUIOpenTypes.resultBuilders,
        hole: makeHole, typedHoles: typedHoles, grouping: group,
        arrangements: [layout: arrange], wrapping: wrap, plainModifiers: plainModifiers,
        wholeCalls: wholeCalls, hasOptionalElements: true,
        aliases: [
            "LayoutSubviews": .array(SourceSubview.conversion.type),
            "SubviewsCollection": .array(Subview.conversion.type), "LocalizedStringKey": .localizedText,
            "LocalizedStringResource": .localizedText, "ToolbarContent": .named(view),
            "CustomizableToolbarContent": .named(view),
        ].merging(ControlStyles.aliases) { $1 },
        shownText: ShownText(
            text: { InlineMarkdown($0).plainText }, integer: { NumberText.grouped($0) },
            fraction: { NumberText.grouped($0, digits: 6) }),
        unlistedTypes: [
            TypeDescription(
                unlisted, .element, help: "views without a name of their own",
                conformances: [view, style, TypeName(of: Color.self)]
            ).partial()
        ],
        hosting: .ofLibraries,
        libraryText: UIKitText.libraryText(
            adding: SwiftUIStateText.declarations + SwiftUIEnvironmentText.declarations + SwiftUITextText.declarations
                + SwiftUILayoutText.declarations + SwiftUIViewText.declarations + SwiftUIDrawingText.declarations
                + [SwiftUIAnimationText.functions, ControlStyles.declarations],
            functions: SwiftUILayoutText.functions + SwiftUIStateText.functions))

    /// All types are partial: SwiftUI has more members of most.
    private static let described =
        elements.map { $0.description } + controls.map(\.description) + modifiers.types
        + values.map { $0.description } + [UnitPoint.swiftUIPage.description] + UIKitPages.values

    // In the order in which help lists them.

    private static let elements: [any Described.Type] = [
        HStack.self, VStack.self, ZStack.self, Grid.self, GridRow.self, ViewThatFits.self, GeometryReader.self,
        Group.self, ForEach.self, Subview.self, Text.self, Color.self, Rectangle.self, RoundedRectangle.self,
        Circle.self, Capsule.self, Ellipse.self, UnevenRoundedRectangle.self, LinearGradient.self, Image.self,
        Spacer.self, Divider.self, EmptyView.self, AnyView.self, ScrollView.self, LazyVStack.self, LazyHStack.self,
        List.self, Form.self, Section.self,
    ]

    static let modifiers = ModifierPages(
        FixedFrame.page, FlexibleFrame.page, Padding.page, FixedSize.page, LayoutPriority.page, AspectRatio.page,
        AspectRatio.scaledToFit, AspectRatio.scaledToFill, Offset.page, Position.page, AlignmentGuide.page,
        Layered.overlay, Effect.background, Effect.shaped, Layered.background, LayoutValue.page,
        GridCellMark.columns, GridCellMark.anchor, GridCellMark.alignment, GridCellMark.unsized, Effect.border,
        Effect.opacity, Layered.mask, Effect.hidden, Effect.clipped, Effect.clipShape,
        Effect.cornerRadius, Effect.zIndex,
        EnvironmentModifier.lineLimit, EnvironmentModifier.textAlignment, EnvironmentModifier.textCase,
        EnvironmentModifier.color,
        EnvironmentModifier.style, BarSetting.navigationTitle, BarSetting.search, BarSetting.navigationBarTitle,
        BarSetting.tab, BarSetting.toolbar, BarSetting.navigationBarMode, BarSetting.toolbarMode, TapGesture.page,
        SafeAreaInset.page,
        SafeAreaInset.bar,
        Padding.safeArea, Padding.contentMargins, FixedFrame.relative, PreferenceWriter.written,
        PreferenceWriter.transformed, PreferenceWriter.anchored, PreferenceLayer.overlay, PreferenceLayer.background,
        ChangeAction.preference, ChangeAction.geometry, ChangeAction.change,
        NamedCoordinates.page)

    private static let values: [any Described.Type] = [
        HStackLayout.self, VStackLayout.self, ZStackLayout.self, GridLayout.self, AnyLayout.self,
        HorizontalAlignment.self, VerticalAlignment.self, Alignment.self, Axis.self, Axis.Set.self, Edge.self,
        Edge.Set.self, EdgeInsets.self, ContentMode.self, TextAlignment.self, LayoutDirection.self, Font.self,
        Font.TextStyle.self, Text.Case.self, Picker.Style.self, TabStyle.self, ControlSize.self, Image.Scale.self,
        Visibility.self, ToolbarItemPlacement.self, TextTruncation.self, ToolbarPlacement.self, TitleDisplayMode.self,
        ViewDimensions.self, ProposedViewSize.self, ViewSpacing.self, GeometryProxy.self, CoordinateSpace.self,
        MarginPlacement.self, GridItem.self, GridItem.Size.self, Angle.self, CGSize.self, SourceAnchor.self,
        SourceAnchor.Place.self, LayoutAtWork.self, SectionConfiguration.self,
    ]

    /// Calls without further overloads in SwiftUI: initializers by their types, then modifiers.
    private static let wholeCalls: Set = [
        "HStack", "VStack", "ZStack", "Grid", "GridRow", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Spacer",
        "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "ViewThatFits", "RoundedRectangle", "frame",
        "padding", "offset", "fixedSize", "layoutPriority", "aspectRatio", "alignmentGuide",
        "multilineTextAlignment", "gridCellColumns", "gridCellAnchor", "gridColumnAlignment", "gridCellUnsizedAxes",
        "zIndex", "opacity", "layoutValue", "ScrollView", "EdgeInsets", "ProposedViewSize", "UnitPoint",
    ]

    /// A preview.
    private static let preview = Callable.function(
        "#Preview", "the views in it", .arg("_ name", default: ""),
        .arg("content", as: Conversion<[any View]>.views), returning: Conversion<any View>.view
    ) { (_: String, content) in ViewSequence(content) }

    /// The element of a view that wraps one of UIKit's or AppKit's and says its own size.
    @Sendable private static func wrap(_ source: SourceInstance) -> Value? {
        WrappedSize(source).map { size in
            .native(Native(unlisted, WrappedView(source.typeName) { size.fitting($0) }))
        }
    }

    @Sendable private static func makeHole(_ name: String, _ contents: [Value]) -> Value {
        .native(Native(unlisted, UnknownView(name, contents: views(contents), fills: filling.contains(name))))
    }

    /// Unknown views that take all that is proposed: code or another framework draws them.
    private static let filling: Set = [
        "Canvas", "Chart", "Chart3D", "Map", "Table", "VideoPlayer", "SpriteView", "SceneView", "RealityView",
        "WebView", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    ]

    /// The holes of types that are no views, or only some views: texts, pictures, colours,
    /// fonts, and the parts of a control.
    private static let typedHoles: [TypeName: TypedHole] = [
        Text.typeName: TypedHole { Text.conversion.encode(Text(verbatim: $0)) },
        Image.typeName: TypedHole { Image.conversion.encode(Image($0)) },
        Color.typeName: TypedHole(assuming: ".gray") { _ in Color.conversion.encode(.unknown) },
        style: TypedHole(assuming: ".gray") { _ in Color.conversion.encode(.unknown) },
        Font.typeName: TypedHole(assuming: ".body") { _ in Font.conversion.encode(.body) },
        Font.TextStyle.typeName: TypedHole(assuming: ".body") { _ in Font.TextStyle.conversion.encode(.body) },
        SourceStyleConfiguration.typeName: TypedHole { SourceStyleConfiguration.unknown(named: $0) },
    ]

    @Sendable private static func group(_ children: [Value], _ isConditional: Bool) -> Value {
        .native(Native(unlisted, ViewSequence(views(children), isDynamic: isConditional)))
    }

    @Sendable private static func arrange(_ layout: Value, _ elements: [Value]) -> Value? {
        guard let layout = try? Conversion<any Layout>.layout.decode(layout) else { return nil }
        return Conversion<any View>.view.encode(LayoutContainer(layout, ViewSequence(views(elements))))
    }

    private static func views(_ values: [Value]) -> [any View] {
        values.compactMap { try? Conversion<any View>.view.decode($0) }
    }

    /// The name that the vocabulary has for a view's type.
    static func name(of view: any View) -> TypeName {
        let name = TypeName((view as? any ModifierElement)?.elementName ?? "\(type(of: view))")
        return vocabulary[name] == nil ? unlisted : name
    }

    /// The properties of an element in the order of its page. Empty without a page.
    package static func properties(of element: any View) -> [ElementProperty] {
        let native = Native(view: element)
        return vocabulary[native.type]?.properties(of: native) ?? []
    }
}

extension TypeDescription {
    /// The description as that of a partial type.
    func partial() -> TypeDescription {
        var description = self
        description.isPartial = true
        return description
    }
}
