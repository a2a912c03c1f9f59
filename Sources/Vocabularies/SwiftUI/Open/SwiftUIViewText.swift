/// Views that are made of others: what stands for a picture before it is loaded, readers and animators at their first value,
/// small controls. It is Swift that is run as sources are.
enum SwiftUIViewText {
    static let declarations = [readers, animators, pictures, drawings, controls, states, foreign, modifiers]

    /// What hands a value to the views in it, and adds nothing.
    private static let readers = """
        struct ScrollViewReader<Content: View>: View {
            let content: (ScrollViewProxy) -> Content
            init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
            var body: some View { content(ScrollViewProxy()) }
        }

        struct ScrollViewProxy {
            func scrollTo(_ id: AnyHashable, anchor: UnitPoint? = nil) {}
        }

        struct TimelineView<Content: View>: View {
            let content: (TimelineViewContext) -> Content
            typealias Context = TimelineViewContext
            init(_ schedule: Any, @ViewBuilder content: @escaping (TimelineViewContext) -> Content) {
                self.content = content
            }
            var body: some View { content(TimelineViewContext(date: Date())) }
        }

        struct TimelineViewContext {
            enum Cadence: Comparable { case live, seconds, minutes }
            let date: Date
            let cadence: Cadence = .live
        }
        """

    /// At what an animation begins with.
    private static let animators = """
        struct PhaseAnimator<Phase, Content: View>: View {
            let phases: [Phase]
            let content: (Phase) -> Content
            init(
                _ phases: [Phase], trigger: Any? = nil, @ViewBuilder content: @escaping (Phase) -> Content,
                animation: Any? = nil
            ) {
                self.phases = phases
                self.content = content
            }
            var body: some View {
                if let phase = phases.first { content(phase) }
            }
        }

        struct KeyframeAnimator<Value, Content: View>: View {
            let initialValue: Value
            let content: (Value) -> Content
            init(
                initialValue: Value, trigger: Any? = nil, repeating: Bool = true,
                @ViewBuilder content: @escaping (Value) -> Content, keyframes: Any? = nil
            ) {
                self.initialValue = initialValue
                self.content = content
            }
            var body: some View { content(initialValue) }
        }
        """

    /// A picture that is not there yet: its placeholder, or a grey sheet.
    private static let pictures = """
        enum AsyncImagePhase {
            case empty
            case success(Image)
            case failure(any Error)
            var image: Image? { nil }
            var error: (any Error)? { nil }
        }

        struct AsyncImage: View {
            let content: any View
            init(url: URL?, scale: CGFloat = 1) { content = Color.gray }
            init<Loaded: View, Placeholder: View>(
                url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
                @ViewBuilder placeholder: @escaping () -> Placeholder
            ) { self.content = placeholder() }
            init<Shown: View>(
                url: URL?, scale: CGFloat = 1, transaction: Any? = nil,
                @ViewBuilder content: @escaping (AsyncImagePhase) -> Shown
            ) { self.content = content(.empty) }
            var body: some View { content }
        }
        """

    /// What is drawn by code, which is not run: it takes what it is proposed.
    private static let drawings = """
        struct Canvas: View {
            init(
                opaque: Bool = false, colorMode: Any? = nil, rendersAsynchronously: Bool = false,
                renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: Any? = nil
            ) {}
            var body: some View { Color.clear }
        }

        struct GraphicsContext {}

        struct Gradient {
            struct Stop {
                let color: Color
                let location: CGFloat
            }
            let colors: [Color]
            init(colors: [Color]) { self.colors = colors }
            init(stops: [Gradient.Stop]) { colors = stops.map { $0.color } }
        }

        extension LinearGradient {
            init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
                self.init(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
            }
            init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
                self.init(colors: stops.map { $0.color }, startPoint: startPoint, endPoint: endPoint)
            }
        }

        extension ShapeStyle where Self == LinearGradient {
            static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
                LinearGradient(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
            }
            static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
                LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
            }
            static func linearGradient(
                stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
            ) -> LinearGradient {
                LinearGradient(colors: stops.map { $0.color }, startPoint: startPoint, endPoint: endPoint)
            }
            static func radialGradient(
                colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
            ) -> LinearGradient { LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom) }
            static func angularGradient(
                colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
            ) -> LinearGradient { LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom) }
            static func conicGradient(
                colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
            ) -> LinearGradient { LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom) }
        }

        struct Path: Shape {
            init() {}
            init(_ callback: (inout Path) -> Void) {}
            init(_ rect: CGRect) {}
            init(ellipseIn rect: CGRect) {}
            init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
            init(roundedRect rect: CGRect, cornerSize: CGSize) {}
            init?(_ string: String) { return nil }
            var isEmpty: Bool { true }
            var boundingRect: CGRect { .zero }
            var currentPoint: CGPoint? { nil }
            func contains(_ point: CGPoint) -> Bool { false }
            func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
            func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
            func path(in rect: CGRect) -> Path { self }
            mutating func move(to point: CGPoint) {}
            mutating func addLine(to point: CGPoint) {}
            mutating func addLines(_ points: [CGPoint]) {}
            mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
            mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
            mutating func addRect(_ rect: CGRect) {}
            mutating func addRects(_ rects: [CGRect]) {}
            mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
            mutating func addEllipse(in rect: CGRect) {}
            mutating func addArc(
                center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
            ) {}
            mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {}
            mutating func addPath(_ path: Path) {}
            mutating func closeSubpath() {}
        }
        """

    private static let controls = """
        enum ButtonRole: Hashable { case destructive, cancel, close, confirm }

        struct EditButton: View {
            var body: some View { Button("Edit") {} }
        }

        struct RenameButton: View {
            var body: some View { Button("Rename", systemImage: "pencil") {} }
        }

        struct ControlGroup<Content: View>: View {
            let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }
            init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) { self.content = content() }
            init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }
            var body: some View { HStack { content } }
        }

        struct ColorPicker: View {
            let label: any View
            init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) { label = Text(title) }
            init<Title: View>(
                selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Title
            ) {
                self.label = label()
            }
            var body: some View {
                HStack {
                    label
                    Spacer()
                    Image(systemName: "circle.fill")
                }
            }
        }

        struct ShareLink: View {
            let label: any View
            init(item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil) {
                label = Label("Share...", systemImage: "square.and.arrow.up")
            }
            init(items: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil) {
                label = Label("Share...", systemImage: "square.and.arrow.up")
            }
            init(_ title: String, item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil) {
                label = Label(title, systemImage: "square.and.arrow.up")
            }
            init(_ title: String, items: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil) {
                label = Label(title, systemImage: "square.and.arrow.up")
            }
            init<Title: View>(
                item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil,
                @ViewBuilder label: () -> Title
            ) { self.label = label() }
            init<Title: View>(
                items: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil,
                @ViewBuilder label: () -> Title
            ) { self.label = label() }
            var body: some View { Button(action: {}) { label } }
        }

        struct PasteButton: View {
            init(payloadType: Any, onPaste: Any? = nil) {}
            init(supportedContentTypes: Any, payloadAction: Any? = nil) {}
            var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
        }

        struct PhotosPicker: View {
            let label: any View
            init<Title: View>(
                selection: Any, maxSelectionCount: Int? = nil, selectionBehavior: Any? = nil, matching: Any? = nil,
                preferredItemEncoding: Any? = nil, photoLibrary: Any? = nil, @ViewBuilder label: () -> Title
            ) { self.label = label() }
            init(
                _ title: String, selection: Any, maxSelectionCount: Int? = nil, selectionBehavior: Any? = nil,
                matching: Any? = nil, preferredItemEncoding: Any? = nil, photoLibrary: Any? = nil
            ) { label = Text(title) }
            var body: some View { Button(action: {}) { label } }
        }

        struct Gauge<Content: View>: View {
            let label: Content
            let value: Double
            init(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Content) {
                self.label = label()
                self.value = value
            }
            init<V: View>(
                value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Content,
                @ViewBuilder currentValueLabel: () -> V
            ) {
                self.label = label()
                self.value = value
            }
            init<V: View, L: View, M: View>(
                value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Content,
                @ViewBuilder currentValueLabel: () -> V, @ViewBuilder minimumValueLabel: () -> L,
                @ViewBuilder maximumValueLabel: () -> M
            ) {
                self.label = label()
                self.value = value
            }
            var body: some View {
                VStack(alignment: .leading) {
                    label
                    ProgressView(value: value)
                }
            }
        }
        """

    private static let states = """
        struct ContentUnavailableView: View {
            let label: any View
            let description: any View
            let actions: any View
            init(_ title: String, systemImage: String, description: Text? = nil) {
                label = Label(title, systemImage: systemImage)
                self.description = description ?? EmptyView()
                actions = EmptyView()
            }
            init(_ title: String, image: String, description: Text? = nil) {
                label = Label(title, image: image)
                self.description = description ?? EmptyView()
                actions = EmptyView()
            }
            init<Title: View>(
                @ViewBuilder label: () -> Title, @ViewBuilder description: () -> any View = { EmptyView() },
                @ViewBuilder actions: () -> any View = { EmptyView() }
            ) {
                self.label = label()
                self.description = description()
                self.actions = actions()
            }
            static var search: ContentUnavailableView {
                ContentUnavailableView(
                    "No Results", systemImage: "magnifyingglass",
                    description: Text("Check the spelling or try a new search."))
            }
            static func search(text: String) -> ContentUnavailableView {
                ContentUnavailableView(
                    "No Results for “\\(text)”", systemImage: "magnifyingglass",
                    description: Text("Check the spelling or try a new search."))
            }
            var body: some View {
                VStack {
                    label
                    description
                    actions
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }

        struct GlassEffectContainer<Content: View>: View {
            let content: Content
            init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { content }
        }

        struct HSplitView<Content: View>: View {
            let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { HStack(spacing: 0) { content } }
        }

        struct VSplitView<Content: View>: View {
            let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { VStack(spacing: 0) { content } }
        }
        """

    /// What other frameworks draw: it takes what it is proposed.
    private static let foreign = """
        struct Map: View {
            init() {}
            init(coordinateRegion: Any, interactionModes: Any? = nil, showsUserLocation: Bool = false) {}
            init<Item>(
                coordinateRegion: Any, interactionModes: Any? = nil, showsUserLocation: Bool = false,
                annotationItems: [Item], annotationContent: (Item) -> Void
            ) {}
            init<Item>(
                coordinateRegion: Any, interactionModes: Any? = nil, showsUserLocation: Bool = false,
                userTrackingMode: Any, annotationItems: [Item], annotationContent: (Item) -> Void
            ) {}
            init(initialPosition: Any, bounds: Any? = nil, interactionModes: Any? = nil, scope: Any? = nil) {}
            init(
                initialPosition: Any, bounds: Any? = nil, interactionModes: Any? = nil, scope: Any? = nil,
                content: () -> Void
            ) {}
            init(position: Any, bounds: Any? = nil, interactionModes: Any? = nil, scope: Any? = nil) {}
            init(
                position: Any, bounds: Any? = nil, interactionModes: Any? = nil, scope: Any? = nil,
                content: () -> Void
            ) {}
            init(
                position: Any, bounds: Any? = nil, interactionModes: Any? = nil, selection: Any, scope: Any? = nil,
                content: () -> Void
            ) {}
            var body: some View { Color.clear }
        }

        struct Chart: View {
            init(content: () -> Void) {}
            init<Item>(_ data: [Item], content: (Item) -> Void) {}
            init<Item, ID>(_ data: [Item], id: KeyPath<Item, ID>, content: (Item) -> Void) {}
            var body: some View { Color.clear }
        }

        struct VideoPlayer: View {
            init(player: Any?) {}
            init(player: Any?, videoOverlay: () -> Void) {}
            var body: some View { Color.black }
        }

        struct SpriteView: View {
            init(scene: Any, transition: Any? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60) {}
            var body: some View { Color.black }
        }
        """

    /// At what an animation of a view begins with, and what is like another modifier.
    private static let modifiers = """
        extension View {
            func phaseAnimator<Phase, Shown: View>(
                _ phases: [Phase], trigger: Any? = nil, @ViewBuilder content: (Self, Phase) -> Shown,
                animation: Any? = nil
            ) -> some View { content(self, phases.first!) }
            func keyframeAnimator<Value, Shown: View>(
                initialValue: Value, trigger: Any? = nil, repeating: Bool = true,
                @ViewBuilder content: (Self, Value) -> Shown, keyframes: Any? = nil
            ) -> some View { content(self, initialValue) }
            func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
            func equatable() -> some View { self }
            func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
            func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
                lineLimit(nil).lineLimit(limit.lowerBound, reservesSpace: true)
            }
            func lineLimit(_ limit: ClosedRange<Int>) -> some View {
                lineLimit(limit.upperBound).lineLimit(limit.lowerBound, reservesSpace: true)
            }
        }
        """
}
