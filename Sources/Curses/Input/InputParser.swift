import Terminal

/// Turns the bytes that a terminal sends into events. A value: it takes bytes, split anywhere, and `giveUp` when none
/// follow.
///
/// It never fails. Unknown, malformed and over-long sequences give no event and are swallowed to their end, so that no
/// part of them is taken for keys.
package struct InputParser: Hashable, Sendable {
    /// The largest number of kept bytes of a paste.
    package static let pasteLimit = 1 << 20
    /// The largest number of kept bytes of a sequence; longer ones are swallowed.
    static let sequenceLimit = 128

    private var state = State.ground
    private var events: [TerminalEvent] = []

    private enum State: Hashable {
        case ground
        case character(PartialCharacter, modifiers: Key.Modifiers)
        /// After ESC: a key of its own, the Alt of the next key, or the start of a sequence. Two of them are Alt with a
        /// sequence.
        case escape(count: Int)
        /// After ESC O.
        case singleShift(parameters: [UInt8], isAlt: Bool)
        /// After ESC [.
        case control(ControlSequence, isAlt: Bool)
        /// After ESC [ [, which starts the function keys of the Linux console.
        case linuxFunction
        /// After ESC [ M: the three bytes of an old mouse report.
        case oldMouse([UInt8])
        /// After ESC P, ESC ] and the like: a text up to BEL or ESC \, an answer that was not requested.
        case text(introducer: UInt8, isEmpty: Bool)
        /// After ESC in such a text: its end, or the start of something else that cuts it off.
        case textEnd
        case paste(PasteBuffer)
    }

    package init() {}

    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        for byte in bytes {
            take(byte)
        }
        defer { events = [] }
        return events
    }

    /// How long to wait for the rest of an incomplete sequence before `giveUp`; nil if there is none.
    ///
    /// Only a lone ESC is ambiguous. Anything longer is a sequence that a slow line has split.
    package var patience: Duration? {
        switch state {
        case .ground: nil
        case .escape: .milliseconds(50)
        case .paste: .seconds(3)
        default: .milliseconds(500)
        }
    }

    /// Takes an incomplete sequence as complete.
    package mutating func giveUp() -> [TerminalEvent] {
        switch state {
        case .escape(let count): for _ in 0..<count { emit(.key(Key(.escape))) }
        case .control(let sequence, _) where sequence.isEmpty: emitAlt("[")
        case .singleShift(parameters: [], _): emitAlt("O")
        case .text(let introducer, isEmpty: true): emitAlt(Character(Unicode.Scalar(introducer)))
        case .paste(let buffer): emit(.paste(buffer.text))
        default: break
        }
        state = .ground
        defer { events = [] }
        return events
    }

    private mutating func emit(_ event: TerminalEvent?) {
        if let event { events.append(event) }
    }

    private mutating func emitAlt(_ character: Character) {
        emit(.key(Key(.character(character), .alt)))
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: start(byte, modifiers: [])
        case .character(let partial, let modifiers): extend(partial, with: byte, modifiers: modifiers)
        case .escape(let count): takeAfterEscape(byte, count: count)
        case .singleShift(let parameters, let isAlt): takeSingleShift(byte, parameters: parameters, isAlt: isAlt)
        case .control(let sequence, let isAlt): extend(sequence, with: byte, isAlt: isAlt)
        case .linuxFunction:
            state = .ground
            if (0x41...0x45).contains(byte) { emit(.key(Key(.function(Int(byte) - 0x40)))) }
        case .oldMouse(let bytes):
            state = bytes.count < 2 ? .oldMouse(bytes + [byte]) : .ground
            if bytes.count == 2 { emit(MouseReport(old: bytes + [byte]).event) }
        case .text(let introducer, _):
            switch byte {
            case 0x1B: state = .textEnd
            case 0x07, 0x18, 0x1A: state = .ground
            default: state = .text(introducer: introducer, isEmpty: false)
            }
        case .textEnd:
            state = .ground
            if byte != UInt8(ascii: "\\") { takeAfterEscape(byte, count: 1) }
        case .paste(var buffer):
            state = .ground
            if buffer.append(byte) {
                emit(.paste(buffer.text))
            } else {
                state = .paste(buffer)
            }
        }
    }
}

extension InputParser {
    /// Takes the first byte of a key or a sequence.
    private mutating func start(_ byte: UInt8, modifiers: Key.Modifiers) {
        state = .ground
        if byte == 0x1B {
            state = .escape(count: 1)
        } else if let key = KeyCodes.key(forByte: byte) {
            emit(.key(Key(key.code, key.modifiers.union(modifiers))))
        } else if let partial = PartialCharacter(lead: byte) {
            state = .character(partial, modifiers: modifiers)
        }
    }

    private mutating func extend(_ partial: PartialCharacter, with byte: UInt8, modifiers: Key.Modifiers) {
        guard let extended = partial.appending(byte) else {
            start(byte, modifiers: [])
            return
        }
        state = .character(extended, modifiers: modifiers)
        if extended.isComplete {
            state = .ground
            emit(extended.scalar.map { .key(Key(.character(Character($0)), modifiers)) })
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8, count: Int) {
        switch byte {
        case 0x1B where count == 1: state = .escape(count: 2)
        case 0x1B: emit(.key(Key(.escape)))
        case UInt8(ascii: "["): state = .control(ControlSequence(), isAlt: count == 2)
        case UInt8(ascii: "O"): state = .singleShift(parameters: [], isAlt: count == 2)
        case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .text(introducer: byte, isEmpty: true)
        default:
            if count == 2 { emit(.key(Key(.escape))) }
            start(byte, modifiers: .alt)
        }
    }

    private mutating func takeSingleShift(_ byte: UInt8, parameters: [UInt8], isAlt: Bool) {
        switch byte {
        case 0x30...0x3B where parameters.count < Self.sequenceLimit:
            state = .singleShift(parameters: parameters + [byte], isAlt: isAlt)
        case 0x40...0x7E:
            state = .ground
            let modifiers = ControlSequence.modifiers(fromParameters: parameters)
            emit(KeyCodes.key(forSingleShift: byte).map { .key(Key($0, isAlt ? modifiers.union(.alt) : modifiers)) })
        default: start(byte, modifiers: [])
        }
    }

    private mutating func extend(_ sequence: ControlSequence, with byte: UInt8, isAlt: Bool) {
        switch byte {
        case 0x20...0x3F: state = .control(sequence.appending(byte), isAlt: isAlt)
        case UInt8(ascii: "[") where sequence.isEmpty: state = .linuxFunction
        case UInt8(ascii: "M") where sequence.isEmpty: state = .oldMouse([])
        case 0x40...0x7E:
            state = .ground
            if sequence.startsPaste(final: byte) {
                state = .paste(PasteBuffer())
            } else {
                emit(sequence.event(final: byte, isAlt: isAlt))
            }
        case 0x18, 0x1A: state = .ground
        default: start(byte, modifiers: [])
        }
    }
}
