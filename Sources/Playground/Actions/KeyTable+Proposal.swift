import LayoutInspection
import Negotiation
import Terminal

extension KeyTable {
    static let proposal: [KeyBinding] =
        [
            KeyBinding(
                [.character("p")], .panes(.focus(.proposal)), "go to the proposal", hint: "proposal", in: .proposal,
                where: .panesAlone),
            length("]", .horizontal, 1, "1 wider", hint: "width"), length("[", .horizontal, -1, "1 narrower"),
            length("}", .horizontal, 10, "10 wider"), length("{", .horizontal, -10, "10 narrower"),
            length("=", .vertical, 1, "1 taller", hint: "height"), length("-", .vertical, -1, "1 shorter"),
            length("+", .vertical, 10, "10 taller"), length("_", .vertical, -10, "10 shorter"),
            breakpoint(
                ")", .horizontal, .up, "wider, to the next breakpoint: lines, order, sizes change"),
            breakpoint("(", .horizontal, .down, "narrower, to the next breakpoint"),
            breakpoint("*", .vertical, .up, "taller, to the next breakpoint"),
            breakpoint("&", .vertical, .down, "shorter, to the next breakpoint"),
            KeyBinding(
                [.character("f")], .proposal(.toggleFollowing), "follow the window, or stop following it",
                hint: "follow",
                in: .proposal, where: .open),
            KeyBinding(
                [.character("u")], .proposal(.undo), "undo: the proposal before this one", in: .proposal, where: .panes),
            KeyBinding(
                [.character("U")], .proposal(.redo), "redo: the proposal that was undone", in: .proposal, where: .panes),
            KeyBinding(
                [.character("s")], .proposal(.toggleScale), "a cell is 8×16 points, as on a phone; again: one point",
                in: .proposal, where: .open),
        ] + atTheProposal

    private static func length(
        _ key: Character, _ axis: Axis, _ points: Double, _ words: String, hint: String? = nil
    ) -> KeyBinding {
        KeyBinding(
            [.character(key)], .proposal(.lengthen(axis, by: points)), words, hint: hint, in: .proposal, where: .open)
    }

    private static func breakpoint(
        _ key: Character, _ axis: Axis, _ direction: WhatIf.Direction, _ words: String
    ) -> KeyBinding {
        KeyBinding(
            [.character(key)], .proposal(.goToBreakpoint(axis, direction)), words, in: .proposal, where: .open)
    }

    private static let atTheProposal: [KeyBinding] = [
        arrow(.right, .horizontal, 1, "1 wider", hint: "width"), arrow(.left, .horizontal, -1, "1 narrower"),
        arrow(.up, .vertical, 1, "1 taller", hint: "height"), arrow(.down, .vertical, -1, "1 shorter"),
        KeyBinding(
            [Key(.right, .shift)], .proposal(.lengthen(.horizontal, by: 10)), "10 wider", in: .proposal,
            where: .proposal),
        KeyBinding(
            [Key(.left, .shift)], .proposal(.lengthen(.horizontal, by: -10)), "10 narrower", in: .proposal,
            where: .proposal),
        KeyBinding(
            [Key(.up, .shift)], .proposal(.lengthen(.vertical, by: 10)), "10 taller", in: .proposal, where: .proposal),
        KeyBinding(
            [Key(.down, .shift)], .proposal(.lengthen(.vertical, by: -10)), "10 shorter", in: .proposal,
            where: .proposal),
        KeyBinding(
            [.character("w")], .proposal(.chooseAxis(.horizontal)), "to the width", in: .proposal, where: .proposal),
        KeyBinding(
            [.character("h")], .proposal(.chooseAxis(.vertical)), "to the height", in: .proposal, where: .proposal),
        KeyBinding(
            [.character("e")], .proposal(.setKind(.exactly)), "exactly", hint: "exactly", in: .proposal,
            where: .proposal),
        KeyBinding(
            [.character("m")], .proposal(.setKind(.atMost)), "at most", hint: "at most", in: .proposal, where: .proposal
        ),
        KeyBinding(
            [.character("u")], .proposal(.setKind(.unconstrained)), "unconstrained", hint: "unconstrained",
            in: .proposal,
            where: .proposal),
        KeyBinding(
            [.character("a")], .proposal(.setKind(.unspecified)), "unspecified: its ideal length", hint: "unspecified",
            in: .proposal, where: .proposal),
        KeyBinding(
            [Key(.enter)], .proposal(.openField), "edit it as text: 40  <=40  20..40  inf  nil", hint: "type",
            in: .proposal,
            where: .proposal),
        KeyBinding(
            keys: .typing("0123456789<≤.in"), action: .proposal(.openField), words: "type a new one", hint: nil,
            section: .proposal,
            contexts: .proposal),
    ]

    private static func arrow(
        _ code: Key.Code, _ axis: Axis, _ points: Double, _ words: String, hint: String? = nil
    ) -> KeyBinding {
        KeyBinding(
            [Key(code)], .proposal(.lengthen(axis, by: points)), words, hint: hint, in: .proposal, where: .proposal)
    }
}
