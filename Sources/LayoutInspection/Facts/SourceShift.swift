import SwiftSource

/// Where positions of sources are after an edit: what stands before the first line that changed is where it was, what stands
/// after the last one has moved with it.
struct SourceShift {
    /// By the numbers of the files before.
    private let files: [Stretch?]

    init(from first: SourceSet, to second: SourceSet) {
        if first == second {
            files = first.files.map { Stretch($0.text) }
            return
        }
        let isOne = first.files.count == 1 && second.files.count == 1
        files = first.files.map { old in
            (isOne ? second.files.first : second.files.first { $0.name == old.name }).map {
                Stretch(from: old.text, to: $0.text)
            }
        }
    }

    /// The position after the edit; nil inside of what was written again.
    func position(of position: Int) -> Int? {
        let file = SourceRange(position, position).file
        return files.indices.contains(file) ? files[file]?.position(of: position) : nil
    }

    /// One file.
    private struct Stretch {
        let base: Int
        let newBase: Int
        /// How many bytes at the start are the same: whole lines, and also a part of one.
        let startLines: Int
        let start: Int
        /// From where on, in the file before, all is the same to the end.
        let endLines: Int
        let end: Int
        /// How far the end has moved.
        let shift: Int

        init(_ text: SourceText) {
            (base, newBase, shift) = (text.base, text.base, 0)
            (startLines, start, endLines, end) = (text.utf8.count, text.utf8.count, text.utf8.count, text.utf8.count)
        }

        init(from old: SourceText, to new: SourceText) {
            let (before, after) = (old.utf8, new.utf8)
            (base, newBase, shift) = (old.base, new.base, after.count - before.count)
            let shorter = min(before.count, after.count)
            var start = 0
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
