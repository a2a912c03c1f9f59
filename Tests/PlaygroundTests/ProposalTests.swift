import Foundation
import SwiftSource
import Terminal
import Testing

@testable import Playground

@Suite struct ProposalTests {
    private func line(_ state: PlayedState) -> String { state.rows[1] }

    @Test func `a new playground's proposal follows the window`() throws {
        var state = PlayedState.menu(80, 24)
        #expect(state.proposal.isFollowing)
        #expect(try state.proposal.proposal == proposal("45", "12"))
        state.apply(resizing: 100, 30)
        #expect(try state.proposal.proposal == proposal("57", "16"))
        #expect(state.inspection?.size == CGSize(width: 57, height: 16))
        #expect(line(state).contains("follows the window"))
    }

    @Test func `editing an axis pins it, and the window then changes only the other`() throws {
        var state = PlayedState.menu(80, 24)
        state.type("]")
        #expect(try state.proposal.proposal == proposal("46", "12"))
        #expect(!state.proposal.isFollowing)
        state.apply(resizing: 100, 30)
        #expect(try state.proposal.proposal == proposal("46", "16"))
        #expect(line(state).contains("height follows"))
        state.type("=")
        #expect(line(state).contains("pinned"))
        state.type("f")
        #expect(try state.proposal.proposal == proposal("57", "16"))
        #expect(state.inspection?.size == CGSize(width: 57, height: 16))
    }

    @Test func `brackets and signs change the proposal from every pane`() throws {
        for pane in ["1", "2", "3", "4"] {
            var state = PlayedState.menu(80, 24)
            state.type(pane + "]]}[")
            #expect(try state.proposal.proposal == proposal("56", "12"))
            state.type("==+-")
            #expect(try state.proposal.proposal == proposal("56", "23"))
            state.type("_____{{{{{{")
            #expect(try state.proposal.proposal == proposal("0", "0"))
        }
    }

    @Test func `arrows change the focused proposal, by ten with shift`() throws {
        var state = PlayedState.menu(80, 24)
        state.type("p")
        state.press(Key(.right), Key(.right, .shift), Key(.left), Key(.up), Key(.up, .shift), Key(.down))
        #expect(try state.proposal.proposal == proposal("55", "22"))
        state.press(Key(.left, .shift), Key(.down, .shift))
        #expect(try state.proposal.proposal == proposal("45", "12"))
    }

    @Test func `the words inf and nil can be typed, and enter opens the proposal for replacement`() throws {
        var state = PlayedState.menu(80, 24)
        state.type("pinf")
        state.press(Key(.enter))
        #expect(try state.proposal.proposal == proposal("inf", "12"))
        state.press(Key(.enter))
        state.type("nil")
        state.press(Key(.enter))
        #expect(try state.proposal.proposal == proposal("nil", "12"))
        state.press(Key(.enter))
        state.press(Key(.backspace))
        #expect(state.proposal.field?.text == "ni")
    }

    @Test func `each kind has a key, and changing the kind keeps the number`() throws {
        var state = PlayedState.menu(80, 24)
        state.type("pm")
        #expect(try state.proposal.proposal == proposal("<=45", "12"))
        state.type("u")
        #expect(try state.proposal.proposal == proposal("inf", "12"))
        state.type("a")
        #expect(try state.proposal.proposal == proposal("nil", "12"))
        state.type("hm")
        #expect(try state.proposal.proposal == proposal("nil", "<=12"))
        state.type("we")
        #expect(try state.proposal.proposal == proposal("45", "<=12"))
        state.type("e")
        #expect(state.message == "the width is already 'exactly'")
    }

    @Test func `an unlimited length cannot be lengthened`() throws {
        var state = PlayedState.menu(80, 24)
        state.type("pu")
        state.press(Key(.right))
        #expect(state.message == "the width is unconstrained; p e makes it exact")
        #expect(try state.proposal.proposal == proposal("inf", "12"))
    }

    @Test func `digits open the field, and enter proposes the typed length`() throws {
        var state = PlayedState.menu(80, 24)
        state.type("p3")
        expectPicture(
            line(state),
            """
             width ‹3 › exactly   height  12  exactly   enter proposes it, esc cancels
            """)
        state.type("0")
        state.press(Key(.enter))
        #expect(try state.proposal.proposal == proposal("30", "12"))
        expectPicture(
            line(state),
            """
             width ‹30› exactly   height  12  exactly   height follows    Column took 30×12
            """)
        state.type("h<=7")
        expectPicture(
            line(state),
            """
             width  30  exactly   height ‹<=7 › at most   enter proposes it, esc cancels
            """)
        state.press(Key(.enter))
        #expect(try state.proposal.proposal == proposal("30", "<=7"))
    }

    @Test func `the size of the root is separate from the proposal`() {
        for length in 1...12 {
            let name = String(repeating: "n", count: length)
            let line = ToyElement.box(1, 1).named(name).opened(80, 24).rows[1]
            #expect(line.contains("window  ") && line.hasSuffix("45×12"), "\(line)")
        }
    }

    @Test func `erasing edits the present text`() throws {
        var state = PlayedState.menu(80, 24)
        state.type("p")
        state.press(Key(.backspace))
        #expect(state.proposal.field?.text == "4")
        state.press(Key(.enter))
        #expect(try state.proposal.proposal == proposal("4", "12"))
    }

    @Test func `enter edits the present text`() throws {
        var state = PlayedState.menu(80, 24)
        state.type("p")
        state.press(Key(.enter), Key(.left), Key(.backspace), Key(.delete))
        state.type("inf")
        state.press(Key(.enter))
        #expect(try state.proposal.proposal == proposal("inf", "12"))
    }

    @Test(arguments: ["≤30", "<=30"])
    func `the sign for at most opens the field, as a digit does`(typed: String) throws {
        var state = PlayedState.menu(80, 24)
        state.type("p")
        state.type(String(typed.prefix(1)))
        #expect(state.keyContext == .field && state.proposal.field?.text == String(typed.prefix(1)))
        state.type(String(typed.dropFirst()))
        state.press(Key(.enter))
        #expect(try state.proposal.proposal.width == proposal("<=30", "12").width)
    }

    @Test(arguments: ["-3", "abc", "nan", "", "5..2", "4 4", "<="])
    func `an invalid proposal stays in the field, and nothing is lost`(text: String) {
        var state = PlayedState.menu(80, 24)
        let before = state.proposal.proposal
        state.type("p1")
        state.press(Key(.backspace))
        state.type(text)
        state.press(Key(.enter))
        #expect(state.proposal.proposal == before)
        #expect(state.proposal.isFollowing)
        let kept = text
        #expect(state.proposal.field?.text == kept)
        #expect(line(state).contains("'\(kept.prefix(8))"))
        #expect(state.rows[23].hasPrefix(" write 40, <=40, 20..40, inf or nil"))
        state.press(Key(.escape))
        #expect(state.proposal.field == nil)
        #expect(state.proposal.proposal == before)
        #expect(state.focus == .proposal)
    }

    @Test func `a pasted text is typed without its line ends, and is never a command`() throws {
        var state = PlayedState.menu(80, 24)
        #expect(state.handle(.paste("q")) == nil)
        #expect(state.message == "p goes to the proposal, where text can be pasted")
        state.type("p")
        #expect(state.handle(.paste("<=2\n0\r\n")) == nil)
        #expect(state.proposal.field?.text == "<=20")
        state.press(Key(.enter))
        #expect(try state.proposal.proposal == proposal("<=20", "12"))
        _ = state.handle(.paste(String(repeating: "q", count: 100_000)))
        #expect(state.proposal.field?.text.count == TextField.limit)
        state.press(Key(.escape))
        state.type("?")
        _ = state.handle(.paste("40"))
        #expect(state.message == "there is no field to paste into")
    }

    @Test func `the cursor moves through the typed text`() throws {
        var state = PlayedState.menu(80, 24)
        state.type("p0")
        state.press(Key(.home))
        state.type("<=")
        state.press(Key(.right), Key(.left), Key(.left))
        state.press(Key(.right))
        state.type("3")
        state.press(Key(.end), Key(.left), Key(.right), Key(.right), Key(.enter))
        #expect(try state.proposal.proposal == proposal("<=30", "12"))
    }

    @Test func `the screen explains a kind that the dialect replaces`() {
        var state = PlayedState.menu(120, 40)
        state.type("pa")
        expectPicture(
            line(state),
            """
             width ‹nil› unspecified   height  23  exactly   height follows  asked as inf                         Column took 40×23
            """)
        state = PlayedState.menu(160, 40)
        state.type("pa")
        let sentence = "toy has no unspecified proposal; it is asked without a limit (inf)"
        #expect(line(state).contains("height follows  \(sentence)"))
    }

    @Test
    func `a narrow window explains a replaced kind briefly, and the root's why in full`() {
        var state = PlayedState.menu(80, 24)
        state.type("pa")
        expectPicture(
            line(state),
            " width ‹nil› unspecified   height  12  exactly   height follows  asked as inf")
        let why = state.state.whyRows(width: 60).map { $0.text }
        #expect(why.first == "toy has no unspecified proposal; it is asked without a ")
    }

    @Test func `an initial proposal is pinned`() throws {
        let state = PlayedState.menu(80, 24, proposal: try proposal("<=20", "inf"))
        #expect(!state.proposal.isFollowing)
        #expect(state.inspection?.size == CGSize(width: 20, height: 10))
    }

    @Test func `a cell of several points follows the window in points`() throws {
        let state = ToyElement.box(3, 3).opened(
            80, 24, projection: .init(cell: CGSize(width: 8, height: 16)))
        #expect(try state.proposal.proposal == proposal("360", "192"))
    }

    @Test func `the cursor's cell is underlined`() {
        func underlined(_ state: PlayedState) -> [Int] {
            let canvas = state.canvas
            return (0..<canvas.size.width).filter { canvas[$0, 1].style.attributes.contains(.underline) }
        }
        var state = PlayedState.menu(80, 24)
        state.type("p3")
        #expect(underlined(state) == [9])
        state.press(Key(.home))
        #expect(underlined(state) == [8])
        state.press(Key(.escape))
        #expect(underlined(state) == [])
        state.type("h7")
        #expect(line(state).hasPrefix(" width  45  exactly   height ‹7 ›") && underlined(state) == [31])
        var narrow = PlayedState.menu(40, 12)
        narrow.type("ph7")
        #expect(line(narrow).hasPrefix(" w  36  h ‹7 ›") && underlined(narrow) == [12])
    }

    @Test func `an invalid proposal is reported until it is edited`() {
        var state = PlayedState.menu(80, 24)
        state.type("p4x")
        state.press(Key(.enter))
        #expect(line(state).contains("'4x' is not a proposal"))
        state.press(Key(.backspace))
        #expect(!line(state).contains("is no proposal") && line(state).contains("enter proposes it"))
    }

    @Test func `a click beside the field leaves it`() {
        for (x, y, focus) in [(10, 6, Focus.pane(.stage)), (24, 1, .proposal)] {
            var state = PlayedState.menu(80, 24)
            let before = state.proposal.proposal
            state.type("p4")
            state.mouse(.press(.left), x, y)
            #expect(state.proposal.field == nil && state.focus == focus)
            #expect(state.proposal.proposal == before)
        }
    }

    @Test func `a click on a length focuses it in a narrow window too`() {
        let state = PlayedState.menu(40, 12)
        #expect(line(state).hasPrefix(" w  36  h  7 "))
        #expect(state.hit(CellPoint(x: 2, y: 1)) == .proposal(.horizontal))
        #expect(state.hit(CellPoint(x: 8, y: 1)) == .proposal(.vertical))
        #expect(state.hit(CellPoint(x: 20, y: 1)) == .proposal(nil))
    }

    @Test func `changing a length focuses it`() {
        var state = PlayedState.menu(80, 24)
        state.type("p=")
        #expect(state.proposal.cursor == .vertical)
        state.type("[")
        #expect(state.proposal.cursor == .horizontal)
    }

    @Test func `a range that becomes shorter than its minimum lowers the minimum`() {
        var state = PlayedState.menu(80, 24)
        state.type("p20..40")
        state.press(Key(.enter), Key(.left, .shift), Key(.left, .shift), Key(.left, .shift))
        #expect(state.proposal.proposal.width == .between(10, 10))
        state.press(Key(.right))
        #expect(state.proposal.proposal.width == .between(10, 11))
    }

    @Test func `a resize while typing keeps the typed text`() {
        var state = PlayedState.menu(80, 24)
        state.type("p<=1")
        state.apply(resizing: 100, 30)
        #expect(state.proposal.field?.text == "<=1")
    }
}

extension PlayedState {
    mutating func apply(resizing width: Int, _ height: Int) {
        _ = handle(.resize(CellSize(width: width, height: height)))
    }
}
