import Foundation
import LayoutInspection
import Terminal
import Testing

@testable import Playground

/// How elements are drawn that stand for ones that nobody knows.
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

    @Test func `its name is in the middle of hatching`() throws {
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

    @Test func `where there is little room the name is cut, and hatching stays`() throws {
        try expectPicture(rows(picture(Self.leaf(9, 1))), "▒ Avata ▒")
        try expectPicture(rows(picture(Self.leaf(5, 2))), "▒ A ▒\n▒▒▒▒▒")
        try expectPicture(rows(picture(Self.leaf(4, 1))), "▒▒▒▒")
        try expectPicture(rows(picture(Self.leaf(1, 1))), "▒")
        try expectPicture(rows(picture(Self.leaf(7, 1, named: "宽宽"))), "▒ 宽 ▒▒")
    }

    @Test func `around contents its edge is hatched, with the name on it where there is room`() throws {
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

    @Test func `it is drawn without decorations too`() throws {
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

    @Test func `a part of it that is seen is the part that it is`() throws {
        let canvas = try picture(Self.leaf(17, 3), view: CellRect(x: 3, y: 1, width: 5, height: 1))
        #expect(canvas.rows == ["Avata"])
    }

    @Test func `the mark of a selection leaves the name`() throws {
        try expectPicture(rows(picture(Self.leaf(14, 1), selected: 0)), "┣ AvatarView ┫")
    }
}
