import Testing

/// What is opaque hides what is behind it, whatever it is made with.
struct OpaqueViewTests {
    /// A row of text, and a view of 6×1 in the middle before it.
    private func picture(before view: String, _ more: String = "", drawsBoxes: Bool = false) throws -> String {
        try Shown(
            """
            import SwiftUI
            \(more)
            #Preview { Page() }
            struct Page: View {
                var body: some View {
                    ZStack {
                        Text("all of it is read")
                        \(view).frame(width: 6, height: 1)
                    }
                }
            }
            """, width: 17, height: 1, drawsBoxes: drawsBoxes
        ).picture
    }

    @Test(arguments: [
        "Color.white", "RoundedRectangle(cornerRadius: 2).fill(.white)", "Rectangle()", "Capsule().fill(Color.black)",
        "Color.clear.background(.regularMaterial)", "Color.clear.background(Material.thin)",
        "Color.clear.background(.ultraThinMaterial, in: Capsule())", "Rectangle().fill(.background)",
        "Color.clear.background(Color.brand)", "Color.white.opacity(0.9)", "Rectangle().fill(.white).stroke(.clear)",
        "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "Rectangle().fill(.red.gradient)",
    ])
    func `a text behind an opaque fill is hidden`(_ view: String) throws {
        let picture = try picture(before: view)
        #expect(picture.hasPrefix("all o") && picture.hasSuffix(" read") && !picture.contains("f it is"))
    }

    @Test(arguments: [
        "Color.clear", "Color.black.opacity(0.4)", "Color.white.opacity(0.5)", "Color.brand", "Color(\"dim\")",
        "Rectangle().fill(Color.brand)", "Tick().fill(.red)", "Circle().trim(from: 0, to: 0.1).fill(.red)",
        "LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)",
        "Color.red.mask { Circle() }", "Color.red.opacity(0.3)",
        "Color.clear.background(.regularMaterial).opacity(0.2)",
    ])
    func `a text that may be seen is drawn`(_ view: String) throws {
        let tick = "struct Tick: Shape { func path(in rect: CGRect) -> Path { Path() } }"
        #expect(try picture(before: view, tick) == "all of it is read")
    }

    @Test(arguments: [
        "Color.red.mask(Text(\"title\"))",
        "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).mask { Text(\"title\").bold() }",
    ])
    func `a text is seen in the colours that it masks`(_ view: String) throws {
        try expect(
            "struct Page: View { var body: some View { \(view).frame(width: 7, height: 1) } }", 7, 1, boxes: false,
            shows: " title")
    }

    @Test func `boxes hide texts as views do`() throws {
        #expect(try picture(before: "Color.white", drawsBoxes: true) == "all of├────┤ read")
    }

    @Test func `a view stands before its own background, and behind what is drawn later`() throws {
        try expect(
            """
            struct Page: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Text("on paper").background(Color.white)
                        ZStack { Color.white.zIndex(1); Text("behind") }.frame(height: 1)
                        ZStack { Color.white; Text("before") }.frame(height: 1)
                        Text("outlined").overlay(RoundedRectangle(cornerRadius: 2).stroke(.gray))
                    }
                }
            }
            """, 8, 4, boxes: false, shows: "on paper\n\n before\noutlined")
    }

    @Test func `borders and pictures behind a card are hidden, and those around it are not`() throws {
        try expect(
            """
            struct Page: View {
                var body: some View {
                    ZStack {
                        Image(systemName: "star").resizable().frame(width: 4, height: 3)
                        Text("a").frame(width: 2, height: 3).background(Color.white)
                    }
                    .frame(width: 8, height: 5).border(.gray)
                }
            }
            """, 8, 5, boxes: false,
            shows: """
                ┌──────┐
                │ ┌  ┐ │
                │ │ a│ │
                │ └  ┘ │
                └──────┘
                """)
    }

    @Test func `a Box hides the labels behind it`() throws {
        try expect(
            """
            let page = Overlay {
                Label(text: "all of it is read")
                Aligned(vertically: .center, horizontally: .center,
                    wrapping: Box(backgroundColor: .white, wrapping: Label(text: "Saved")))
            }
            """, 17, 1, boxes: false, of: .blueprint, shows: "all ofSaveds read")
    }

    @Test func `a background of QuickLayout's hides what is behind it`() throws {
        try expect(
            """
            let page = ZStack {
                Text("all of it is read")
                Text("Saved").background { Color.white }
            }
            """, 17, 1, boxes: false, of: .quickLayout, shows: "all ofSaveds read")
    }
}
