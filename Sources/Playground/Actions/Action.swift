import Editing
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal

/// The actions that a person can perform, grouped by the part of the program. Keys, clicks and resizes all become
/// actions.
package enum Action: Hashable, Sendable {
    case program(OnProgram)
    case panes(OnPanes)
    case elements(OnElements)
    case trace(OnTrace)
    case report(OnReport)
    /// Scrolls the focused text: the help or the why pane.
    case read(Movement)
    case links(OnLinks)
    case proposal(OnProposal)
    /// Edits the open field, or opens one.
    case field(OnField)
    case whatIf(OnWhatIf)
    case strip(OnStrip)
    case finder(OnList)
    case source(OnSource)
    /// Edits the source from its boxes.
    case boxes(OnBoxes)
    case lesson(OnLesson)
    /// Answers the question in the last line.
    case answer(SourceAnswer)
    case window(OnWindow)

    package enum OnProgram: Hashable, Sendable {
        case quit, suspend, readAgain
        case back
        case toggleHelp
        /// Opens or closes the list of files and examples.
        case toggleOpenings
        case openRoots
        /// Returns from an example to the person's own files.
        case openOwn
        case showRoot(Direction)
        /// Opens the list with a search field.
        case find
        /// Goes to the next match of the last search.
        case findAgain(Direction)
        /// Opens the list of changes since the layout before.
        case showChanges
        /// Opens the editor at the selected element.
        case edit
        /// Draws the whole screen again.
        case redraw
        /// Writes the screen into a file, as a picture.
        case writePicture
        /// Copies the focused pane's text about the selection to the terminal's clipboard.
        case copy
    }

    package enum OnPanes: Hashable, Sendable {
        case focus(Focus)
        case focusNext, focusPrevious
        /// Makes the focused pane wider, or a lower pane higher, by some cells.
        case grow(Axis, by: Int)
        /// Hides the focused pane; on the stage, shows all panes.
        case hide
        case toggleZoom, toggleDecorations, toggleReport
    }

    package enum OnElements: Hashable, Sendable {
        case select(Movement)
        case selectParent, selectFirstChild
        /// Selects the element of the next or the previous finding, in the order of the tree.
        case selectFinding(Direction)
        case toggleCollapsed
        /// Taps the selected element, or its nearest tappable ancestor.
        case tap
        /// Scrolls the window around the selected element, or the stage if there is none.
        case scroll(CellPoint)
        case scrollWindow(Movement)
    }

    package enum OnTrace: Hashable, Sendable {
        /// Goes to the next or the previous moment that a row shows.
        case step(Direction)
        /// Goes to another row: steps to it, or without stepping selects it.
        case move(Movement)
        case stepAboutSelection(Direction)
        /// Goes to a moment, as an index into all.
        case stepTo(Int)
        case toggleSelectingWhileStepping
        case changeDetail
        case toggleFold
        /// Steps to the current row and opens it to its full reason; where one stands, opens or closes it.
        case toggleReason
        case togglePlay, changeSpeed
        /// Marks the selected element as a stop.
        case toggleMark
        /// Opens the list of stops.
        case showStops
        /// Goes to the next stop.
        case run
        case togglePredicting
        /// Shows the answer to predict.
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
        /// Sets a hole; for a finding or a diagnostic, goes to its element.
        case open
        case forget
        /// Writes the values that were set on the screen into their files.
        case write
        /// Copies them as options of the command line.
        case copyOptions
    }

    /// The links of the why pane: numbers that lead to their origin.
    package enum OnLinks: Hashable, Sendable {
        case choose(Direction)
        /// Goes to the element and the step of the chosen link.
        case follow
        /// Returns to the place of the last followed link.
        case goBack
    }

    package enum OnProposal: Hashable, Sendable {
        case lengthen(Axis, by: CGFloat)
        case chooseAxis(Axis)
        case setKind(ProposalEntry.Kind)
        case toggleFollowing
        case undo, redo
        /// Goes to the next size of the window at which something changes.
        case goToBreakpoint(Axis, WhatIf.Direction)
        /// Switches between cells of 8 by 16 points and of one point.
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
        /// Writes the chosen example into a file of its own, and opens that.
        case writeExample
    }

    package enum OnWhatIf: Hashable, Sendable {
        /// Opens the box for the selected element.
        case open
        /// Opens the list of what can be shown beside the layout.
        case chooseCompanion
        /// Checks the selected element for broken layout rules.
        case check
        case otherAxis
        /// Switches the length across between the layout's and unlimited.
        case toggleOpen
        case scroll(Movement)
    }

    /// Actions on the strip of layouts at the sizes at which something changes.
    package enum OnStrip: Hashable, Sendable {
        case open
        case choose(Movement)
        /// Nil proposes the chosen size.
        case propose(Int?)
        case otherAxis
        case scroll(by: Int)
    }

    package enum OnSource: Hashable, Sendable {
        /// Begins typing into the text, at its cursor.
        case beginEditing
        case perform(EditingCommand)
        /// Moves by pages of the pane.
        case movePages(Int, extends: Bool)
        case copy, cut, paste
        /// Writes the text into its file.
        case save
        case find
        case findAgain(Direction)
        case goToLine
        /// Opens the list of the files that are read.
        case chooseFile
        /// Lists what can be written at the cursor.
        case complete
        case chooseCandidate(Direction)
        case takeCandidate
        /// Takes the candidate if it begins with what is typed, or was chosen; else begins a new line.
        case takeOrBreak
        case closeCandidates
    }

    package enum OnBoxes: Hashable, Sendable {
        /// Shows the properties of the selected element as fields.
        case openFields
        case chooseField(Movement)
        case chooseFieldAt(Int)
        /// Changes the chosen property by some steps.
        case step(Int)
        /// Gives the chosen property its default.
        case reset
        /// Opens the list of its values, or a field if there is no list.
        case chooseValue
        /// Opens the list of edits.
        case openEdits
        /// Makes the change that ends the selected element's finding.
        case applyRemedy
        case undo, redo
    }

    package enum OnLesson: Hashable, Sendable {
        case next, previous
        /// Gives the answer; where nothing is asked, turns to the next page.
        case enter
        case hint, restart, leave, glossary
        /// Shows the layout for a wall, or as usual.
        case present
        /// Types a prediction, or the number of an option.
        case edit(TextField.Edit)
        /// Makes the drawn box larger or smaller, in points.
        case grow(Axis, by: Int)
        case choose(Direction)
        case scroll(Movement)
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

        /// The index after the step.
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

/// Work that only the executable can do. The result arrives as a reply.
package enum Effect: Hashable, Sendable {
    case quit
    /// Put a text into the terminal's clipboard.
    case copy(String)
    /// Put the layout's picture into the clipboard, as text.
    case copyPicture
    /// Let the person edit a file in their editor. Line and column count from 1, the column in UTF-8 bytes.
    case openEditor(file: String, line: Int, column: Int)
    /// Stop the program until the shell continues it.
    case suspend
    /// Draw the whole screen again, whatever the terminal shows.
    case redraw
    /// Write the screen into a new file, as an SVG picture.
    case writePicture(name: String)
    /// Stop reading or laying out.
    case stopWork
    /// Read the open files again.
    case readAgain
    /// Read an example's source.
    case open(Example)
    /// Return from an example to the person's own files.
    case openOwn
    /// Show another root.
    case choose(Root)
    /// Read again with these settings of holes. They replace all earlier ones from the screen.
    case set([HoleSetting])
    /// Write settings of holes into their files.
    case write([FileSettings])
    /// Read again with these texts in place of the ones on disk; they replace all earlier ones.
    case edit([NamedText])
    /// Find out whether a file can be written.
    case checkWritable(TextName)
    /// Write a text into its file, if the file still holds the text before.
    case save(NamedText, replacing: SourceText)
    /// Forget a text that was never saved.
    case forget(TextName)
    /// Write a text into a new file, and open that.
    case saveAs(NamedText, path: String)
    /// Read again with another number of points in a cell.
    case scale(CellProjection)
}

extension Action {
    /// Whether the action ends the highlighting of changes: all do but those that change the layout again.
    var endsHighlight: Bool {
        switch self {
        case .proposal, .window, .field, .boxes: false
        case .source(.cut), .source(.paste), .source(.takeCandidate), .source(.takeOrBreak): false
        case .source(.perform(let command)): !command.changesText
        case .program, .panes, .elements, .trace, .report, .read, .links, .whatIf, .strip, .finder, .answer, .lesson,
            .source:
            true
        }
    }
}

/// The values of holes to write into a file.
package struct FileSettings: Hashable, Sendable {
    /// The file as it was read.
    package let file: SourceSet.File
    package let settings: [HoleSetting]
}
