/// The columns and lines of a text as `TextWrapping` breaks it. The lines of plain ASCII, the most frequent text, are
/// counted without being made.
package struct TextExtent: Hashable, Sendable {
    package let columns: Int
    package let lines: Int

    /// - Parameters: those of `TextWrapping`.
    package init(_ text: String, width: Int?, lineLimit: Int = 0) {
        let limit = width.map { max(1, $0) } ?? .max
        let counted = text.utf8.withContiguousStorageIfAvailable { bytes in
            TextExtent(ascii: bytes, width: limit, lineLimit: lineLimit)
        }
        if let extent = counted.flatMap({ $0 }) {
            self = extent
        } else {
            let wrapping = TextWrapping(text, width: width, lineLimit: lineLimit)
            self.init(columns: wrapping.columns, lines: wrapping.lines.count)
        }
    }

    /// The approximate cost of measuring a text, in simple answers. Characters outside of ASCII take longer.
    package static func steps(for text: String) -> Int {
        let count = text.utf8.count
        guard count >= 64 else { return 0 }
        // Without an early exit, the compiler can process many bytes at once.
        let bits = text.utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) } ?? text.utf8.reduce(0, |)
        return count / (bits < 0x80 ? 32 : 2)
    }

    fileprivate init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
    }
}

extension TextExtent {
    /// Nil if a byte is neither printable nor "
    /// ", because it may take another number of columns.
    fileprivate init?(ascii bytes: UnsafeBufferPointer<UInt8>, width: Int, lineLimit: Int) {
        guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) else { return nil }
        let breaker = LineBreaker(width: width, rule: .words)
        var (longest, lines, start) = (0, 0, 0)
        while lines != lineLimit || lineLimit == 0 {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            breaker.forEachLine(of: ASCIIText(bytes: bytes, range: start..<end)) { line in
                lines += 1
                // The last allowed line has all the remaining text, with a space for each that was dropped.
                let isLast = lines == lineLimit
                let columns = isLast ? min(width, bytes.count - start - line.range.lowerBound) : line.columns
                longest = max(longest, columns)
                return !isLast
            }
            guard end < bytes.count else { break }
            start = end + 1
        }
        self.init(columns: longest, lines: lines)
    }
}

/// A line of bytes, one column each.
private struct ASCIIText: BreakableText {
    let bytes: UnsafeBufferPointer<UInt8>
    let range: Range<Int>

    var count: Int { range.count }
    func columns(in range: Range<Int>) -> Int { range.count }
    func isSpace(at index: Int) -> Bool { bytes[range.lowerBound + index] == 0x20 }
    func isSlash(at index: Int) -> Bool { bytes[range.lowerBound + index] == 0x2F }
}
