import Negotiation

extension Color: CustomStringConvertible {
    private static let named: KeyValuePairs<String, Color> = [
        "clear": .clear, "black": .black, "white": .white, "gray": .gray, "red": .red, "orange": .orange,
        "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
        "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
    ]

    /// The color's name, `blue`, or its parts as digits, `#0000FFFF`.
    public var description: String {
        if let name = Self.named.first(where: { $0.value == self })?.key { return name }
        let digits = [red, green, blue, alpha].map { part in
            let text = String(Int(clamping: (part * 255).rounded(), to: 0...255), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
