/// A pattern for one name, as in `fnmatch`, without named classes: `*`, `?`, `[a-z]`, `[!a]`, and `\` before a literal
/// character. After a mismatch only the last star is tried again, so that many stars cost no more than one.
struct NamePattern {
    private var pieces: [Piece] = []
    /// The smallest length of a matching name.
    private var minimumLength = 0

    private enum Piece {
        case byte(UInt8)
        case anyByte
        case anyBytes
        case oneOf([ClosedRange<UInt8>], isInverted: Bool)

        func fits(_ byte: UInt8) -> Bool {
            switch self {
            case .byte(let own): own == byte
            case .anyByte: true
            case .anyBytes: false
            case .oneOf(let ranges, let isInverted): ranges.contains { $0.contains(byte) } != isInverted
            }
        }
    }

    /// - Parameter text: in UTF-8.
    init(_ text: ArraySlice<UInt8>) {
        var rest = text
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"): pieces.append(.anyBytes)
            case UInt8(ascii: "?"): pieces.append(.anyByte)
            case UInt8(ascii: "\\"): pieces.append(.byte(rest.popFirst() ?? byte))
            case UInt8(ascii: "["): pieces.append(Self.takeBrackets(from: &rest) ?? .byte(byte))
            default: pieces.append(.byte(byte))
            }
        }
        minimumLength = pieces.count { if case .anyBytes = $0 { false } else { true } }
    }

    /// The set after an opening bracket, up to the closing one; nil if there is none.
    private static func takeBrackets(from text: inout ArraySlice<UInt8>) -> Piece? {
        var rest = text
        let isInverted = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isInverted { rest.removeFirst() }
        var ranges: [ClosedRange<UInt8>] = []
        while let byte = rest.popFirst() {
            // A closing bracket at the start is one of the characters.
            if byte == UInt8(ascii: "]"), !ranges.isEmpty {
                text = rest
                return .oneOf(ranges, isInverted: isInverted)
            }
            let low = byte == UInt8(ascii: "\\") ? rest.popFirst() ?? byte : byte
            var high = low
            if rest.first == UInt8(ascii: "-"), let end = rest.dropFirst().first, end != UInt8(ascii: "]") {
                rest.removeFirst(2)
                high = end
            }
            ranges.append(low...max(low, high))
        }
        return nil
    }

    /// - Parameter name: in UTF-8.
    func fits(_ name: [UInt8]) -> Bool {
        guard name.count >= minimumLength else { return false }
        var (piece, place) = (0, 0)
        var retry: (piece: Int, place: Int)?
        while place < name.count {
            if piece < pieces.count, case .anyBytes = pieces[piece] {
                retry = (piece, place)
                piece += 1
            } else if piece < pieces.count, pieces[piece].fits(name[place]) {
                (piece, place) = (piece + 1, place + 1)
            } else if let last = retry {
                (piece, place) = (last.piece + 1, last.place + 1)
                retry = (last.piece, last.place + 1)
            } else {
                return false
            }
        }
        return pieces[piece...].allSatisfy { if case .anyBytes = $0 { true } else { false } }
    }
}
