import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// Everything that a person can do. Keys, clicks and the window all end in one of these.
package enum Action: Hashable, Sendable {
    // The program.
    case quit, suspend, readAgain
    case back
    case toggleHelp, toggleExamples

    // Panes.
    case focus(Focus)
    case focusNext, focusPrevious
    case toggleZoom, toggleDecorations, toggleProblems

    // Elements.
    case select(Movement)
    case selectElement(Int)
    case selectParent, selectFirstChild
    case toggleCollapsed
    /// What hears of it: the selected element, or the nearest around it.
    case tap

    // The trace.
    case step(Movement)
    case stepAboutSelection(forward: Bool)
    case stepTo(Int)
    case toggleSelectingWhileStepping

    // Scrolling.
    case scroll(ScrollArea, CellPoint)
    /// What is behind the window around the selected element, or else the stage.
    case scrollStage(CellPoint)
    case scrollWindow(Movement)
    /// Through the text that has the keys: the help, or why.
    case read(Movement)

    // The proposal.
    case lengthen(Axis, by: CGFloat)
    case chooseAxis(Axis)
    case setKind(ProposalEntry.Kind)
    case toggleFollowing
    case openField
    case type(String)
    case erase(TextField.Direction)
    case moveCursor(TextField.Movement)
    case applyField

    // The examples.
    case chooseExample(Movement)
    case openExample(Int?)

    // What happens to the window.
    case resize(CellSize)
    case click(CellPoint)
    case wheel(CellPoint, CellPoint)

    /// A step through a list.
    package enum Movement: Hashable, Sendable {
        case previous, next, pageUp, pageDown, first, last

        /// Where the step leads, from a place in a list.
        func applied(to index: Int, count: Int, page: Int) -> Int {
            let moved =
                switch self {
                case .previous: index - 1
                case .next: index + 1
                case .pageUp: index - max(1, page - 1)
                case .pageDown: index + max(1, page - 1)
                case .first: 0
                case .last: count - 1
                }
            return max(0, min(moved, count - 1))
        }
    }
}

/// What only the executable can do. It does it, and tells the state what came of it with `open` or `documentChanged`.
package enum Effect: Hashable, Sendable {
    case quit
    /// Stop until the shell continues the program.
    case suspend
    /// Read the open file once more.
    case readAgain
    /// Read an example's source.
    case open(Example)
    /// Read what the person opened, which an example has taken the place of.
    case openOwn
    /// Show another root of what is open.
    case choose(Root)
    /// Read what is open with these holes set, and no others by the screen.
    case set([HoleSetting])
}
