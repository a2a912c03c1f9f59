import Foundation

/// A source and where its lines begin. A position in it is its base plus a UTF-8 offset, so that a position says in which
/// of several sources it lies.
package struct SourceText: Hashable, Sendable {
    package let string: String
    /// The source's bytes. Positions count in them, from `base`.
    package let utf8: [UInt8]
    /// Which of the sources that are read as one program this is, from 0.
    package let number: Int
    /// The first byte that belongs to no character, where the source was read from bytes that are not UTF-8. What stands
    /// before it is as it was; what follows may be moved.
    package let invalidByte: InvalidByte?
    private let lineStarts: [Int]

    package init(_ string: String, number: Int = 0) {
        self.init(string, Array(string.utf8), number: number, invalidByte: nil)
    }

    /// A source as a file holds it. Bytes that are not UTF-8 are read as U+FFFD.
    package init(bytes: some Collection<UInt8>, number: Int = 0) {
        // An array is compared and decoded at once, other collections byte by byte.
        let bytes = Array(bytes)
        let string = String(decoding: bytes, as: UTF8.self)
        let utf8 = Array(string.utf8)
        self.init(string, utf8, number: number, invalidByte: utf8 == bytes ? nil : InvalidByte(firstIn: bytes))
    }

    private init(_ string: String, _ utf8: [UInt8], number: Int, invalidByte: InvalidByte?) {
        self.number = number
        self.invalidByte = invalidByte
        self.string = string
        self.utf8 = utf8
        var starts = [0]
        for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        lineStarts = starts
    }

    package var lineCount: Int { lineStarts.count }

    /// The position of its first byte.
    package var base: Int { number << SourceRange.fileShift }

    package var range: SourceRange { SourceRange(base, base + utf8.count) }

    /// The position as compilers print it: line and column from 1, the column counted in UTF-8 bytes.
    package func location(of position: Int) -> SourceLocation {
        let line = line(at: position)
        return SourceLocation(line: line, column: min(max(0, position - base), utf8.count) - lineStarts[line - 1] + 1)
    }

    /// The line, counted from 1, in which a position lies.
    package func line(at position: Int) -> Int {
        max(1, lineStarts.partitioningIndex { $0 > position - base })
    }

    /// The position of a line and a column; the nearest one if the line is shorter or does not exist.
    package func position(at location: SourceLocation) -> Int {
        let line = min(max(1, location.line), lineStarts.count)
        let end = line < lineStarts.count ? lineStarts[line] - 1 : utf8.count
        return base + min(lineStarts[line - 1] + max(0, location.column - 1), end)
    }

    /// The text of a line, counted from 1, without its end.
    package func line(_ number: Int) -> String {
        guard lineStarts.indices.contains(number - 1) else { return "" }
        let end = number < lineStarts.count ? lineStarts[number] - 1 : utf8.count
        return String(decoding: utf8[lineStarts[number - 1]..<end], as: UTF8.self)
    }

    package func contains(_ text: String) -> Bool { firstIndex(of: Array(text.utf8), from: 0) != nil }

    /// Whether it contains a word, with no letter, digit or underscore on either side.
    package func contains(word: String) -> Bool {
        let word = Array(word.utf8)
        var next = 0
        while let start = firstIndex(of: word, from: next) {
            next = start + word.count
            let isBegin = start == 0 || !Ascii.isIdentifierBody(utf8[start - 1])
            if isBegin, next == utf8.count || !Ascii.isIdentifierBody(utf8[next]) { return true }
        }
        return false
    }

    private func firstIndex(of wanted: [UInt8], from start: Int) -> Int? {
        guard let first = wanted.first, utf8.count - start >= wanted.count else { return nil }
        let last = utf8.count - wanted.count
        return utf8.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var next = start
            while next <= last, let found = memchr(base + next, Int32(first), last - next + 1) {
                let index = UnsafeRawPointer(found) - base
                if memcmp(base + index, wanted, wanted.count) == 0 { return index }
                next = index + 1
            }
            return nil
        }
    }

    package subscript(range: SourceRange) -> String {
        let bounds = range.clamped(to: self.range)
        return String(decoding: utf8[(bounds.start - base)..<(bounds.end - base)], as: UTF8.self)
    }
}

/// A byte that is no text.
package struct InvalidByte: Hashable, Sendable {
    package let value: UInt8
    package let offset: Int

    /// Nil where all the bytes are text.
    init?(firstIn bytes: some Collection<UInt8>) {
        var parser = Unicode.UTF8.ForwardParser()
        var remaining = bytes.makeIterator()
        var offset = 0
        while case .valid(let character) = parser.parseScalar(from: &remaining) { offset += character.count }
        guard offset < bytes.count else { return nil }
        value = bytes[bytes.index(bytes.startIndex, offsetBy: offset)]
        self.offset = offset
    }
}

/// A stretch of a source, in positions of one `SourceText`; the end is exclusive.
package struct SourceRange: Hashable, Sendable {
    /// A position has the number of its source above these bits.
    static let fileShift = 32

    package var start: Int
    package var end: Int

    package init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    package func union(_ other: SourceRange) -> SourceRange {
        SourceRange(min(start, other.start), max(end, other.end))
    }

    /// The number of the source that it lies in.
    package var file: Int { start >> Self.fileShift }

    func clamped(to all: SourceRange) -> SourceRange {
        SourceRange(min(max(all.start, start), all.end), min(max(all.start, end), all.end))
    }
}

/// Line and column, both from 1; columns count UTF-8 bytes.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package var description: String { "\(line):\(column)" }
}
