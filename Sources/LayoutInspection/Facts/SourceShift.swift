import SwiftSource

/// Positions in sources after an edit: those before the first changed line stay, those after the last one move with it.
package struct SourceShift {
    /// By the numbers of the files before.
    private let files: [Stretch?]

    init(from first: SourceSet, to second: SourceSet) {
        if first == second {
            files = first.files.map { Stretch(from: $0.text, to: $0.text) }
            return
        }
        let isOne = first.files.count == 1 && second.files.count == 1
        files = first.files.map { old in
            (isOne ? second.files.first : second.files.first { $0.name == old.name }).map {
                Stretch(from: old.text, to: $0.text)
            }
        }
    }

    /// The shift of one text, which has the same number in both versions.
    package init(from old: SourceText, to new: SourceText) {
        files = Array(repeating: nil, count: old.number) + [Stretch(from: old, to: new)]
    }

    /// The position after the edit; nil if it is in the changed text.
    package func position(of position: Int) -> Int? {
        let file = SourceRange(position, position).file
        return files.indices.contains(file) ? files[file]?.position(of: position) : nil
    }

    /// One file.
    private struct Stretch {
        let base: Int
        let newBase: Int
        /// The length of the equal start in bytes: in whole lines, and in all.
        let startLines: Int
        let start: Int
        /// The offset in the old file at which the equal end begins: in whole lines, and in all.
        let endLines: Int
        let end: Int
        /// How far the end has moved, in bytes.
        let shift: Int

        init(from old: SourceText, to new: SourceText) {
            let (before, after) = (old.utf8, new.utf8)
            (base, newBase, shift) = (old.base, new.base, after.count - before.count)
            let shorter = min(before.count, after.count)
            var start = before == after ? shorter : 0
            while start < shorter, before[start] == after[start] { start += 1 }
            var same = 0
            while same < shorter - start, before[before.count - 1 - same] == after[after.count - 1 - same] { same += 1 }
            (self.start, end) = (start, before.count - same)
            let newline = UInt8(ascii: "\n")
            startLines = before[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
            endLines = before[end...].firstIndex(of: newline) ?? before.count
        }

        func position(of position: Int) -> Int? {
            let offset = position - base
            if offset < startLines { return newBase + offset }
            if offset >= endLines { return newBase + offset + shift }
            return offset < start ? newBase + offset : offset >= end ? newBase + offset + shift : nil
        }
    }
}
