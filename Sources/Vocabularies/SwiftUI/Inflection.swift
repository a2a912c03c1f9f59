/// The form of an English noun behind a number, as `^[3 apple](inflect: true)` asks for it.
enum Inflection {
    /// The text with its last word in the form that its first number asks for: `3 apples`. Without a number it is unchanged.
    static func inflected(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let count = words.lazy.compactMap(number).first, let last = words.last, words.count > 1,
            number(last) == nil
        else { return text }
        let noun = count == 1 ? singular(of: last) : plural(of: last)
        return (words.dropLast() + [noun]).joined(separator: " ")
    }

    private static func number(_ word: String) -> Double? { Double(word.filter { $0 != "," }) }

    private static let irregular: KeyValuePairs = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "mouse": "mice", "goose": "geese", "leaf": "leaves", "knife": "knives", "life": "lives", "half": "halves",
        "shelf": "shelves", "wolf": "wolves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
        "sheep": "sheep", "fish": "fish", "deer": "deer", "series": "series", "species": "species",
    ]

    private static func plural(of noun: String) -> String {
        if let known = irregular.first(where: { $0.key == noun || $0.value == noun }) { return known.value }
        let takesSyllable = ["ss", "us", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
        if takesSyllable { return noun + "es" }
        if noun.hasSuffix("s") { return noun }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + "s"
    }

    private static func singular(of noun: String) -> String {
        if let known = irregular.first(where: { $0.key == noun || $0.value == noun }) { return known.key }
        if noun.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
        if ["sses", "uses", "xes", "zes", "ches", "shes"].contains(where: { noun.hasSuffix($0) }) {
            return String(noun.dropLast(2))
        }
        let isPlural = noun.hasSuffix("s") && !noun.hasSuffix("ss") && !noun.hasSuffix("us")
        return isPlural ? String(noun.dropLast()) : noun
    }
}
