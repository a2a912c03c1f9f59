/// The quality of a match between a name and the typed part of it. Better ones are less.
enum NameMatch: Comparable {
    case whole, prefix, anyCasePrefix, humps

    /// Nil for a name that does not match.
    init?(_ name: String, typed: String) {
        guard !typed.isEmpty else {
            self = .prefix
            return
        }
        let (name, typed) = (Array(name.utf8.drop { $0 == UInt8(ascii: ".") }), Array(typed.utf8))
        guard name.count >= typed.count else { return nil }
        if name.starts(with: typed) {
            self = name.count == typed.count ? .whole : .prefix
        } else if zip(name, typed).allSatisfy({ $0.lowercased == $1.lowercased }) {
            self = .anyCasePrefix
        } else if Self.humps(of: name, match: typed[...], from: 0) {
            self = .humps
        } else {
            return nil
        }
    }

    /// Whether the typed letters are the beginnings of humps in order: `ZS` of `ZStack`, `gcolc` of `gridColumnCount`.
    private static func humps(of name: [UInt8], match typed: ArraySlice<UInt8>, from start: Int) -> Bool {
        guard let letter = typed.first else { return true }
        for index in start..<max(start, name.count) where isHump(name, index) {
            guard name[index].lowercased == letter.lowercased else { continue }
            // As many letters of the hump as match, then fewer.
            var count = 1
            while index + count < name.count, count < typed.count, !isHump(name, index + count),
                name[index + count].lowercased == typed[typed.startIndex + count].lowercased
            {
                count += 1
            }
            for taken in stride(from: count, through: 1, by: -1)
            where humps(of: name, match: typed.dropFirst(taken), from: index + taken) {
                return true
            }
        }
        return false
    }

    private static func isHump(_ name: [UInt8], _ index: Int) -> Bool {
        guard index > 0 else { return true }
        let before = name[index - 1]
        return name[index].isCapital || before == UInt8(ascii: "_") || before == UInt8(ascii: ".")
            || before == UInt8(ascii: "#")
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

    fileprivate var lowercased: UInt8 { isCapital ? self | 0x20 : self }
}
