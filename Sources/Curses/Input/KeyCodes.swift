import Terminal

/// The keys of terminals: tables of bytes, final bytes and numbers, of xterm and its imitators.
enum KeyCodes {
    /// Keys of one byte; nil for ESC and bytes from 128 on.
    static func key(forByte byte: UInt8) -> Key? {
        switch byte {
        case 0x00: Key(.character(" "), .control)
        case 0x08, 0x7F: Key(.backspace)
        case 0x09: Key(.tab)
        case 0x0A, 0x0D: Key(.enter)
        case 0x01...0x1A: Key(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
        case 0x1C...0x1F: Key(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
        case 0x20...0x7E: Key(.character(Character(Unicode.Scalar(byte))))
        default: nil
        }
    }

    /// Keys of ESC [ ... and a letter.
    static func key(forFinal byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "Z"): Key(.backTab)
        case UInt8(ascii: "a"): Key(.up, .shift)
        case UInt8(ascii: "b"): Key(.down, .shift)
        case UInt8(ascii: "c"): Key(.right, .shift)
        case UInt8(ascii: "d"): Key(.left, .shift)
        default: key(forLetter: byte).map { Key($0) }
        }
    }

    /// Keys of ESC O and a letter: the cursor keys as in ESC [, and the number pad.
    static func key(forSingleShift byte: UInt8) -> Key.Code? {
        switch byte {
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "I"): .tab
        case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(byte - 0x40)))
        default: key(forLetter: byte)
        }
    }

    private static func key(forLetter byte: UInt8) -> Key.Code? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte) - 0x4F)
        default: nil
        }
    }

    /// Keys of ESC [ number ~.
    static func key(forNumber number: Int) -> Key.Code? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// Keys of ESC [ code point ; modifiers u, and of xterm's modifyOtherKeys.
    static func key(forCodePoint number: Int, modifiers: Key.Modifiers) -> Key? {
        guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else { return nil }
        switch scalar.value {
        case 9 where modifiers.contains(.shift): return Key(.backTab, modifiers.subtracting(.shift))
        case 27: return Key(.escape, modifiers)
        case 9, 13, 127: return key(forByte: UInt8(scalar.value)).map { Key($0.code, modifiers) }
        case 0..<32, 0x80..<0xA0, 0xE000..<0xF900: return nil
        default: break
        }
        let upper = scalar.properties.uppercaseMapping
        if modifiers.contains(.shift), upper.unicodeScalars.count == 1, let character = upper.first {
            return Key(.character(character), modifiers.subtracting(.shift))
        }
        return Key(.character(Character(scalar)), modifiers)
    }
}
