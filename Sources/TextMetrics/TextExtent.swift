/// The columns and lines of a text as `TextWrapping` breaks it. The lines of plain ASCII, the most frequent text, are
/// counted in one loop over its bytes, without being made.
package struct TextExtent: Hashable, Sendable {
    package let columns: Int
    package let lines: Int
    /// Whether the width breaks a line.
    package let isBroken: Bool

    /// - Parameters: those of `TextWrapping`. The text is borrowed: an initializer would retain it.
    package init(_ text: borrowing String, width: Int?, lineLimit: Int = 0) {
        let limit = width.map { max(1, $0) } ?? .max
        let counted = text.utf8.withContiguousStorageIfAvailable { bytes in
            lineLimit == 0
                ? TextExtent(ascii: bytes, width: limit) : TextExtent(ascii: bytes, width: limit, lineLimit: lineLimit)
        }
        if let extent = counted.flatMap({ $0 }) {
            self = extent
        } else {
            let wrapping = TextWrapping(copy text, width: width, lineLimit: lineLimit)
            let ends = wrapping.lines.count > 1 ? text.utf8.count { $0 == lineEnd } : 0
            self.init(columns: wrapping.columns, lines: wrapping.lines.count, lineEnds: ends)
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

    fileprivate init(columns: Int, lines: Int, lineEnds: Int) {
        self.columns = columns
        self.lines = lines
        isBroken = lines > lineEnds + 1
    }
}

private let lineEnd = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")

extension UInt8 {
    /// Whether the byte is one column wide.
    fileprivate var isPrintableASCII: Bool { (0x20..<0x7F).contains(self) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether each byte is one column wide. Without an early exit, the compiler can process many bytes at once.
    fileprivate var areAllPrintableASCII: Bool {
        reduce(UInt8(0)) { $0 | ($1.isPrintableASCII ? 0 : 1) } == 0
    }
}

extension TextExtent {
    /// Counts all lines, by the rule that `LineBreaker` has for words. Nil if a byte is neither printable nor a line end,
    /// because it may take another number of columns.
    fileprivate init?(ascii bytes: UnsafeBufferPointer<UInt8>, width: Int) {
        if bytes.count <= width, bytes.areAllPrintableASCII {
            self.init(columns: bytes.count, lines: 1, lineEnds: 0)
            return
        }
        var lines = OpenLines(width: width)
        var word = 0
        for byte in bytes {
            if byte == space {
                lines.add(word)
                word = 0
                lines.hasSeparator = true
            } else if byte.isPrintableASCII {
                word += 1
            } else if byte == lineEnd {
                lines.add(word)
                word = 0
                lines.end()
                lines.lineEnds += 1
            } else {
                return nil
            }
        }
        lines.add(word)
        lines.end()
        self.init(columns: lines.longest, lines: lines.count, lineEnds: lines.lineEnds)
    }

    /// Counts lines up to a limit.
    fileprivate init?(ascii bytes: UnsafeBufferPointer<UInt8>, width: Int, lineLimit: Int) {
        guard bytes.allSatisfy({ $0.isPrintableASCII || $0 == lineEnd }) else { return nil }
        let breaker = LineBreaker(width: width, rule: .words)
        var (longest, lines, ends, start) = (0, 0, 0, 0)
        while lines != lineLimit {
            let end = bytes[start...].firstIndex(of: lineEnd) ?? bytes.count
            breaker.forEachLine(of: ASCIIText(bytes: bytes, range: start..<end)) { line in
                lines += 1
                // The last allowed line has all the remaining text, with a space for each that was dropped.
                let isLast = lines == lineLimit
                let columns = isLast ? min(width, bytes.count - start - line.range.lowerBound) : line.columns
                longest = max(longest, columns)
                return !isLast
            }
            guard end < bytes.count else { break }
            ends += 1
            start = end + 1
        }
        self.init(columns: longest, lines: lines, lineEnds: ends)
    }
}

/// Lines that are being counted, of which the last is open.
private struct OpenLines {
    let width: Int
    var lineEnds = 0
    /// Whether a space is before the next word.
    var hasSeparator = false
    private(set) var longest = 0
    private(set) var count = 0
    /// The columns of the open line.
    private var columns = 0

    init(width: Int) {
        self.width = width
    }

    /// Adds a word with the space before it: to the open line if it fits, else to the next one without the space. A word
    /// that is longer than a line is cut.
    @inline(__always) mutating func add(_ word: Int) {
        var length = word
        if hasSeparator {
            if columns < width, word < width - columns {
                length += 1
            } else {
                end()
            }
            hasSeparator = false
        }
        while length > width - columns {
            length -= width - columns
            columns = width
            end()
        }
        columns += length
    }

    @inline(__always) mutating func end() {
        longest = max(longest, columns)
        count += 1
        columns = 0
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
