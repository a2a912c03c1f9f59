extension TextWrapping {
    /// What `TextWrapping(text, width: width, lineLimit: lineLimit)` takes, without making its lines where the text is ASCII.
    package static func size(
        of text: String, width: Int?, lineLimit: Int = 0
    ) -> (columns: Int, lines: Int) {
        let limit = width.map { max(1, $0) } ?? .max
        let measured = text.utf8.withContiguousStorageIfAvailable { bytes in
            ASCIIMeasure.size(of: bytes, width: limit, lineLimit: lineLimit)
        }
        if let size = measured.flatMap({ $0 }) { return size }
        let wrapping = TextWrapping(text, width: width, lineLimit: lineLimit)
        return (wrapping.columns, wrapping.lines.count)
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
    static func size(
        of bytes: UnsafeBufferPointer<UInt8>, width: Int, lineLimit: Int
    ) -> (columns: Int, lines: Int)? {
        guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) else { return nil }
        var measure = ASCIIMeasure(width: width, lineLimit: lineLimit, end: bytes.count)
        return measure.run(bytes)
    }

    private init(width: Int, lineLimit: Int, end: Int) {
        (self.width, self.lineLimit, self.end) = (width, lineLimit, end)
    }

    private mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) -> (columns: Int, lines: Int) {
        var wordStart = 0
        var isFirstWord = true
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : 0x0A
            guard byte == 0x20 || byte == 0x0A else { continue }
            if isFirstWord {
                lineStart = wordStart
            } else if used + 1 + index - wordStart <= width {
                used += 1
            } else if let size = startLine(at: wordStart) {
                return size
            }
            if let size = place(word: wordStart..<index) { return size }
            isFirstWord = byte == 0x0A
            wordStart = index + 1
            if isFirstWord, index < bytes.count, let size = startLine(at: wordStart) { return size }
        }
        return (max(longest, used), lines + 1)
    }

    /// Puts a word on the line, cut where it is too wide.
    private mutating func place(word: Range<Int>) -> (columns: Int, lines: Int)? {
        var rest = word.count
        while used + rest > width {
            rest -= width - used
            used = width
            if let size = startLine(at: word.upperBound - rest) { return size }
        }
        used += rest
        return nil
    }

    /// Ends a line that another one follows. Gives the size when the line was the last that is allowed: then all that is
    /// left stands on it, where a dropped space or end of a paragraph is a space.
    private mutating func startLine(at start: Int) -> (columns: Int, lines: Int)? {
        if lines + 1 == lineLimit {
            return (max(longest, min(width, end - lineStart)), lineLimit)
        }
        longest = max(longest, used)
        lines += 1
        used = 0
        lineStart = start
        return nil
    }
}
