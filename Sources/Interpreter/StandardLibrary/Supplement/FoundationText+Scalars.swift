extension FoundationText {
    /// Texts by their Unicode scalars.
    static let scalars = """
        struct UnicodeScalar: Hashable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
            let value: UInt32
            init(value: UInt32) { self.value = value }
            init(_ value: UInt8) { self.value = UInt32(value) }
            init(_ value: Int) { self.value = UInt32(value) }
            init?(_ value: UInt16) { self.init(UInt32(value)) }
            init?(_ value: UInt32) {
                if value > 0x10FFFF || value > 0xD7FF && value < 0xE000 { return nil }
                self.value = value
            }
            init?(_ value: Int) {
                guard let exact = UInt32(exactly: value) else { return nil }
                self.init(exact)
            }
            init(stringLiteral text: String) { value = __scalars(text)[0] }
            var description: String { __text(of: [value]) }
            var isASCII: Bool { value < 128 }
            static func < (one: UnicodeScalar, other: UnicodeScalar) -> Bool { one.value < other.value }
        }

        extension UInt8 {
            init(ascii scalar: UnicodeScalar) { self.init(scalar.value) }
        }

        extension UInt32 {
            init(_ scalar: UnicodeScalar) { self.init(scalar.value) }
        }

        enum Unicode {
            typealias Scalar = UnicodeScalar
        }

        extension Character {
            init(_ scalar: UnicodeScalar) { self.init(__text(of: [scalar.value])) }
            var unicodeScalars: [UnicodeScalar] { __scalars(description).map { UnicodeScalar(value: $0) } }
        }

        extension String {
            init(_ scalar: UnicodeScalar) { self.init(__text(of: [scalar.value])) }
            var hash: Int { hashValue }
            var unicodeScalars: [UnicodeScalar] {
                get { __scalars(self).map { UnicodeScalar(value: $0) } }
                set { self = __text(of: newValue.map { $0.value }) }
            }
        }
        """
}
