import Terminal

/// The parameters of a control sequence (ECMA-48, 5.4), and its meaning with its final byte.
struct ControlSequence: Hashable, Sendable {
    private var bytes: [UInt8] = []
    private var isTooLong = false

    var isEmpty: Bool { bytes.isEmpty && !isTooLong }

    func appending(_ byte: UInt8) -> ControlSequence {
        var longer = self
        if bytes.count < InputParser.sequenceLimit {
            longer.bytes.append(byte)
        } else {
            longer.isTooLong = true
        }
        return longer
    }

    func startsPaste(final: UInt8) -> Bool {
        final == UInt8(ascii: "~") && Self.numbers(in: bytes[...]) == [200]
    }

    /// The event of the sequence; nil for answers of the terminal, and for unknown and malformed sequences.
    func event(final: UInt8, isAlt: Bool) -> TerminalEvent? {
        guard !isTooLong else { return nil }
        if bytes.first == UInt8(ascii: "<") {
            return Self.numbers(in: bytes.dropFirst()).flatMap { MouseReport(numbers: $0, final: final)?.event }
        }
        guard let numbers = Self.numbers(in: bytes[...]), var key = Self.key(numbers, final: final) else { return nil }
        if isAlt { key.modifiers.insert(.alt) }
        return .key(key)
    }

    private static func key(_ numbers: [Int], final: UInt8) -> Key? {
        let modifiers = modifiers(from: numbers.count > 1 ? numbers[1] : 1)
        switch final {
        case UInt8(ascii: "~") where numbers.first == 27 && numbers.count == 3:
            return KeyCodes.key(forCodePoint: numbers[2], modifiers: modifiers)
        case UInt8(ascii: "u"):
            return numbers.first.flatMap { KeyCodes.key(forCodePoint: $0, modifiers: modifiers) }
        case UInt8(ascii: "~"):
            return numbers.first.flatMap(KeyCodes.key(forNumber:)).map { Key($0, modifiers) }
        case UInt8(ascii: "^"):
            return numbers.first.flatMap(KeyCodes.key(forNumber:)).map { Key($0, .control) }
        default:
            // Other numbers belong to an answer, such as ESC [ 24;80 R, the cursor's position.
            guard numbers.isEmpty || numbers[0] <= 1, numbers.count < 2 || (1...16).contains(numbers[1]) else {
                return nil
            }
            return KeyCodes.key(forFinal: final).map { Key($0.code, $0.modifiers.union(modifiers)) }
        }
    }

    /// The numbers between semicolons, 0 for an empty one; nil if anything else is there or a number is too large.
    private static func numbers(in bytes: ArraySlice<UInt8>) -> [Int]? {
        guard !bytes.isEmpty else { return [] }
        var numbers: [Int] = []
        for field in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            // The part after a colon refines the number, and is not needed.
            let digits = field.prefix { $0 != UInt8(ascii: ":") }
            guard digits.count <= 7, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            numbers.append(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
        return numbers
    }

    /// As xterm counts them: 1 and the sum of 1 for Shift, 2 for Alt, 4 for Control, 8 for Meta.
    private static func modifiers(from number: Int) -> Key.Modifiers {
        guard (1...16).contains(number) else { return [] }
        let bits = number - 1
        var modifiers: Key.Modifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & 10 != 0 { modifiers.insert(.alt) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        return modifiers
    }

    /// The modifiers in the parameters of ESC O 5 A or ESC O 1 ; 5 A.
    static func modifiers(fromParameters bytes: [UInt8]) -> Key.Modifiers {
        modifiers(from: numbers(in: bytes[...])?.last ?? 1)
    }
}
