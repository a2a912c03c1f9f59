import Editing
import SwiftSource

/// Identifies a text of the source pane: a file of the person's, or an example.
package struct TextName: Hashable, Sendable {
    /// As the sources name it: the path of a file, or the title of an example.
    package let file: String
    package let isExample: Bool

    package init(file: String, isExample: Bool) {
        (self.file, self.isExample) = (file, isExample)
    }

    /// Whether it is a file that can be written again.
    package var isFile: Bool { !isExample && file != "<stdin>" }
}

/// A source that was opened in the source pane.
package struct OpenText: Sendable {
    package internal(set) var edited: EditedText
    /// The text as it was read or saved last. An example's is the example.
    package internal(set) var disk: SourceText
    /// The file's text, if it changed on disk while there are unsaved edits.
    package internal(set) var theirs: SourceText?

    init(_ text: SourceText) {
        edited = EditedText(text.string)
        disk = text
    }

    /// Takes the text of the file on disk. Without unsaved edits it replaces the text, as an edit that can be undone.
    mutating func take(disk text: SourceText) {
        guard text.utf8 != disk.utf8 else {
            theirs = nil
            return
        }
        guard edited.isSaved || text.utf8 == Array(edited.text.string.utf8) else {
            theirs = text
            return
        }
        takeTheirs(text)
    }

    /// Replaces the text by the file's.
    mutating func takeTheirs(_ text: SourceText) {
        edited.replaceAll(by: TextLines(text.string))
        noteSaved(text)
    }

    /// Keeps this text: saving replaces the file's.
    mutating func keepMine() {
        guard let theirs else { return }
        (disk, self.theirs) = (theirs, nil)
        edited.noteUnsaved()
    }

    mutating func noteSaved(_ text: SourceText) {
        disk = text
        theirs = nil
        edited.noteSaved()
    }
}

/// A text that the executable reads or writes.
package struct NamedText: Hashable, Sendable {
    package let name: TextName
    package let text: String

    package init(_ name: TextName, _ text: String) {
        (self.name, self.text) = (name, text)
    }
}
