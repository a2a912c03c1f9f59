/// The bytes that Swift is written with.
enum Ascii {
    static let quote = UInt8(ascii: "\"")
    static let pound = UInt8(ascii: "#")
    static let backtick = UInt8(ascii: "`")
    static let dollar = UInt8(ascii: "$")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let dot = UInt8(ascii: ".")
    static let colon = UInt8(ascii: ":")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let underscore = UInt8(ascii: "_")
    static let leftParenthesis = UInt8(ascii: "(")
    static let rightParenthesis = UInt8(ascii: ")")

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 }

    static func isIdentifierHead(_ byte: UInt8) -> Bool { isLetter(byte) || byte == underscore }

    static func isIdentifierBody(_ byte: UInt8) -> Bool { isIdentifierHead(byte) || isDigit(byte) || byte == dollar }

    static func isSpace(_ byte: UInt8) -> Bool { byte == space || (byte >= 9 && byte <= 13) || byte == 0 }

    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }

    /// Quotes as word processors write them.
    static func isCurlyQuote(_ scalar: UInt32) -> Bool { (0x2018...0x201F).contains(scalar) }

    /// Spaces beyond ASCII, which Swift does not take between words.
    static func isForeignSpace(_ scalar: UInt32) -> Bool {
        scalar == 0xA0 || (0x2000...0x200B).contains(scalar) || scalar == 0x2028 || scalar == 0x2029
            || scalar == 0x202F || scalar == 0x205F || scalar == 0x3000
    }
}

/// Scalars beyond ASCII that make operators (The Swift Programming Language, Lexical Structure, Operators).
enum UnicodeOperators {
    static func contain(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
            0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020,
            0x3030:
            true
        default: false
        }
    }
}
