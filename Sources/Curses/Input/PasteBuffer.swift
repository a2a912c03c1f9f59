/// What comes between ESC [200~ and ESC [201~: any bytes at all, of which a bounded number is kept.
struct PasteBuffer: Hashable, Sendable {
    private static let end = Array("\u{1B}[201~".utf8)
    private let limit: Int
    private var bytes: [UInt8] = []
    /// How much of the end has been seen.
    private var matched = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes a byte, and says whether it was the last one.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        keep(Self.end[..<matched])
        // The end starts with the only ESC in it, so nothing of it can start again but at an ESC.
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep([byte]) }
        return false
    }

    private mutating func keep(_ more: ArraySlice<UInt8>) {
        bytes.append(contentsOf: more.prefix(limit - bytes.count))
    }

    /// The text, its lines ended by "\n" however the terminal ended them.
    var text: String {
        String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" }
            .joined(separator: "\n")
    }
}
