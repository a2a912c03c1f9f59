import Foundation
import LayoutInspection
import Terminal
import Testing

@testable import Playground

@Suite struct StagePictureTests {
    private func picture(
        _ element: ToyElement, _ width: String = "<=40", _ height: String = "<=20", selected: Int? = nil,
        decorations: Decorations = .boxes, view: CellRect? = nil
    ) throws -> String {
        let options = StagePicture.Options(decorations: decorations, selected: selected)
        let picture = StagePicture(try element.inspected(width, height), options)
        return (view.map(picture.canvas) ?? picture.canvas).rows.joined(separator: "\n")
    }

    @Test func `an element takes exactly the cells of its frame`() throws {
        let boxes = ToyElement.row(.box(6, 3), .box(2, 2), .box(5, 1), .box(1, 3), .box(1, 1))
        try expectPicture(
            picture(boxes),
            """
            ┌────┐─┌┐─├───┤─┬─□
            │    │ └┘       │ │
            └────┘──────────┴─┘
            """)
    }

    @Test func `a root that is centered in an exact proposal is drawn in the whole proposal`() throws {
        try expectPicture(picture(ToyElement.label("ab").centered(), "6", "3"), "\n  ab\n")
        try expectPicture(picture(ToyElement.label("ab").centered(), "<=6", "3"), "\nab\n")
        try expectPicture(picture(ToyElement.box(8, 3).centered(), "4", "5"), "\n┌──────┐\n│      │\n└──────┘\n")
        try expectPicture(
            picture(ToyElement.label("ab").centered(), "6", "3", selected: 0),
            """
            ┌╌╌╌╌┐
            ╎ ab ╎
            └╌╌╌╌┘
            """)
    }

    @Test func `the picture of an infinite layout has all finite elements and a window of the rest`() throws {
        func rows(_ element: ToyElement) throws -> Int {
            try picture(element, "<=40", "inf").split(separator: "\n").count
        }
        #expect(try rows(.column(.box(3, 2), .box(3, .infinity))) == 24)
        #expect(try rows(.column(.box(3, 31), .box(3, .infinity))) == 31)
        #expect(try rows(.column(.box(3, 2), .box(3, 30))) == 32)
    }

    @Test func `a text smaller than its frame fills the frame with dots`() throws {
        try expectPicture(
            picture(.label("Hello, you"), "7", "4"),
            """
            Hello,·
            you····
            ·······
            ·······
            """)
    }

    @Test func `texts are aligned, and lines over the limit are joined`() throws {
        let column = ToyElement.column(
            .label("one two three", alignment: .trailing), .label("one two three", alignment: .center),
            ToyElement.label("one two three four").looking { $0.text?.lineLimit = 2 })
        try expectPicture(
            picture(column, "<=9", "<=20"),
            """
            one two
            ··three
            one two
            ·three·
            one two
            three …
            ·······
            """)
    }

    @Test func `a wide character that does not fit is omitted`() throws {
        try expectPicture(
            picture(.label("宽宽宽"), "4", "2"),
            """
            宽宽
            宽··
            """)
        let canvas = StagePicture(try ToyElement.label("宽宽宽").inspected("6", "1"))
            .canvas(of: CellRect(x: 1, y: 0, width: 4, height: 1))
        #expect(canvas.rows == ["·宽·"])
    }

    @Test func `the source's borders are drawn, and thick ones are heavy`() throws {
        let row = ToyElement.row(
            .box(6, 3).looking { $0.border = .init(paint: .black, width: 1) },
            .box(6, 3).looking { $0.border = .init(paint: .black, width: 2) })
        try expectPicture(
            picture(row, decorations: .plain),
            """
            ┌────┐ ┏━━━━┓
            │    │ ┃    ┃
            └────┘ ┗━━━━┛
            """)
    }

    @Test func `a border is heavy from one and a half times the shorter side of a cell on`() throws {
        for (width, corner) in [(12.0, "┌"), (12.5, "┏")] {
            let box = ToyElement.box(48, 48).looking { $0.border = .init(paint: .black, width: width) }
            let projection = CellProjection(cell: CGSize(width: 8, height: 16))
            let inspection = try #require(
                try box.document().inspect(try proposal("<=48", "<=48"), projection: projection))
            #expect(StagePicture(inspection, .init(decorations: .plain)).canvas.rows[0].hasPrefix(corner))
        }
    }

    @Test func `a plain drawing shows texts alone`() throws {
        let row = ToyElement.row(.label("a"), .label("b").inset(1), .box(3, 3))
        try expectPicture(
            picture(row, decorations: .plain),
            """
            a
               b

            """)
    }

    @Test func `an element without a background leaves the text under it readable`() throws {
        let pile = ToyElement.pile(.label("below"), .box(9, 3), at: [CGPoint(x: 2, y: 1), .zero])
        try expectPicture(
            picture(pile),
            """
            ┌───────┐
            │ below │
            └───────┘
            """)
        let covered = ToyElement.pile(
            .label("below"), .box(9, 3).looking { $0.background = .white }, at: [CGPoint(x: 2, y: 1), .zero])
        let canvas = StagePicture(try covered.inspected("<=9", "<=3"), .init(colors: .twoHundredFiftySix)).canvas
        #expect(canvas.rows.allSatisfy { $0.isEmpty })
    }

    @Test func `the selected element has a heavy edge, with its proposal dashed behind it`() throws {
        let column = ToyElement.column(.label("Hello"), .box(9, 3), .label("Bye"))
        try expectPicture(
            picture(column, "<=14", "<=6", selected: 2, view: CellRect(x: 0, y: 0, width: 16, height: 8)),
            """
            Hello   ┐
            ┏━━━━━━━┓
            ┃       ┃
            ┗━━━━━━━┛
            Bye     ┘



            """)
        try expectPicture(
            picture(column, "<=14", "<=6", selected: 1, view: CellRect(x: 0, y: 0, width: 16, height: 8)),
            """
            Hello   ┐
            ┌───────┐
            │       │
            └───────┘
            Bye     ┘



            """)
    }

    @Test func `the selection's edge replaces the element's own border`() throws {
        let box = ToyElement.box(6, 3).looking { $0.border = .init(paint: .black, width: 1) }
        try expectPicture(
            picture(box, "<=6", "<=3", selected: 0),
            """
            ┏━━━━┓
            ┃    ┃
            ┗━━━━┛
            """)
        let colored = StagePicture(try box.inspected("<=6", "<=3"), .init(colors: .twoHundredFiftySix, selected: 0))
        #expect(colored.canvas[0, 0].style == Theme(.twoHundredFiftySix).selectionEdge)
    }

    @Test func `an unlimited axis extends to the visible edge`() throws {
        let column = ToyElement.column(.box(5, 2))
        let view = CellRect(x: 0, y: 0, width: 12, height: 6)
        try expectPicture(
            picture(column, "inf", "4", selected: 0, view: view),
            """
            ┏━━━┓╌╌╌╌╌╌▸
            ┃───┃
            ┃   ┃
            ┗━━━┛╌╌╌╌╌╌▸


            """)
        try expectPicture(
            picture(column, "8", "inf", selected: 0, view: view),
            """
            ┏━━━━━━┓
            ┗━━━━━━┛
            ╎      ╎
            ╎      ╎
            ╎      ╎
            ▾      ▾
            """)
        try expectPicture(
            picture(column, "inf", "inf", selected: 0, view: view),
            """
            ┏━━━┓╌╌╌╌╌╌▸
            ┗━━━┛
            ╎
            ╎
            ╎
            ▾
            """)
    }

    @Test func `a selected text keeps its letters`() throws {
        let canvas = StagePicture(try ToyElement.label("Hello").inspected("<=5", "<=1"), .init(selected: 0)).canvas
        #expect(canvas.rows == ["Hello"])
        #expect(canvas[0, 0].style.attributes == [.bold, .reverse])
    }

    @Test func `the overlap of the selected element with a sibling is hatched`() throws {
        let pile = ToyElement.pile(.box(6, 4), .box(6, 4), at: [.zero, CGPoint(x: 3, y: 1)])
        try expectPicture(
            picture(pile, selected: 1, view: CellRect(x: 0, y: 0, width: 10, height: 6)),
            """
            ┏━━━━┓╌╌┐
            ┃  ╱╱┃──┐
            ┃  ╱╱┃  │
            ┗━━━━┛  │
            └╌╌└────┘

            """)
    }

    @Test func `a layer around or within the selected element is not hatched`() throws {
        let pile = ToyElement.pile(.box(6, 4), .box(8, 5), .box(2, 2), at: [.zero, .zero, CGPoint(x: 1, y: 1)])
        #expect(try !picture(pile, selected: 1).contains("╱"))
    }

    @Test func `an element without area is a stroke`() throws {
        let view = CellRect(x: 0, y: 0, width: 6, height: 3)
        let row = ToyElement.row(.box(2, 1), .box(0, 3), .box(2, 1), spacing: 0)
        let lines = try picture(row, selected: 2, view: view).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.contains("▏") })
        let column = ToyElement.column(.box(2, 1), .box(3, 0))
        #expect(try picture(column, selected: 2, view: view).contains("▔▔▔"))
        #expect(try picture(.column(.box(2, 1), .box(0, 0)), selected: 2, view: view).contains("╳"))
    }

    @Test func `an arrow points to a selected element that is not visible`() throws {
        let pile = ToyElement.pile(.box(4, 1), .box(4, 1), at: [.zero, CGPoint(x: 40, y: 2)])
        try expectPicture(
            picture(pile, selected: 2, view: CellRect(x: 0, y: 0, width: 8, height: 4)),
            """
            ├──┤────
            │
            └──────▸

            """)
        try expectPicture(
            picture(pile, selected: 1, view: CellRect(x: 30, y: 0, width: 8, height: 4)),
            """
            ◂╌╌╌╌╌╌╌

            ╌╌╌╌╌╌╌╌

            """)
    }

    @Test func `a hidden element is dotted, and its contents are hidden too`() throws {
        let row = ToyElement.row(.label("seen"), .label("gone").inset(1).looking { $0.isHidden = true })
        try expectPicture(
            picture(row),
            """
            seen ┈┈┈┈┈┈
            │    ┊    ┊
            └────┊┈┈┈┈┊
            """)
        try expectPicture(
            picture(row, decorations: .plain),
            """
            seen


            """)
    }

    @Test func `a huge root is cut`() throws {
        let canvas = StagePicture(try ToyElement.box(1, 1).inspected("1000000", "3")).canvas
        #expect(canvas.size == CellSize(width: StagePicture.usualMaximumSize.width, height: 3))
    }

    @Test(arguments: [(count: 5, isThinned: false), (count: 12, isThinned: true)])
    func `the rear of very many layers is omitted`(count: Int, isThinned: Bool) throws {
        let pile = ToyElement(
            name: "Pile", kind: .pile(Array(repeating: .zero, count: count)),
            children: Array(repeating: .box(1000, 1000), count: count))
        #expect(StagePicture(try pile.inspected("1000", "1000")).isThinned == isThinned)
    }

    @Test func `an empty layout is an empty picture`() throws {
        #expect(StagePicture(try ToyElement.box(0, 0).inspected("<=4", "<=4")).canvas.size == .zero)
    }
}

@Suite struct StageColorTests {
    private func canvas(
        _ element: ToyElement, colors: ColorDepth = .twoHundredFiftySix, decorations: Decorations = .boxes
    ) throws -> Canvas {
        StagePicture(
            try element.inspected("<=20", "<=9"), .init(colors: colors, decorations: decorations)
        ).canvas
    }

    @Test(arguments: [ColorDepth.sixteen, .twoHundredFiftySix])
    func `siblings have backgrounds of different colours, and so do parents and children`(colors: ColorDepth) throws {
        let canvas = try canvas(.row(.box(2, 2), .column(.box(2, 1), .box(2, 1)), .box(2, 1)), colors: colors)
        let papers = [(0, 0), (3, 0), (3, 1), (2, 0)].map { canvas[$0.0, $0.1].style.background }
        #expect(Set(papers).count == 4)
    }

    @Test func `the source's background colours the cell, mixed by its opacity`() throws {
        let red = Paint(red: 200, green: 0, blue: 0)
        let plain = try canvas(ToyElement.box(2, 2).looking { $0.background = red })
        #expect(plain[0, 0].style.background == red.color)
        let faint = try canvas(
            ToyElement.box(2, 2).looking {
                $0.background = red
                $0.opacity = 0.5
            })
        #expect(faint[0, 0].style.background == .rgb(red: 208, green: 108, blue: 128))
        let inherited = try canvas(
            ToyElement.box(2, 2).looking { $0.background = red }.inset(0).looking { $0.opacity = 0 })
        // A wholly transparent background leaves the cell's own.
        #expect(inherited[0, 0].style.background == .standard)
    }

    @Test func `a text can be read on its background in any colour`() throws {
        for paint in [
            Paint.black, .white, Paint(red: 120, green: 120, blue: 120), Paint(red: 255, green: 230, blue: 0),
        ] {
            for paper in [
                Paint.black, .white, Paint(red: 0, green: 0, blue: 160), Paint(red: 128, green: 128, blue: 128),
            ] {
                let label = ToyElement.label("x").looking {
                    $0.background = paper
                    $0.text?.paint = paint
                }
                let style = try canvas(label)[0, 0].style
                let ink = try #require(style.foreground.paint)
                #expect(ink.contrast(with: paper) >= Paint.legibleContrast, "\(paint) on \(paper)")
            }
        }
    }

    @Test func `a plain text whose colour suits no terminal's background takes the terminal's colour`() throws {
        for (paint, isKept) in [(Paint.black, false), (.white, false), (Paint(red: 200, green: 30, blue: 30), true)] {
            let label = ToyElement.label("x").looking { $0.text?.paint = paint }
            let style = try canvas(label, decorations: .plain)[0, 0].style
            #expect((style.foreground == paint.color) == isKept)
        }
    }

    @Test func `texts and borders that the source fades are dim`() throws {
        let red = Paint(red: 200, green: 0, blue: 0)
        let box = ToyElement.box(4, 3).looking { $0.border = .init(paint: red, width: 1) }
        for (opacity, isDim) in [(0.7, true), (0.8, false)] {
            let text = try canvas(ToyElement.label("x").looking { $0.opacity = opacity })
            #expect(text[0, 0].style.attributes.contains(.dim) == isDim)
            var faded = box
            faded.appearance.opacity = opacity
            #expect(try canvas(faded)[0, 0].style.attributes.contains(.dim) == isDim)
        }
    }

    @Test func `the contrast matches WCAG`() {
        #expect(abs(Paint.black.contrast(with: .white) - 21) < 0.001)
        #expect(abs(Paint(red: 119, green: 119, blue: 119).contrast(with: .white) - 4.478) < 0.001)
    }

    @Test func `a stale layout has no colours and is dim`() throws {
        let picture = StagePicture(
            try ToyElement.menu.inspected("40", "12"), .init(colors: .twoHundredFiftySix, isStale: true)
        ).canvas
        for y in 0..<12 {
            #expect(
                picture.row(y).allSatisfy { $0.style.attributes.contains(.dim) && $0.style.background == .standard })
        }
    }
}
