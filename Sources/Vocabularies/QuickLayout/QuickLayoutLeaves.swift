import Interpreter
import QuickLayoutDialect

// What shows something itself.

extension Text: Described {
    static let page = Page<Self>("a text that wraps at the proposed width; never larger than its proposal")
        .like(Text(""))
        .made(.shown("_ string", \.string, "what it says", isRequired: true)) { Text($0) }
        .reading("color", \.color, "the text's colour; nil for the terminal's")
        .method("foregroundColor", "the same text in another colour", .arg("_ color")) { $0.foregroundColor($1) }
}

extension Color: Described {
    static let page =
        colors
        .like(.black)
        .composed(
            .shown("red", \.red, isRequired: true, unit: .ratio),
            .shown("green", \.green, isRequired: true, unit: .ratio),
            .shown("blue", \.blue, isRequired: true, unit: .ratio), .shown("opacity", \.opacity, unit: .ratio)
        ) { Color(red: $0, green: $1, blue: $2, opacity: $3) }
        .made(.arg("white", unit: .ratio), .arg("opacity", \.opacity, unit: .ratio)) { Color(white: $0, opacity: $1) }

    private static let colors: Page<Color> = {
        let colors: KeyValuePairs<String, Color> = [
            "clear": .clear, "black": .black, "white": .white, "gray": .gray, "red": .red, "orange": .orange,
            "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
            "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
        ]
        let page = Page<Color>("a sheet of one colour: takes the whole proposal, and 10 where that is unlimited")
        return colors.reduce(page) { $0.value($1.key, $1.value) }
    }()
}

extension Rectangle: Described {
    static let page = Page<Self>("a filled box: takes the whole proposal, and 10 where that is unlimited")
        .like(Rectangle())
        .made { Rectangle() }
        .reading("color", \.color, "what it is filled with")
        .method("fill", "the same box in another colour", .arg("_ color")) { $0.fill($1) }
}

extension Image: Described {
    static let page = Page<Self>("a picture of fixed size")
        .made(.arg("width"), .arg("height")) { Image(width: $0, height: $1) }
        .reading("size", \.size, "its size")
        .partial()
}

extension ViewProxy: Described {
    static let page = Page<Self>(
        "stands for a view: the lengths given are its own, the others follow the proposal, even if infinite"
    )
    .made { ViewProxy() }
    .made(.arg("width")) { ViewProxy(width: $0) }
    .made(.arg("height")) { ViewProxy(height: $0) }
    .made(.arg("width"), .arg("height")) { ViewProxy(width: $0, height: $1) }
    .made(.arg("flexibility"), .measure) { ViewProxy(flexibility: $0, proxySizingCalculation: $1) }
    .made(
        .shown("horizontal", \.horizontal, "how its width follows the proposal"),
        .shown("vertical", \.vertical, "how its height follows the proposal"), .measure
    ) { ViewProxy(horizontal: $0, vertical: $1, proxySizingCalculation: $2) }
    .value("empty", help: "of no size") { ViewProxy.empty() }
}

extension Argument where T == (CGSize) -> CGSize {
    /// A closure that answers a proposal.
    fileprivate static var measure: Argument { .arg("proxySizingCalculation", as: .closure(failing: .zero)) }
}
