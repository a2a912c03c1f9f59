import Interpreter
import SwiftUIControls
import SwiftUIDialect
import TextMetrics

// Modifiers that change the look of a view, or the environment of its content.

extension Effect {
    static let border = page("border", "a line around the view, inside of its edge; takes no room")
        .looking(.arg("_ style", as: .style), .arg("width", default: 1)) { .border($0.shownColor, width: $1) }
    static let background = page("background", "what fills the view's frame behind it")
        .looking(.arg("_ style", as: .style), .optionalUnread("ignoresSafeAreaEdges", written: ".all")) { style, _ in
            .background(style.shownColor)
        }
        .looking(.optionalUnread("ignoresSafeAreaEdges", written: ".all")) { _ in .nothing }
    static let shaped = page("background", "what fills a shape behind the view")
        .looking(
            .arg("_ style", as: .style), .arg("in", as: .value(.named(SwiftUIVocabulary.shape))),
            .optionalUnread("fillStyle")
        ) { style, _, _ in .background(style.shownColor) }
    static let opacity = page("opacity", "from 0, unseen, to 1")
        .looking(.arg("_ opacity", unit: .ratio)) { .opacity($0) }
        // Around an unknown colour it may be a colour: `Color.brand.opacity(0.2)`.
        .changing { $0.description.conformances += [SwiftUIVocabulary.style, TypeName(of: Color.self)] }
    static let hidden = page("hidden", "keeps the view's room, and shows nothing of it")
        .looking { .hidden }
    static let clipped = page("clipped", "shows nothing of what stands outside of the view's frame")
        .looking(.arg("antialiased", default: false)) { (_: Bool) in .clipped }
    static let clipShape = page(
        "clipShape", "shows nothing of what stands outside of a shape; here, of the view's frame"
    )
    .looking(.arg("_ shape", as: .value(.named(SwiftUIVocabulary.shape))), .optionalUnread("style")) { _, _ in
        .clipped
    }
    static let cornerRadius = page(
        "cornerRadius", "rounds the view's corners, and shows nothing of what stands outside"
    )
    .looking(.arg("_ radius"), .arg("antialiased", default: true)) { (_: CGFloat, _: Bool) in .clipped }
    static let zIndex = page("zIndex", "the drawing order of overlapping views: those with more are in front")
        .looking(.arg("_ value", unit: .priority)) { .layer($0) }

    private static func page(_ name: String, _ help: String) -> Page<Self> {
        Page<Self>(modifying: Effect(EmptyView(), name: name), help)
    }
}

extension Layered {
    static let mask = Page<Self>(
        modifying: Layered(EmptyView(), .mask, EmptyView(), alignment: .center),
        "shows the view only where another is; here, within its frame, or as the text that it is"
    )
    .applied(.shown("alignment", \.alignment), .arg("mask", as: .views)) { view, alignment, mask in
        masked(view, by: ViewSequence(mask), alignment)
    }
    .applied(.arg("_ mask", as: .view), .arg("alignment", \.alignment)) { view, mask, alignment in
        masked(view, by: mask, alignment)
    }

    /// A text is read in the colours of the view that it masks.
    private static func masked(_ view: any View, by mask: any View, _ alignment: Alignment) -> any View {
        guard mask.isText else { return Layered(view, .mask, mask, alignment: alignment) }
        let plain = Located.unwrap(view).view
        let color = (plain as? any ShapeStyle)?.shownColor ?? (plain as? any FilledShape)?.color
        let text = EnvironmentModifier(mask, name: "mask") { $0.foregroundColor = color ?? $0.foregroundColor }
        return Layered(Effect(view, name: "mask", .hidden), .overlay, text, alignment: alignment)
    }
}

extension View {
    /// Whether it is a text, whatever modifiers it has.
    fileprivate var isText: Bool {
        switch Located.unwrap(self).view {
        case is Text: true
        case let modifier as any ModifierElement: modifier.content.isText
        case let views as ViewSequence: views.views.count == 1 && views.views[0].isText
        default: false
        }
    }
}

extension Page where Subject == Effect {
    /// An overload of the modifier, and the look of the view.
    fileprivate func looking<each A>(
        _ arguments: repeat Argument<Subject, each A>, by look: @escaping @Sendable (repeat each A) -> Effect.Look
    ) -> Page {
        applied(repeat each arguments) { [name = description.name.description] (view, values: repeat each A) in
            Effect(view, name: name, look(repeat each values))
        }
    }
}

extension EnvironmentModifier {
    static let lineLimit = page("lineLimit", "the maximum number of lines of texts; nil for no limit")
        .setting(.arg("_ number", unit: .lines)) { $0.lineLimit = $1 }
        .setting(.arg("_ limit", unit: .lines), .arg("reservesSpace")) {
            (environment: inout EnvironmentValues, limit, reserves) in
            environment.limitLines(to: limit, reservesSpace: reserves)
        }
    static let textAlignment = page("multilineTextAlignment", "where the lines of texts stand")
        .setting(.arg("_ alignment")) { $0.multilineTextAlignment = $1 }
    static let textCase = page("textCase", "in which case texts are shown; nil for that in which they are written")
        .setting(.arg("_ textCase")) { $0.textCase = $1 }
    static let color = page("foregroundColor", "the colour of texts and shapes that have none")
        .setting(.arg("_ color")) { $0.foregroundColor = $1 }
    static let style = page("foregroundStyle", "the colour of texts and shapes that have none")
        .setting(.arg("_ style", as: .style)) { $0.foregroundColor = $1.shownColor }
        .applied(
            help: "with the styles of what is less important", .arg("_ primary", as: .style), .unread("_ secondary"),
            .optionalUnread("_ tertiary")
        ) { view, style, _, _ in
            EnvironmentModifier(view, name: "foregroundStyle") { $0.foregroundColor = style.shownColor }
        }

    private static func page(_ name: String, _ help: String) -> Page<Self> {
        Page<Self>(modifying: EnvironmentModifier(EmptyView(), name: name) { _ in }, help)
    }
}

extension Page where Subject == EnvironmentModifier {
    /// An overload of the modifier, and its change of the environment.
    fileprivate func setting<each A>(
        _ arguments: repeat Argument<Subject, each A>,
        by change: @escaping @Sendable (inout EnvironmentValues, repeat each A) -> Void
    ) -> Page {
        applied(repeat each arguments) { [name = description.name.description] (view, values: repeat each A) in
            EnvironmentModifier(view, name: name) { change(&$0, repeat each values) }
        }
    }
}

extension BarSetting {
    static let navigationTitle = titles("navigationTitle")
        .applied(help: "a title that can be written", .arg("_ title", as: .anything)) { view, title in
            guard case .string(let text)? = SourceBinding(title)?.value else { return view }
            return BarSetting(view, name: "navigationTitle", .title(.navigation, Text(text)))
        }
    static let navigationBarTitle = titles("navigationBarTitle")
        .applied(.title, .arg("displayMode")) { (view, title: String, mode: TitleDisplayMode) in
            BarSetting(view, name: "navigationBarTitle", .title(.navigation, Text(title), mode))
        }

    private static func titles(_ name: String) -> Page<Self> {
        page(name, "the title of the navigation around it")
            .applied(.title) { (view, title: String) in
                BarSetting(view, name: name, .title(.navigation, Text(title)))
            }
            .applied(help: "a title that the view shows itself", .arg("_ title")) {
                (view, title: Text) in BarSetting(view, name: name, .title(.navigation, title))
            }
    }

    /// The search field below the title, with its text.
    static let search = page("searchable", "a line to search with, below the title of the navigation around it")
        .applied(
            .binding("text"), .optionalUnread("isPresented"), .optionalUnread("placement"), .optional("prompt")
        ) { view, text, _, _, prompt in
            var title = "Search"
            if case .string(let prompt) = prompt { title = prompt }
            if case .native(let prompt) = prompt, let text = prompt.payload as? Text { title = text.string }
            if case .string(let written)? = SourceBinding(text)?.value, !written.isEmpty { title = written }
            let field = ControlBox("SearchField", .field, title: "⌕ " + title)
            return BarSetting(view, name: "searchable", .title(.search, field))
        }

    static let tab = page("tabItem", "what stands for the view in a TabView's bar")
        .applied(.arg("_ label", as: .views)) { view, label in
            BarSetting(view, name: "tabItem", .title(.tab, ViewSequence(label)))
        }

    static let toolbar = page("toolbar", "what the view puts into the bars around it")
        .applied(.optionalUnread("id"), .content) { view, _, items in
            BarSetting(view, name: "toolbar", .items(parts(of: items)))
        }
        .applied(help: "without what the system puts there", .unread("removing")) { view, _ in view }
        // Modifiers declared in Swift call this one with any number of bars.
        .applied(.arg("__bars", as: ToolbarPlacement.conversion.array()), .arg("_ visibility")) {
            (view, bars: [ToolbarPlacement], visibility: Visibility) in
            BarSetting(view, name: "toolbar", .visibility(visibility, of: bars))
        }

    /// Each item of a branch, a builder or a view of the source stands at its own placement.
    private static func parts(of items: [any View]) -> [ToolbarPart] {
        items.flatMap { item -> [ToolbarPart] in
            switch Located.unwrap(item).view {
            case let part as ToolbarPart: [part]
            case let group as ViewSequence: parts(of: group.views)
            case let own as SwiftUISourceView: own.bodyViews.map { parts(of: $0) } ?? [ToolbarPart(.automatic, item)]
            default: [ToolbarPart(.automatic, item)]
            }
        }
    }

    static let navigationBarMode = mode("navigationBarTitleDisplayMode")
    static let toolbarMode = mode("toolbarTitleDisplayMode")

    private static func mode(_ name: String) -> Page<Self> {
        page(name, "whether the title stands in the bar or below it")
            .applied(.arg("_ mode")) { (view, mode: TitleDisplayMode) in
                BarSetting(view, name: name, .titleMode(mode))
            }
    }

    private static func page(_ name: String, _ help: String) -> Page<Self> {
        Page<Self>(modifying: BarSetting(EmptyView(), name: name, .items([])), help)
    }
}

extension TitleDisplayMode: Described {
    static let page = Page<Self>("where a title stands").all()
}

extension Visibility: Described {
    static let page = Page<Self>("whether something is shown").all()
}

extension TextTruncation: Described {
    static let typeName = TypeName("Text.TruncationMode")
    static let page = Page<Self>("which part of a text is left out").values(.tail, .head, .middle)
}

extension ToolbarPlacement: Described {
    static let page = Page<Self>("a bar around a view").all()
}

extension ToolbarItemPlacement: Described {
    static let page = Page<Self>("where in the bars around a view something of its toolbar stands").all()
}

extension SwiftUIVocabulary {
    /// Modifiers that are known and have no effect on a layout in cells. Rarer ones are holes, which leave the view as it is.
    static let plainModifiers: Set<String> = Set(
        plainNames.flatMap { $0.split(separator: " ").map(String.init) })

    private static let plainNames = [
        // Texts and pictures.
        "fontWeight fontDesign fontWidth bold italic underline strikethrough kerning tracking monospaced",
        "monospacedDigit smallCaps lineSpacing textSelection allowsTightening baselineOffset",
        "symbolRenderingMode symbolEffect symbolVariant renderingMode interpolation antialiased",
        // Drawing.
        "font shadow blur saturation brightness contrast hueRotation grayscale colorMultiply colorInvert redacted",
        "unredacted privacySensitive compositingGroup drawingGroup visualEffect tint accentColor backgroundStyle",
        "blendMode glassEffect containerShape scaleEffect rotationEffect rotation3DEffect transformEffect",
        "projectionEffect colorEffect layerEffect containerBackground equatable",
        // Animations.
        "animation phaseAnimator keyframeAnimator transition transaction contentTransition scrollTransition",
        "matchedTransitionSource navigationTransition geometryGroup sensoryFeedback id",
        // Gestures and input.
        "onDisappear onReceive onSubmit onOpenURL onLongPressGesture onHover onContinuousHover onKeyPress onDrag",
        "onDrop draggable dropDestination onDelete onMove deleteDisabled moveDisabled onScrollGeometryChange",
        "onScrollPhaseChange onScrollVisibilityChange gesture simultaneousGesture highPriorityGesture",
        "allowsHitTesting contentShape refreshable hoverEffect help keyboardShortcut userActivity",
        "focused focusable focusedValue defaultFocus focusEffectDisabled submitLabel keyboardType",
        "autocorrectionDisabled disableAutocorrection textInputAutocapitalization autocapitalization",
        "textContentType scrollDismissesKeyboard searchScopes searchSuggestions searchFocused searchCompletion",
        // Accessibility.
        "accessibility accessibilityAction accessibilityActions accessibilityActivationPoint",
        "accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren accessibilityElement",
        "accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier",
        "accessibilityInputLabels accessibilityLabel accessibilityLabeledPair accessibilityRemoveTraits",
        "accessibilityRepresentation accessibilityRotor accessibilityShowsLargeContentViewer",
        "accessibilitySortPriority accessibilityValue",
        // Presentations.
        "sheet alert actionSheet popover fullScreenCover contextMenu confirmationDialog inspector",
        "inspectorColumnWidth fileExporter fileImporter photosPicker interactiveDismissDisabled",
        "presentationDetents presentationBackground presentationCompactAdaptation presentationCornerRadius",
        "presentationDragIndicator presentationSizing",
        // Bars and windows.
        "statusBarHidden statusBar persistentSystemOverlays navigationBarBackButtonHidden navigationSubtitle toolbarRole",
        "navigationDestination navigationViewStyle navigationSplitViewStyle navigationSplitViewColumnWidth",
        "toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarTitleMenu tabViewCustomization",
        "tabViewBottomAccessory tabBarMinimizeBehavior commands windowStyle windowResizability defaultSize",
        "previewDisplayName previewDevice previewInterfaceOrientation modelContainer",
        "ignoresSafeArea edgesIgnoringSafeArea",
        // Lists and what scrolls.
        "swipeActions badge listRowBackground listRowSeparator listRowSeparatorTint listSectionSeparator listStyle",
        "listItemTint formStyle headerProminence alternatingRowBackgrounds indexViewStyle scrollContentBackground",
        "scrollIndicators scrollDisabled scrollPosition scrollTargetBehavior scrollTargetLayout scrollClipDisabled",
        "scrollBounceBehavior flipsForRightToLeftLayoutDirection",
        // Controls.
        "buttonBorderShape buttonRepeatBehavior menuIndicator menuOrder menuStyle controlGroupStyle",
        "progressViewStyle gaugeStyle textFieldStyle textEditorStyle datePickerStyle tableStyle",
        // Charts and maps.
        "chartXAxis chartYAxis chartXScale chartYScale chartLegend mapStyle mapControls",
    ]
}
