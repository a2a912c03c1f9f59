import BlueprintDialect
import Interpreter
import LayoutInspection
import Negotiation

/// All that sources can write of Blueprint.
package enum BlueprintVocabulary {
    static let element = TypeName(of: (any Element).self)
    /// Stands for an unknown element. No source can write it.
    static let hole = TypeName("‹element›")

    package static let vocabulary = Vocabulary(
        modules: ["BlueprintUI", "BlueprintUICommonControls", "BlueprintDialect"],
        types: described, openTypes: BlueprintOpenTypes.pages.map(\.type),
        resultBuilders: BlueprintOpenTypes.resultBuilders, hole: makeHole, listing: makeColumn,
        plainModifiers: plainModifiers, wholeCalls: ["Box", "ScrollView"],
        unlistedTypes: [.hole(hole, conforming: element)],
        hosting: .ofLibraries,
        libraryText: UIKitText.libraryText(
            views: "UIViewDescribing", adding: BlueprintText.all + [ElementContent.measuring],
            functions: [ElementContent.measuringFunction]))

    private static var described: [TypeDescription] {
        (elements + values + BlueprintOpenTypes.values).map { $0.description }
            + BlueprintOpenTypes.pages.map(\.description) + UIKitPages.values
    }

    /// In the order in which help lists them.
    private static let elements: [any Described.Type] = [
        Row.self, Column.self, EqualStack.self, Flow.self, GridRow.self, Centered.self, Aligned.self, Inset.self,
        Overlay.self, ConstrainedSize.self, ConstrainedAspectRatio.self, Label.self, Box.self, Spacer.self, Empty.self,
        Hidden.self, Opacity.self, Decorate.self, Rule.self, ScrollView.self, Tappable.self, Button.self,
        TextField.self, SegmentedControl.self, Keyed.self, Transformed.self, GeometryReader.self, LayoutWriter.self,
        EnvironmentReader.self, AdaptedEnvironment.self, Image.self,
    ]

    private static let values: [any Described.Type] = [
        StackLayout.Child.self, StackLayout.Traits.self, Overlay.Child.self, EqualStack.Child.self, Flow.Child.self,
        GridRow.Child.self, StackLayout.self, Flow.Child.Traits.self, StackLayout.AlignmentGuide.self,
        ScrollView.ContentSize.self, LayoutMode.self, LayoutOptions.self, Row.RowAlignment.self,
        Column.ColumnAlignment.self, StackLayout.UnderflowDistribution.self, StackLayout.OverflowDistribution.self,
        StackLayout.Child.Priority.self, Aligned.VerticalAlignment.self, Aligned.HorizontalAlignment.self,
        SegmentedControl.Item.self, SegmentedControl.Item.Width.self, SegmentedControl.Selection.self,
        Label.LineHeight.self, Label.LineHeight.Alignment.self, Box.CornerStyle.self, Box.BorderStyle.self,
        ConstrainedSize.Constraint.self, ConstrainedAspectRatio.ContentMode.self, EqualStack.Direction.self,
        Flow.LineAlignment.self, Flow.ItemAlignment.self, Flow.Priority.self, GridRow.Width.self,
        Decorate.Layering.self, Decorate.Corner.self, Rule.Orientation.self, Rule.Thickness.self,
        Decorate.Position.self, Decorate.Position.PositionContext.self, VerticalAlignment.self,
        HorizontalAlignment.self, UIOffset.self, Alignment.self, GeometryProxy.self, SizeConstraint.self,
        SizeConstraint.Axis.self, Environment.self, Environment.LayoutDirection.self, LayoutWriter.Context.self,
        LayoutWriter.Context.LayoutPhase.self, LayoutWriter.Builder.self, LayoutWriter.Child.self,
        LayoutWriter.Sizing.self, Image.ContentMode.self, CGSize.self, ElementDimensions.self, AspectRatio.self,
    ]

    /// Modifiers that are known and have no effect on a layout.
    private static let plainModifiers: Set = [
        "transition", "overrideUserInterfaceStyle", "editingMenu", "onAppear", "onDisappear", "accessibility",
        "accessibilityElement", "accessibilityContainer", "blockAccessibility", "accessibilityCombine",
        "accessibilityFocus", "accessibilityShowsLargeContentViewer", "deferAccessibilityToChildren", "onLinkTapped",
        "focused", "userInteractionEnabled", "tintAdjustmentMode", "rotated", "scaled",
    ]

    @Sendable private static func makeHole(_ name: String, _ contents: [Value]) -> Value {
        let children = contents.compactMap { try? StackLayout.Child.conversion.decode($0) }
        return .native(Native(hole, BlueprintHole(elementName: name, contents: children)))
    }

    /// Previews stand below each other.
    @Sendable private static func makeColumn(_ elements: [Value]) -> Value {
        let children = elements.compactMap { try? StackLayout.Child.conversion.decode($0) }
        return .native(Native(element: Column { children }))
    }

    /// The name that the vocabulary has for an element's type: the type's own.
    package static func name(of element: any Element) -> TypeName {
        switch element {
        case is BlueprintHole: hole
        default: TypeName(String(describing: type(of: element)))
        }
    }

    /// The properties of an element in the order of its page, without its contained elements and its older names. Empty for an
    /// element without a page.
    package static func properties(of element: any Element) -> [ElementProperty] {
        let native = Native(element: element)
        return vocabulary[native.type]?.properties(of: native) {
            !oldNames.contains($0.name) && !holdsElements($0.type)
        } ?? []
    }

    private static func holdsElements(_ type: ValueType) -> Bool {
        switch type {
        case .array: true
        default: type == .named(element) || type == .optional(.named(element))
        }
    }

    private static let oldNames: Set = ["minimumHorizontalPadding", "minimumVerticalPadding"]
}
