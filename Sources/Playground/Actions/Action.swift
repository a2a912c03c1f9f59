import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// Everything that a person can do, grouped by the part of the program. Keys, clicks and resizes all become actions.
package enum Action: Hashable, Sendable {
    case program(OnProgram)
    case panes(OnPanes)
    case elements(OnElements)
    case trace(OnTrace)
    case report(OnReport)
    /// Scrolls the text that has the keys: the help or the why pane.
    case read(Movement)
    case links(OnLinks)
    case proposal(OnProposal)
    /// Edits the open field, or opens one.
    case field(OnField)
    case whatIf(OnWhatIf)
    case strip(OnStrip)
    case finder(OnList)
    case window(OnWindow)

    package enum OnProgram: Hashable, Sendable {
        case quit, suspend, readAgain
        case back
        case toggleHelp
        /// Opens or closes the list of what can be opened.
        case toggleOpenings
        case openRoots
        /// Returns from an example to what the person opened.
        case openOwn
        case showRoot(Direction)
        /// Opens the list in which something is found.
        case find
        /// Opens the list of what differs from the layout before.
        case showChanges
        /// Draws the whole screen again.
        case redraw
        /// Gives the terminal's clipboard what the pane with the keys shows of the selection.
        case copy
    }

    package enum OnPanes: Hashable, Sendable {
        case focus(Focus)
        case focusNext, focusPrevious
        /// Makes the pane with the keys wider, or a lower pane higher, by so many cells.
        case grow(Axis, by: Int)
        /// Hides the pane with the keys; from the stage, shows all.
        case hide
        case toggleZoom, toggleDecorations, toggleReport
    }

    package enum OnElements: Hashable, Sendable {
        case select(Movement)
        case selectParent, selectFirstChild
        /// Selects the element of the next finding in the order of the tree, or of the one before.
        case selectFinding(Direction)
        case toggleCollapsed
        /// Taps the selected element, or the nearest around it that responds to taps.
        case tap
        /// Scrolls the window around the selected element, or else the stage.
        case scroll(CellPoint)
        case scrollWindow(Movement)
    }

    package enum OnTrace: Hashable, Sendable {
        /// To the next moment that a row shows, or the one before.
        case step(Direction)
        /// To another row.
        case move(Movement)
        case stepAboutSelection(Direction)
        /// To a moment, as an index into all.
        case stepTo(Int)
        case toggleSelectingWhileStepping
        case changeDetail
        case toggleFold
        /// Opens the row at which one stands to its full reason, or closes it.
        case toggleReason
        case togglePlay, changeSpeed
        /// Marks the selected element as one where running stops.
        case toggleMark
        /// Opens the list of all that running can stop at.
        case showStops
        /// On to the next stop.
        case run
        case togglePredicting
        /// Shows the answer that was to be predicted.
        case reveal
        case predict(TextField.Edit)
    }

    package enum OnReport: Hashable, Sendable {
        case choose(Movement)
        case chooseEntry(Int)
        /// Flips a condition.
        case flip
        /// Folds or unfolds a family of holes.
        case fold
        /// Sets a hole; of a finding or a diagnostic, goes to the element that it is about.
        case open
        case forget
    }

    /// The numbers of the why pane that lead to where they come from.
    package enum OnLinks: Hashable, Sendable {
        case choose(Direction)
        /// To the element and the step of the chosen one.
        case follow
        /// To where the link stood that was followed last.
        case goBack
    }

    package enum OnProposal: Hashable, Sendable {
        case lengthen(Axis, by: CGFloat)
        case chooseAxis(Axis)
        case setKind(ProposalEntry.Kind)
        case toggleFollowing
        case undo, redo
        /// To the next size of the window at which something changes.
        case goToBreakpoint(Axis, WhatIf.Direction)
        /// A cell as 8 by 16 points, or as one.
        case toggleScale
        case openField
    }

    package enum OnField: Hashable, Sendable {
        case edit(TextField.Edit)
        case apply
    }

    package enum OnList: Hashable, Sendable {
        case choose(Movement)
        /// Nil opens the chosen row.
        case open(Int?)
    }

    package enum OnWhatIf: Hashable, Sendable {
        /// About the selected element.
        case open
        /// Opens the list of what the layout can be shown beside.
        case chooseCompanion
        /// Whether the selected element keeps its library's rules.
        case check
        case otherAxis
        /// The length across as it is, or without a limit.
        case toggleOpen
        case scroll(Movement)
    }

    /// The layouts at each size at which something changes.
    package enum OnStrip: Hashable, Sendable {
        case open
        case choose(Movement)
        /// Nil proposes the chosen size.
        case propose(Int?)
        case otherAxis
        case scroll(by: Int)
    }

    package enum OnWindow: Hashable, Sendable {
        case resize(CellSize)
        case click(CellPoint)
        case drag(CellPoint)
        case release(CellPoint)
        case wheel(CellPoint, CellPoint)
    }

    package enum Direction: Hashable, Sendable {
        case forward, backward
    }

    /// A step through a list.
    package enum Movement: Hashable, Sendable {
        case previous, next, pageUp, pageDown, first, last

        /// The index that the step leads to.
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

/// What only the executable can do. The result arrives as a reply.
package enum Effect: Hashable, Sendable {
    case quit
    /// Put a text into the terminal's clipboard.
    case copy(String)
    /// Put the layout's picture there, as text.
    case copyPicture
    /// Stop the program until the shell continues it.
    case suspend
    /// Draw the whole screen again, whatever the terminal shows.
    case redraw
    /// Stop what is being read or laid out.
    case stopWork
    /// Read the open files again.
    case readAgain
    /// Read an example's source.
    case open(Example)
    /// Return from an example to what the person opened.
    case openOwn
    /// Show another root.
    case choose(Root)
    /// Read again with these settings of holes instead of all earlier ones from the screen.
    case set([HoleSetting])
    /// Read again with so many points in a cell.
    case scale(CellProjection)
}

extension Action {
    /// Whether what changed in the layout is no longer highlighted: everything does so but what changes it again.
    var endsHighlight: Bool {
        switch self {
        case .proposal, .window, .field: false
        case .program, .panes, .elements, .trace, .report, .read, .links, .whatIf, .strip, .finder: true
        }
    }
}
