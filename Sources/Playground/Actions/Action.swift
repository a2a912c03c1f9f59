import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// Everything that a person can do, by what it concerns. Keys, clicks and the window all end in one of these.
package enum Action: Hashable, Sendable {
    case program(OnProgram)
    case panes(OnPanes)
    case elements(OnElements)
    case trace(OnTrace)
    case report(OnReport)
    /// Through the text that has the keys: the help, or why.
    case read(Movement)
    case proposal(OnProposal)
    /// In whichever field is open, or opens with it.
    case field(OnField)
    case examples(OnList)
    case roots(OnList)
    case window(OnWindow)

    package enum OnProgram: Hashable, Sendable {
        case quit, suspend, readAgain
        case back
        case toggleHelp, toggleExamples, toggleRoots
        /// What the person opened, from an example.
        case openOwn
        case showRoot(Direction)
    }

    package enum OnPanes: Hashable, Sendable {
        case focus(Focus)
        case focusNext, focusPrevious
        case toggleZoom, toggleDecorations, toggleReport
    }

    package enum OnElements: Hashable, Sendable {
        case select(Movement)
        case selectParent, selectFirstChild
        case toggleCollapsed
        /// Taps the selected element, or the nearest around it that responds to taps.
        case tap
        /// What is behind the window around the selected element, or else the stage.
        case scroll(CellPoint)
        case scrollWindow(Movement)
    }

    package enum OnTrace: Hashable, Sendable {
        case step(Movement)
        case stepAboutSelection(Direction)
        case stepTo(Int)
        case toggleSelectingWhileStepping
    }

    package enum OnReport: Hashable, Sendable {
        case choose(Movement)
        case chooseEntry(Int)
        /// The other value of a condition; of holes with one first name, whether they are folded.
        case turn
        case edit
        case forget
    }

    package enum OnProposal: Hashable, Sendable {
        case lengthen(Axis, by: CGFloat)
        case chooseAxis(Axis)
        case setKind(ProposalEntry.Kind)
        case toggleFollowing
        case openField
    }

    package enum OnField: Hashable, Sendable {
        case edit(TextField.Edit)
        case apply
    }

    package enum OnList: Hashable, Sendable {
        case choose(Movement)
        /// A row, or the chosen one.
        case open(Int?)
    }

    package enum OnWindow: Hashable, Sendable {
        case resize(CellSize)
        case click(CellPoint)
        case wheel(CellPoint, CellPoint)
    }

    package enum Direction: Hashable, Sendable {
        case forward, backward
    }

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

/// What only the executable can do. It does it; what came of it arrives as a reply.
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
