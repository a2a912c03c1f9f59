/// How many columns and lines a text takes as `TextWrapping` breaks it. Plain ASCII, which is most of what is measured, is
/// counted without making its lines.
package struct TextExtent: Hashable, Sendable {
    package let columns: Int
    package let lines: Int

    /// - Parameters: as `TextWrapping`'s.
    package init(_ text: String, width: Int?, lineLimit: Int = 0) {
        let limit = width.map { max(1, $0) } ?? .max
        let counted = text.utf8.withContiguousStorageIfAvailable { bytes in
            ASCIIMeasure.extent(of: bytes, width: limit, lineLimit: lineLimit)
        }
        if let extent = counted.flatMap({ $0 }) {
            self = extent
        } else {
            let wrapping = TextWrapping(text, width: width, lineLimit: lineLimit)
            self.init(columns: wrapping.columns, lines: wrapping.lines.count)
        }
    }

    fileprivate init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
    }
}

/// Counts lines of a text in which a byte is a column.
private struct ASCIIMeasure {
    let width: Int
    let lineLimit: Int
    let end: Int
    private var longest = 0
    private var lines = 0
    private var used = 0
    private var lineStart = 0

    /// Nil if a byte is not a printable one or "\n".
    static func extent(
        of bytes: UnsafeBufferPointer<UInt8>, width: Int, lineLimit: Int
    ) -> TextExtent? {
        guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) else { return nil }
        var measure = ASCIIMeasure(width: width, lineLimit: lineLimit, end: bytes.count)
        return measure.run(bytes)
    }

    private init(width: Int, lineLimit: Int, end: Int) {
        (self.width, self.lineLimit, self.end) = (width, lineLimit, end)
    }

    private mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) -> TextExtent {
        var wordStart = 0
        var isFirstWord = true
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : 0x0A
            guard byte == 0x20 || byte == 0x0A else { continue }
            if isFirstWord {
                lineStart = wordStart
            } else if used + 1 + index - wordStart <= width {
                used += 1
            } else if let extent = startLine(at: wordStart) {
                return extent
            }
            if let extent = place(word: wordStart..<index) { return extent }
            isFirstWord = byte == 0x0A
            wordStart = index + 1
            if isFirstWord, index < bytes.count, let extent = startLine(at: wordStart) { return extent }
        }
        return TextExtent(columns: max(longest, used), lines: lines + 1)
    }

    /// Puts a word on the line, cut where it is too wide.
    private mutating func place(word: Range<Int>) -> TextExtent? {
        var rest = word.count
        while used + rest > width {
            rest -= width - used
            used = width
            if let extent = startLine(at: word.upperBound - rest) { return extent }
        }
        used += rest
        return nil
    }

    /// Ends a line that another one follows. Gives the extent when the line was the last that is allowed: then all that is
    /// left stands on it, where a dropped space or end of a paragraph is a space.
    private mutating func startLine(at start: Int) -> TextExtent? {
        if lines + 1 == lineLimit {
            return TextExtent(columns: max(longest, min(width, end - lineStart)), lines: lineLimit)
        }
        longest = max(longest, used)
        lines += 1
        used = 0
        lineStart = start
        return nil
    }
}
