import Terminal

extension KeyTable {
    static let proposal =
        rows(.proposal, where: .open) {
            row(["p"], .panes(.focus(.proposal)), "go to the proposal", hint: "proposal", where: .panesAlone)
            row(["]"], .proposal(.lengthen(.horizontal, by: 1)), "1 wider", hint: "width")
            row(["["], .proposal(.lengthen(.horizontal, by: -1)), "1 narrower")
            row(["}"], .proposal(.lengthen(.horizontal, by: 10)), "10 wider")
            row(["{"], .proposal(.lengthen(.horizontal, by: -10)), "10 narrower")
            row(["="], .proposal(.lengthen(.vertical, by: 1)), "1 taller", hint: "height")
            row(["-"], .proposal(.lengthen(.vertical, by: -1)), "1 shorter")
            row(["+"], .proposal(.lengthen(.vertical, by: 10)), "10 taller")
            row(["_"], .proposal(.lengthen(.vertical, by: -10)), "10 shorter")
            row(
                [")"], .proposal(.goToBreakpoint(.horizontal, .up)),
                "wider, to the next breakpoint: lines, order, sizes change")
            row(["("], .proposal(.goToBreakpoint(.horizontal, .down)), "narrower, to the next breakpoint")
            row(["*"], .proposal(.goToBreakpoint(.vertical, .up)), "taller, to the next breakpoint")
            row(["&"], .proposal(.goToBreakpoint(.vertical, .down)), "shorter, to the next breakpoint")
            row(["f"], .proposal(.toggleFollowing), "follow the window, or stop following it", hint: "follow")
            row(["u"], .proposal(.undo), "undo: the proposal before this one", where: .panes)
            row(["U"], .proposal(.redo), "redo: the proposal that was undone", where: .panes)
            row(["s"], .proposal(.toggleScale), "a cell is 8×16 points, as on a phone; again: one point")
        } + atTheProposal

    private static let atTheProposal = rows(.proposal, where: [.proposal]) {
        row([Key(.right)], .proposal(.lengthen(.horizontal, by: 1)), "1 wider", hint: "width")
        row([Key(.left)], .proposal(.lengthen(.horizontal, by: -1)), "1 narrower")
        row([Key(.up)], .proposal(.lengthen(.vertical, by: 1)), "1 taller", hint: "height")
        row([Key(.down)], .proposal(.lengthen(.vertical, by: -1)), "1 shorter")
        row([Key(.right, .shift)], .proposal(.lengthen(.horizontal, by: 10)), "10 wider")
        row([Key(.left, .shift)], .proposal(.lengthen(.horizontal, by: -10)), "10 narrower")
        row([Key(.up, .shift)], .proposal(.lengthen(.vertical, by: 10)), "10 taller")
        row([Key(.down, .shift)], .proposal(.lengthen(.vertical, by: -10)), "10 shorter")
        row(["w"], .proposal(.chooseAxis(.horizontal)), "to the width")
        row(["h"], .proposal(.chooseAxis(.vertical)), "to the height")
        row(["e"], .proposal(.setKind(.exactly)), "exactly", hint: "exactly")
        row(["m"], .proposal(.setKind(.atMost)), "at most", hint: "at most")
        row(["u"], .proposal(.setKind(.unconstrained)), "unconstrained", hint: "unconstrained")
        row(["a"], .proposal(.setKind(.unspecified)), "unspecified: its ideal length", hint: "unspecified")
        row([Key(.enter)], .proposal(.openField), "edit it as text: 40  <=40  20..40  inf  nil", hint: "type")
        row(.typing("0123456789<≤.in"), .proposal(.openField), "type a new one")
    }
}
