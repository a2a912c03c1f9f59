import Testing

/// Code that adds to a library's types beside what the library has under the same names.
@Suite struct LibraryNamesakeTests {
    @Test func `a modifier that calls the library's of its name does not call itself`() throws {
        try expect(
            """
            extension View {
                func mask<Shown: View>(@ViewBuilder _ view: () -> Shown) -> some View { self.mask(view()) }
                func transition(_ make: () -> AnyTransition) -> some View { self.transition(make()) }
                @_disfavoredOverload
                func hoverEffect(_ effect: PointerEffect) -> some View { hoverEffect(SwiftUI.HoverEffect(effect)) }
            }
            struct Badge: View {
                var body: some View {
                    Text("badge").mask { Rectangle() }.transition { .opacity }.hoverEffect(.lift)
                }
            }
            """, 24, 4, boxes: false, holes: [".transition(make())", "(SwiftUI.HoverEffect(effect))"],
            contains: ["badge"])
    }

    @Test func `a view of another file may have the name of one of the library's layouts`() throws {
        try expect(
            """
            struct Missions: View {
                @State private var isGrid = true
                var body: some View {
                    isGrid ? AnyView(GridLayout(missions: 3)) : AnyView(Text("list"))
                }
            }
            """, 24, 4, boxes: false, holes: ["GridLayout"], contains: ["▒ GridLayout ▒"],
            reporting: [
                "4: warning: GridLayout has no parameter 'missions'; "
                    + "its parameters are alignment, horizontalSpacing, verticalSpacing"
            ])
    }

    @Test func `arguments that only the library's overload takes are no mistake`() throws {
        try expect(
            """
            enum Axis3D {
                case x, y
                var vector: (x: CGFloat, y: CGFloat, z: CGFloat) { self == .x ? (1, 0, 0) : (0, 1, 0) }
            }
            extension View {
                func rotation3DEffect(_ angle: Angle, axis: Axis3D, depth: CGFloat = 0) -> some View {
                    rotation3DEffect(angle, axis: axis.vector, depth: depth)
                }
            }
            enum Picture { case file(UIImage) }
            extension Image {
                init(image: Picture) {
                    switch image {
                    case .file(let file): self.init(image: file)
                    }
                }
            }
            #Preview { Text("card").rotation3DEffect(.degrees(8), axis: .y) }
            """, 24, 4, boxes: false, holes: ["(angle, axis: axis.vector, depth: depth)"], contains: ["card"])
    }

    @Test func `the value of a wrapper from elsewhere is a hole`() throws {
        try expect(
            """
            struct Panel: View {
                @Stored(\\.panel.title) var title
                @Stored(\\.panel.showsFooter) private var showsFooter
                private var lines: [String] = []
                init(model: PanelModel) { if showsFooter { lines.append("footer") } }
                var body: some View {
                    Text(title)
                    ForEach(lines, id: \\.self) { Text($0) }
                }
            }
            """, 24, 4, boxes: false, holes: ["title", "showsFooter"], contains: ["footer"])
    }

    @Test func `a member of a protocol's unknown item is a hole`() throws {
        try expect(
            """
            protocol Tab: View, Identifiable, Hashable { var title: String { get } }
            struct TabBar<Item: Tab>: View {
                @Binding var items: [Item]
                var body: some View { HStack { ForEach(items) { item in Text(item.title) } } }
            }
            """, 60, 4, boxes: false, holes: ["items", "item.title"],
            contains: ["‹item.title› ‹item.title› ‹item.title›"])
    }

    @Test func `an overload is chosen by the labels of an initializer whose type is left out`() throws {
        try expect(
            """
            struct Inset: View {
                var body: some View { Text("in").padding(.init(top: 1, leading: 2, bottom: 0, trailing: 0)) }
            }
            """, 4, 2, boxes: false, shows: "\n  in")
    }
}
