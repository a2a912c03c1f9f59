import Foundation
import LayoutInspection
import Terminal
import Testing

@testable import Playground

/// The drawing of holes: elements that stand for unknown ones.
@Suite struct HatchingTests {
    private static func leaf(_ width: CGFloat, _ height: CGFloat, named name: String = "AvatarView") -> ToyElement {
        ToyElement.box(width, height).looking { $0.hatching = .filled(name: name) }
    }

    private static func framed(_ element: ToyElement, named name: String = "Card") -> ToyElement {
        element.inset(1).looking { $0.hatching = .framed(name: name) }
    }

    private func picture(
        _ element: ToyElement, selected: Int? = nil, decorations: Decorations = .boxes,
        colors: ColorDepth = .none, view: CellRect? = nil
    ) throws -> Canvas {
        let options = StagePicture.Options(colors: colors, decorations: decorations, selected: selected)
        let picture = StagePicture(try element.inspected("<=40", "<=20"), options)
        return view.map(picture.canvas) ?? picture.canvas
    }

    private func rows(_ canvas: Canvas) -> String { canvas.rows.joined(separator: "\n") }

    @Test func `a hole's name is in the middle of hatching`() throws {
        try expectPicture(rows(picture(Self.leaf(14, 1))), "▒ AvatarView ▒")
        try expectPicture(
            rows(picture(Self.leaf(17, 4))),
            """
            ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
            ▒▒ AvatarView ▒▒▒
            ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
            ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
            """)
    }

    @Test func `a hole in little room shortens its name and keeps hatching`() throws {
        try expectPicture(rows(picture(Self.leaf(9, 1))), "▒ Avat… ▒")
        try expectPicture(rows(picture(Self.leaf(5, 2))), "▒ … ▒\n▒▒▒▒▒")
        try expectPicture(rows(picture(Self.leaf(4, 1))), "▒▒▒▒")
        try expectPicture(rows(picture(Self.leaf(1, 1))), "▒")
        try expectPicture(rows(picture(Self.leaf(7, 1, named: "宽宽"))), "▒ 宽… ▒")
    }

    @Test func `a hole around contents hatches its edge, with its name on the edge if it fits`() throws {
        try expectPicture(
            rows(picture(Self.framed(.label("one two")))),
            """
            ▒ Card ▒▒
            ▒one two▒
            ▒▒▒▒▒▒▒▒▒
            """)
        try expectPicture(
            rows(picture(Self.framed(.label("ab")))),
            """
            ▒▒▒▒
            ▒ab▒
            ▒▒▒▒
            """)
    }

    @Test func `a hole is hatched without decorations too`() throws {
        try expectPicture(
            rows(picture(Self.framed(.column(Self.leaf(14, 1), .label("x"))), decorations: .plain)),
            """
            ▒ Card ▒▒▒▒▒▒▒▒▒
            ▒▒ AvatarView ▒▒
            ▒x             ▒
            ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
            """)
    }

    @Test func `the hatching is dim and the name is not`() throws {
        for colors in [ColorDepth.none, .twoHundredFiftySix] {
            let canvas = try picture(Self.leaf(14, 1), colors: colors)
            #expect(canvas[0, 0].style.attributes == .dim)
            #expect(canvas[2, 0].style.attributes == [])
            #expect(canvas[13, 0].style.attributes == .dim)
        }
        let hidden = try picture(Self.leaf(14, 1).looking { $0.isHidden = true }, decorations: .plain)
        #expect(hidden.rows == [""])
    }

    @Test func `the visible part of a hole is cut out of the whole`() throws {
        let canvas = try picture(Self.leaf(17, 3), view: CellRect(x: 3, y: 1, width: 5, height: 1))
        #expect(canvas.rows == ["Avata"])
    }

    @Test func `the mark of a selection leaves the name readable`() throws {
        try expectPicture(rows(picture(Self.leaf(14, 1), selected: 0)), "┣ AvatarView ┫")
    }

    /// The underlined letters of a label, a row a line.
    private func underlined(
        _ text: String, _ width: Int, _ height: Int, hasHoles: Bool = true,
        _ change: (inout Appearance) -> Void = { _ in }
    ) throws -> String {
        let label = ToyElement.label(text).looking(change)
        let inspection = try label.inspected("\(width)", "\(height)")
        let viewport = CellRect(x: 0, y: 0, width: width, height: height)
        var surface = StageSurface(viewport: viewport)
        var painter = ElementPainter(
            inspection: inspection, decorations: .plain, theme: Theme(.none), selected: nil, hasHoles: hasHoles)
        for element in Scene(inspection).elements(in: viewport) { painter.paint(element, on: &surface) }
        let canvas = surface.canvas
        return (0..<height).map { y in
            String(canvas.row(y).map { $0.style.attributes.contains(.underline) ? $0.glyph.character : "." })
        }.joined(separator: "\n")
    }

    @Test func `unknown parts of a text are underlined`() throws {
        #expect(try underlined("Hi ‹user.name›, it is ‹x›", 25, 1) == "...‹user.name›........‹x›")
        #expect(try underlined("Hi", 4, 1) == "....")
        #expect(
            try underlined("to ‹one two› now", 8, 3) == """
                ...‹one.
                two›....
                ........
                """)
    }

    @Test func `the visible part of a cut unknown text is underlined`() throws {
        #expect(try underlined("a ‹one two three› b", 8, 2) { $0.text?.lineLimit = 1 } == "..‹one …\n........")
        #expect(try underlined("‹宽› a", 2, 3) == "‹.\n宽 \n›.")
    }

    @Test func `angle quotes of the source's own are not underlined`() throws {
        #expect(try underlined("Hi ‹you›", 8, 1, hasHoles: false) == "........")
    }

    @Test func `the why pane says that the element is unknown`() throws {
        func remarks(_ element: ToyElement) throws -> [String] {
            let inspection = try element.unknown().inspected("<=40", "<=20")
            return ElementStory(inspection: inspection, index: 0).remarks.map { $0.spans.map(\.text).joined() }
        }
        #expect(try remarks(Self.leaf(14, 1)) == ["haggle does not know Box: sized to fit its name.", ""])
        #expect(
            try remarks(Self.framed(.label("a"))) == [
                "haggle does not know inset: drawn as a frame around its contents.", "",
            ])
    }
}
