/// Views that are made of others: what stands for a picture before it is loaded, readers, small controls. It is Swift that is run as sources are.
enum SwiftUIViewText {
    static let declarations = [readers, splitView, pictures, controls, states, modifiers]

    /// Columns of which the source says which one a narrow window shows.
    private static let splitView = """
        enum NavigationSplitViewColumn: String, Hashable { case sidebar, content, detail }

        enum NavigationSplitViewVisibility: Hashable { case automatic, all, doubleColumn, detailOnly }

        extension NavigationSplitView {
            init<Sidebar: View, Detail: View>(
                columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
                preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder detail: () -> Detail
            ) {
                self.init(
                    __compactColumn: preferredCompactColumn.wrappedValue.rawValue, sidebar: sidebar, detail: detail)
            }
            init<Sidebar: View, Content: View, Detail: View>(
                columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
                preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
            ) {
                self.init(
                    __compactColumn: preferredCompactColumn.wrappedValue.rawValue, sidebar: sidebar, content: content,
                    detail: detail)
            }
        }
        """

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

    private static let controls = """
        enum ButtonRole: Hashable {
            case destructive, cancel, close, confirm
            @ViewBuilder fileprivate var label: some View {
                switch self {
                case .destructive: Text("Delete")
                case .cancel: Text("Cancel")
                case .close: Label("Close", systemImage: "xmark")
                case .confirm: Label("Done", systemImage: "checkmark")
                }
            }
        }

        extension Button {
            init(role: ButtonRole, action: @escaping () -> Void) {
                self.init(role: role, action: action) { role.label }
            }
            init<Label: View>(role: ButtonRole? = nil, intent: Any, @ViewBuilder label: () -> Label) {
                self.init(role: role, action: {}, label: label)
            }
            init(_ title: String, role: ButtonRole? = nil, intent: Any) { self.init(title, role: role) {} }
            init(_ title: String, systemImage: String, role: ButtonRole? = nil, intent: Any) {
                self.init(title, systemImage: systemImage, role: role) {}
            }
        }

        extension Toggle {
            init<Label: View>(isOn: Bool, intent: Any, @ViewBuilder label: () -> Label) {
                self.init(isOn: .constant(isOn), label: label)
            }
            init(_ title: String, isOn: Bool, intent: Any) { self.init(title, isOn: .constant(isOn)) }
            init<Source, Label: View>(
                sources: [Source], isOn: KeyPath<Source, Binding<Bool>>, @ViewBuilder label: () -> Label
            ) {
                let bindings = sources.map { $0[keyPath: isOn] }
                let all = Binding(
                    get: { bindings.allSatisfy { $0.wrappedValue } },
                    set: { new in for binding in bindings { binding.wrappedValue = new } })
                self.init(isOn: all, label: label)
            }
            init<Source, Label: View>(
                sources: Binding<[Source]>, isOn: KeyPath<Source, Bool>, @ViewBuilder label: () -> Label
            ) {
                let all = Binding(
                    get: { sources.wrappedValue.allSatisfy { $0[keyPath: isOn] } },
                    set: { new in
                        for index in sources.wrappedValue.indices { sources.wrappedValue[index][keyPath: isOn] = new }
                    })
                self.init(isOn: all, label: label)
            }
        }

        struct EditButton: View {
            var body: some View { Button("Edit") {} }
        }

        struct RenameButton: View {
            var body: some View { Button("Rename", systemImage: "pencil") {} }
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

        struct DisclosureGroup<Title: View, Content: View>: View {
            @State private var isOpen = false
            private let isExpanded: Binding<Bool>?
            private let content: Content
            private let label: Title
            init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
                self.isExpanded = nil
                self.content = content()
                self.label = label()
            }
            init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
                self.isExpanded = isExpanded
                self.content = content()
                self.label = label()
            }
            init(_ title: String, @ViewBuilder content: () -> Content) {
                self.init(content: content, label: { Text(title) })
            }
            init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
                self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
            }
            init(_ configuration: DisclosureGroupStyleConfiguration) {
                self.init(isExpanded: configuration.$isExpanded) { configuration.content } label: { configuration.label }
            }
            var body: some View {
                __DisclosureGroup(isExpanded: isExpanded ?? $isOpen) { content } label: { label }
            }
        }

        struct ShareLink: View {
            let label: any View
            \(SwiftText.each("item items", sharing))
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
        """

    /// How a link is made that shares one thing, or several.
    @Sendable private static func sharing(_ items: Substring) -> String {
        let shared = "\(items): Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil"
        return """
            init(\(shared)) { label = Label("Share...", systemImage: "square.and.arrow.up") }
            init(_ title: String, \(shared)) { label = Label(title, systemImage: "square.and.arrow.up") }
            init<Title: View>(\(shared), @ViewBuilder label: () -> Title) { self.label = label() }
            """
    }

    private static let states = """
        struct ContentUnavailableView: View {
            let label: any View
            let description: any View
            let actions: any View
            \(SwiftText.each("systemImage image") {
                """
                init(_ title: String, \($0): String, description: Text? = nil) {
                    label = Label(title, \($0): \($0))
                    self.description = description ?? EmptyView()
                    actions = EmptyView()
                }
                """
            })
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

        \(["H", "V"].map { way in
            """
            struct \(way)SplitView<Content: View>: View {
                let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View { \(way)Stack(spacing: 0) { content } }
            }
            """
        }.joined(separator: "\n\n"))
        """

    /// What is like another modifier.
    private static let modifiers = """
        extension View {
            func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
            func equatable() -> some View { self }
            func containerBackground<Shown: View>(
                for container: Any, alignment: Alignment = .center, @ViewBuilder content: () -> Shown
            ) -> some View { background(alignment: alignment, content: content) }
            func tabViewBottomAccessory<Shown: View>(@ViewBuilder content: () -> Shown) -> some View {
                safeAreaInset(edge: .bottom, content: content)
            }
            \(SwiftText.each("toolbar toolbarVisibility") {
                """
                func \($0)(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
                    toolbar(__bars: bars, visibility)
                }
                """
            })
            func navigationBarHidden(_ hidden: Bool) -> some View {
                toolbar(__bars: [.navigationBar], hidden ? .hidden : .visible)
            }
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
