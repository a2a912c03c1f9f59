/// The bytes between ESC [200~ and ESC [201~, which may be any; a bounded number is kept.
struct PasteBuffer: Hashable, Sendable {
    private static let end = Array("\u{1B}[201~".utf8)
    private var bytes: [UInt8] = []
    /// How much of the end sequence has been matched.
    private var matched = 0

    /// Takes a byte; returns whether it was the last one.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        keep(Self.end[..<matched])
        // The end sequence contains only one ESC, its first byte, so a new match can only start there.
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep([byte]) }
        return false
    }

    private mutating func keep(_ more: ArraySlice<UInt8>) {
        bytes.append(contentsOf: more.prefix(InputParser.pasteLimit - bytes.count))
    }

    /// The text, with "\n" for all of the terminal's line ends.
    var text: String {
        String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" }
            .joined(separator: "\n")
    }
}
