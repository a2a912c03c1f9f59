/// The bytes so far of a character in UTF-8.
struct PartialCharacter: Hashable, Sendable {
    private var bytes: [UInt8]
    private let length: Int

    /// Nil if no character of several bytes starts with this byte.
    init?(lead: UInt8) {
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        bytes = [lead]
    }

    /// Nil if the byte does not continue a character.
    func appending(_ byte: UInt8) -> PartialCharacter? {
        guard byte & 0xC0 == 0x80 else { return nil }
        var extended = self
        extended.bytes.append(byte)
        return extended
    }

    var isComplete: Bool { bytes.count == length }

    /// The character; nil for an invalid encoding, and for control characters.
    var scalar: Unicode.Scalar? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value >= 0xA0 else { return nil }
        return scalar
    }
}
