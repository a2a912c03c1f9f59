import Interpreter
import QuickLayoutDialect

// SwiftUI's words that QuickLayout has not, for those who try a view of theirs.

extension QuickLayoutVocabulary {
    static let swiftUINames = ForeignNames(
        library: "SwiftUI", names: views, members: modifiers, labels: labels,
        calls: [
            "padding": "padding(1), or padding(.horizontal, 1)",
            "background": "background { Color.blue }", "overlay": "overlay { Text(\"a\") }",
            "aspectRatio": "aspectRatio(CGSize(width: 3, height: 2))", "offset": "offset(x: 1, y: 1)",
            "Image": "Image(width: 3, height: 2)",
        ])

    /// Labels of names that both have.
    private static let labels: [String: [ForeignNames.Group]] = [
        "frame": [
            .init("idealWidth", nearest: "width, or minWidth and maxWidth"),
            .init("idealHeight", nearest: "height, or minHeight and maxHeight"),
        ],
        "fixedSize": [
            .init("horizontal", nearest: "axis: .horizontal"), .init("vertical", nearest: "axis: .vertical"),
        ],
        "ForEach": [.init("id", nearest: "ForEach without it")],
        "Text": [.init("verbatim", nearest: "Text(_:)")],
        "Image": [.init("systemName decorative", nearest: "Image(width:height:)")],
    ]

    private static let views: [ForeignNames.Group] = [
        .init(
            "List LazyVStack Form Section OutlineGroup", nearest: "VStack with ForEach",
            standIn: .container(TypeName("VStack"))),
        .init(
            "LazyHStack HSplitView ControlGroup", nearest: "HStack with ForEach",
            standIn: .container(TypeName("HStack"))),
        .init("LazyVGrid LazyHGrid Table GridItem", nearest: "Grid with GridRow"),
        .init(
            "Group", nearest: "the elements themselves, or a VStack", standIn: .contents(else: TypeName("VStack"))),
        .init("AnyView ViewThatFits", nearest: "the element itself"),
        .init("EmptyView", nearest: "EmptyLayout"),
        .init(
            "VSplitView DisclosureGroup GroupBox", nearest: "VStack", standIn: .container(TypeName("VStack"))),
        .init("Divider", nearest: "Color.gray.frame(height: 1)"),
        .init(
            "RoundedRectangle UnevenRoundedRectangle Circle Ellipse Capsule Path ContainerRelativeShape",
            nearest: "Rectangle"),
        .init("LinearGradient RadialGradient AngularGradient EllipticalGradient MeshGradient", nearest: "Color"),
        .init("Label Link TextField SecureField TextEditor Button Menu LabeledContent", nearest: "Text"),
        .init(
            "AsyncImage Toggle Slider Stepper Picker DatePicker ColorPicker ProgressView Gauge Canvas Map",
            nearest: "ViewProxy(width:height:), or Image(width:height:)"),
        .init(
            "ScrollView", nearest: "fixedSize(axis:), which shows everything", standIn: .container(TypeName("VStack"))),
        .init(
            "GeometryReader ScrollViewReader TimelineView GeometryProxy",
            nearest: "ViewProxy(flexibility:proxySizingCalculation:)"),
        .init("HStackLayout", nearest: "HStack"), .init("VStackLayout", nearest: "VStack"),
        .init("ZStackLayout", nearest: "ZStack"), .init("GridLayout", nearest: "Grid"),
        .init(
            "NavigationStack NavigationView NavigationSplitView NavigationLink TabView WindowGroup", nearest: "VStack",
            standIn: .container(TypeName("VStack"))),
        .init("Font Animation State Binding Environment EnvironmentObject ObservedObject StateObject", nearest: ""),
        .init("FocusState AppStorage SceneStorage GestureState Namespace Bindable Query", nearest: ""),
        .init("App Scene PreviewProvider UIViewRepresentable NSViewRepresentable Commands Widget", nearest: ""),
        .init("ViewModifier", nearest: "a func in an extension of View"),
        .init("ButtonStyle LabelStyle ToggleStyle ShapeStyle PreferenceKey EnvironmentKey", nearest: ""),
        .init("Shape InsettableShape AnyShape", nearest: "Rectangle"),
        .init("AnyLayout", nearest: "an if between two stacks"),
        .init("LocalizedStringKey AttributedString", nearest: "String"),
        .init("ColorScheme Material Angle EditMode DragGesture TapGesture LongPressGesture withAnimation", nearest: ""),
        .init("ToolbarItem ToolbarItemGroup EditButton ShareLink ContentUnavailableView", nearest: "Text"),
    ]

    private static let modifiers: [ForeignNames.Group] = [
        .init("position", nearest: "offset(x:y:)"),
        .init("foregroundStyle tint accentColor", nearest: "foregroundColor(_:) on a Text, or fill(_:) on a Rectangle"),
        .init(
            "scaledToFit scaledToFill", nearest: "aspectRatio(_:contentMode:), with a ratio as a CGSize"),
        .init("lineLimit truncationMode minimumScaleFactor", nearest: "frame(maxHeight:)"),
        .init("multilineTextAlignment", nearest: "frame(maxWidth:alignment:)"),
        .init("font fontWeight bold italic underline strikethrough kerning tracking monospaced", nearest: ""),
        .init("firstTextBaseline listRowSeparatorLeading", nearest: ".top"),
        .init("lastTextBaseline listRowSeparatorTrailing", nearest: ".bottom"),
        .init("centerFirstTextBaseline", nearest: ".center"),
        .init("gridCellColumns gridCellUnsizedAxes", nearest: "gridCellAnchor(_:); no cell spans several columns"),
        .init("safeAreaInset safeAreaPadding ignoresSafeArea contentMargins scenePadding", nearest: "padding(_:)"),
        .init("containerRelativeFrame", nearest: "frame(maxWidth:maxHeight:)"),
        .init("border", nearest: "padding(1) and background { Color.gray }"),
        .init("flipsForRightToLeftLayoutDirection environment", nearest: "layoutDirection(_:)"),
        .init("zIndex", nearest: "the order in a ZStack: the last is in front"),
        .init("mask clipped clipShape cornerRadius shadow blur opacity", nearest: ""),
        .init("scaleEffect rotationEffect rotation3DEffect transformEffect projectionEffect", nearest: ""),
        .init("modifier", nearest: "a func in an extension of View"),
        .init("hidden", nearest: "an if around the element"),
        .init("listStyle buttonStyle pickerStyle textFieldStyle toggleStyle navigationTitle toolbar", nearest: ""),
        .init("onAppear onDisappear onTapGesture onChange task gesture disabled animation transition", nearest: ""),
        .init("id tag accessibilityLabel accessibilityHidden preference overlayPreferenceValue", nearest: ""),
        .init("sheet alert popover fullScreenCover contextMenu confirmationDialog", nearest: ""),
        .init("preferredColorScheme colorScheme statusBarHidden dynamicTypeSize environmentObject", nearest: ""),
        .init("navigationBarTitle navigationBarTitleDisplayMode navigationBarItems navigationDestination", nearest: ""),
        .init("navigationViewStyle tabItem tabViewStyle toolbarBackground searchable refreshable", nearest: ""),
        .init("swipeActions onDelete onMove listRowBackground listRowInsets listRowSeparator", nearest: ""),
        .init("scrollContentBackground scrollIndicators scrollDisabled scrollPosition headerProminence", nearest: ""),
        .init(
            "keyboardType textInputAutocapitalization autocorrectionDisabled submitLabel onSubmit focused", nearest: ""),
        .init("contentShape containerShape allowsHitTesting simultaneousGesture highPriorityGesture", nearest: ""),
        .init("onLongPressGesture onHover onDrag onDrop onReceive onPreferenceChange onGeometryChange", nearest: ""),
        .init("matchedGeometryEffect geometryGroup coordinateSpace anchorPreference transformPreference", nearest: ""),
        .init("saturation brightness contrast hueRotation grayscale colorMultiply blendMode redacted", nearest: ""),
        .init("symbolRenderingMode symbolEffect symbolVariant renderingMode interpolation imageScale", nearest: ""),
        .init("labelStyle labelsHidden progressViewStyle controlSize formStyle groupBoxStyle menuStyle", nearest: ""),
        .init("presentationDetents interactiveDismissDisabled badge backgroundStyle glassEffect", nearest: ""),
        .init("fontDesign fontWidth monospacedDigit smallCaps lineSpacing", nearest: ""),
        .init("accessibilityElement accessibilityValue accessibilityHint accessibilityIdentifier", nearest: ""),
        .init("accessibilityAddTraits sensoryFeedback privacySensitive layoutValue", nearest: ""),
        .init("primary secondary", nearest: ".gray"),
        .init("visualEffect drawingGroup compositingGroup", nearest: ""),
        .init("textCase textSelection allowsTightening baselineOffset", nearest: ""),
        .init("stroke strokeBorder", nearest: "fill(_:)"),
    ]
}
