import Foundation
import LayoutInspection
import Negotiation
import Terminal
import Testing

struct SceneTests {
    private static let window = ElementPath(components: ["box", "window"])

    private static func rows(_ count: Int) -> [Pane] {
        (0..<count).map { Pane(0, CGFloat($0) * 2, 20, 2, [Pane(.button, 1, 0, 5, 1)]) }
    }

    /// A window of 10×6 at 2, 1 over rows that are 2 high, in a box of 30×12.
    private static func inspection(rows count: Int) throws -> Inspection {
        let window = Pane(.window, 2, 1, 10, 6, [Pane(0, 0, 20, CGFloat(count) * 2, rows(count))])
        return try #require(
            try WindowDialect.inspection(of: Pane(0, 0, 30, 12, [window, Pane(20, 0, 5, 1)])))
    }

    private static func drawing(_ scene: Scene, _ inspection: Inspection, _ viewport: CellRect) -> [String] {
        scene.elements(in: viewport).map { element in
            let name = inspection.elements[element.index].pathComponent
            return "\(name) \(element.cells.minX),\(element.cells.minY) seen \(element.seen.minX),\(element.seen.minY) "
                + "\(element.seen.width)×\(element.seen.height)"
        }
    }

    @Test func `a window clips its contents`() throws {
        let inspection = try Self.inspection(rows: 40)
        let viewport = CellRect(x: 0, y: 0, width: 30, height: 12)
        #expect(
            Self.drawing(Scene(inspection), inspection, viewport) == [
                "box 0,0 seen 0,0 30×12", "window 2,1 seen 2,1 10×6", "box 2,1 seen 2,1 10×6",
                "box 2,1 seen 2,1 10×2", "button 3,1 seen 3,1 5×1", "box#2 2,3 seen 2,3 10×2",
                "button 3,3 seen 3,3 5×1", "box#3 2,5 seen 2,5 10×2", "button 3,5 seen 3,5 5×1",
                "box 20,0 seen 20,0 5×1",
            ])
    }

    @Test func `scrolled contents move, and the layout stays`() throws {
        let inspection = try Self.inspection(rows: 40)
        let scene = Scene(inspection, offsets: [Self.window: CGPoint(x: 3, y: 5)])
        #expect(
            Self.drawing(scene, inspection, CellRect(x: 0, y: 0, width: 30, height: 3)) == [
                "box 0,0 seen 0,0 30×12", "window 2,1 seen 2,1 10×6", "box -1,-4 seen 2,1 10×6",
                "box#3 -1,0 seen 2,1 10×1", "box#4 -1,2 seen 2,2 10×2", "button 0,2 seen 2,2 3×1",
                "box 20,0 seen 20,0 5×1",
            ])
        let third = try #require(inspection.index(of: ElementPath(components: ["box", "window", "box", "box#3"])))
        #expect(inspection.elements[third].frame == CGRect(x: 2, y: 5, width: 20, height: 2))
        #expect(scene.element(third).cells == CellRect(x: -1, y: 0, width: 20, height: 2))
        #expect(scene.element(third).seen == CellRect(x: 2, y: 1, width: 10, height: 1))
    }

    @Test func `an offset ends where the contents do`() throws {
        let inspection = try Self.inspection(rows: 10)
        let far = Scene(inspection, offsets: [Self.window: CGPoint(x: CGFloat.infinity, y: 1_000)])
        let last = try #require(inspection.index(of: ElementPath(components: ["box", "window", "box", "box#10"])))
        #expect(far.element(last).cells == CellRect(x: -8, y: 5, width: 20, height: 2))
        let wrong = Scene(inspection, offsets: [Self.window: CGPoint(x: -4, y: CGFloat.nan)])
        #expect(wrong.element(last).cells == Scene(inspection).element(last).cells)
    }

    @Test func `the element at a cell is the visible one`() throws {
        let inspection = try Self.inspection(rows: 40)
        func name(_ scene: Scene, _ x: Int, _ y: Int) -> String? {
            scene.element(at: CellPoint(x: x, y: y)).map { inspection.path(of: $0).description }
        }
        #expect(name(Scene(inspection), 4, 3) == "box/window/box/box#2/button")
        #expect(name(Scene(inspection), 4, 9) == "box")
        let scrolled = Scene(inspection, offsets: [Self.window: CGPoint(x: 0, y: 20)])
        #expect(name(scrolled, 4, 3) == "box/window/box/box#12/button")
        #expect(name(scrolled, 40, 3) == nil)
    }

    @Test func `only the visible rows of many are visited`() throws {
        let inspection = try Self.inspection(rows: 20_000)
        let scene = Scene(inspection, offsets: [Self.window: CGPoint(x: 0, y: 30_000)])
        #expect(scene.elements(in: CellRect(x: 0, y: 0, width: 30, height: 12)).count == 10)
    }

    @Test func `an element in two nested windows is moved by both`() throws {
        let inner = Pane(.window, 0, 4, 8, 4, [Pane(0, 0, 8, 30, [Pane(0, 20, 8, 1)])])
        let outer = Pane(.window, 0, 0, 10, 6, [Pane(0, 0, 10, 50, [inner])])
        let inspection = try #require(try WindowDialect.inspection(of: outer))
        let scene = Scene(
            inspection,
            offsets: [
                ElementPath(components: ["window"]): CGPoint(x: 0, y: 3),
                ElementPath(components: ["window", "box", "window"]): CGPoint(x: 0, y: 18),
            ])
        #expect(scene.element(4).cells == CellRect(x: 0, y: 3, width: 8, height: 1))
        #expect(scene.element(2).seen == CellRect(x: 0, y: 1, width: 8, height: 4))
    }

    @Test func `an unlimited window clips nothing`() throws {
        let window = Pane(.window, 0, 0, 10, .nan, [Pane(0, 0, 10, 30, [Pane(0, 29, 10, 1)])])
        let inspection = try #require(
            try WindowDialect.inspection(of: Pane(0, 0, 10, 40, [window])))
        let scene = Scene(inspection)
        #expect(scene.element(at: CellPoint(x: 1, y: 29)) == 3)
        #expect(inspection.window(around: 3, along: .vertical) == nil)
    }

    @Test func `the nearest ancestor that can be tapped or scrolled is used`() throws {
        let inspection = try Self.inspection(rows: 4)
        let button = try #require(
            inspection.index(of: ElementPath(components: ["box", "window", "box", "box#2", "button"])))
        let row = try #require(inspection.elements[button].parent)
        #expect(inspection.tapped(from: button) == button)
        #expect(inspection.tapped(from: row) == nil)
        #expect(inspection.window(around: button, along: .vertical) == 1)
        #expect(inspection.window(around: 0, along: .vertical) == nil)
    }

    @Test func `states of passes and taps are passed on to the next`() throws {
        let document = WindowDialect.document(Pane(.button, 0, 0, 1, 1))
        let proposal = Proposal(width: .unconstrained, height: .unconstrained)
        var states: (any ElementStates)?
        _ = try document.layOut(proposal, keeping: &states)
        let layout = try #require(try document.layOut(proposal, keeping: &states))
        #expect((states as? Passes)?.count == 2)
        document.tap(0, of: layout, keeping: &states)
        #expect((states as? Passes)?.count == 100)
    }
}
