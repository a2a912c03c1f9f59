/// Views that are made of others: a picture before it is loaded, readers, small controls. It is Swift that is run as sources
/// are.
enum SwiftUIViewText {
    static let declarations = [readers, pictures, controls, modifiers]

    /// Views that hand a value to their content and add nothing.
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

    /// A picture that is not loaded: its placeholder, or a grey sheet.
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
        }

        struct EditButton: View {
            var body: some View { Button("Edit") {} }
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
        """

    /// Modifiers that call other ones.
    private static let modifiers = """
        struct EmptyModifier: ViewModifier {
            static let identity = EmptyModifier()
            func body(content: Content) -> some View { content }
        }

        struct EquatableView<Content: View>: View {
            let content: Content
            init(content: Content) { self.content = content }
            var body: some View { content }
        }

        enum PreviewLayout {
            case device, sizeThatFits
            case fixed(width: CGFloat, height: CGFloat)
        }

        extension View {
            func background<S: Shape>(in shape: S, fillStyle: Any? = nil) -> some View {
                background(.background, in: shape)
            }
            func matchedGeometryEffect(
                id: AnyHashable, in namespace: Any, properties: Any? = nil, anchor: UnitPoint = .center
            ) -> some View { self }
            @ViewBuilder func previewLayout(_ layout: PreviewLayout) -> some View {
                if case .fixed(let width, let height) = layout { frame(width: width, height: height) } else { self }
            }
            func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
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
