import LayoutInspection
import Negotiation

extension PlaygroundState {
    /// Asks for the next change; the root's proposal moves there once the answer arrives.
    mutating func lookForBreakpoint(_ axis: Axis, _ direction: WhatIf.Direction) {
        proposal.cursor = axis
        guard proposal[axis].hasNumber else {
            let words = proposal[axis].kind.words
            message = "the \(axis.word) is \(words); p e makes it exact"
            return
        }
        ask(.breakpoint(axis, direction))
    }
}
