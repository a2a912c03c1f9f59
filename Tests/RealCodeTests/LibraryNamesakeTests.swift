import Testing

/// Code that adds to a library's types beside what the library has under the same names.
@Suite struct LibraryNamesakeTests {
    private func shown(
        _ source: String, width: Double = 24, height: Double = 4, reporting messages: [String] = []
    ) throws -> Shown {
        try Shown(
            "import SwiftUI\n" + source, width: width, height: height, drawsBoxes: false, reporting: messages)
    }

    @Test func `a modifier that calls the library's of its name does not call itself`() throws {
        let shown = try shown(
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
            """)
        #expect(shown.picture.contains("badge"))
    }

    @Test func `a view of another file may have the name of one of the library's layouts`() throws {
        let shown = try shown(
            """
            struct Missions: View {
                @State private var isGrid = true
                var body: some View {
                    isGrid ? AnyView(GridLayout(missions: 3)) : AnyView(Text("list"))
                }
            }
            """,
            reporting: [
                "5: warning: GridLayout has no parameter 'missions'; "
                    + "its parameters are alignment, horizontalSpacing, verticalSpacing"
            ])
        #expect(shown.holes == ["GridLayout"])
        #expect(shown.picture.contains("▒ GridLayout ▒"))
    }

    @Test func `arguments that only the library's overload takes are no mistake`() throws {
        let shown = try shown(
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
            """)
        #expect(shown.picture.contains("card"))
    }

    @Test func `the value of a wrapper from elsewhere is a hole`() throws {
        let shown = try shown(
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
            """)
        #expect(shown.holes.contains("showsFooter") && shown.holes.contains("title"))
        #expect(shown.picture.contains("footer"))
    }

    @Test func `a member of a protocol's unknown item is a hole`() throws {
        let shown = try shown(
            """
            protocol Tab: View, Identifiable, Hashable { var title: String { get } }
            struct TabBar<Item: Tab>: View {
                @Binding var items: [Item]
                var body: some View { HStack { ForEach(items) { item in Text(item.title) } } }
            }
            """, width: 60)
        #expect(shown.picture.contains("‹item.title› ‹item.title› ‹item.title›"))
    }

    @Test func `an overload is chosen by the labels of an initializer whose type is left out`() throws {
        let shown = try shown(
            """
            struct Inset: View {
                var body: some View { Text("in").padding(.init(top: 1, leading: 2, bottom: 0, trailing: 0)) }
            }
            """, width: 4, height: 2)
        #expect(shown.picture == "\n  in")
        #expect(shown.holes == [])
    }
}
