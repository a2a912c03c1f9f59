enum Shade: String { case dark, light, none }
func start(of word: String, _ count: Int) -> String { return word.prefix(count) + "!" }
func around(_ word: String) -> String { "<" + word.dropFirst() + ">" }
func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
func isSame<One, Other>(_ one: One.Type, _ other: Other.Type) -> Bool { One.self == Other.self }
func isText<One>(_ one: One.Type) -> Bool { One.self == String.self || one == Substring.self }
struct Box<Item> { var items = [Item]() }
// run
p(start(of: "letter", 3), around("letter"), capitalized("letter"))
let part = "letter".prefix(3) + "ing"
p(part, part.count)
let pairs = [(Shade.dark, "a"), (.light, "b")]
p(pairs.map { $0.0.rawValue + $0.1 })
let reversed = [(.none, 1), (Shade.dark, 2)]
p(reversed.map { "\($0.0) \($0.1)" })
let labelled = [(shade: Shade.dark, size: 1.5), (.light, 2)]
p(labelled.map(\.size), labelled[1].shade)
let names = [Shade.dark: "night", .light: "day"]
p(names[.light] ?? "", names.count)
let shades = ["night": Shade.dark, "day": .light]
p(shades["day"]?.rawValue ?? "")
p(isSame(Int.self, Int.self), isSame(Int.self, Double.self), isText(Substring.self), isText(Int.self))
var boxes = [Box<Int>]()
boxes.append(Box(items: [1]))
var known = [String: Box<Shade>]()
known["a"] = Box(items: [.light])
p(boxes.count, known["a"]?.items.first?.rawValue ?? "")
let joined = [1].map { _ in [1: 2] } + [1].map { _ in [1: "s"] }
p(joined)
let chosen = Optional<Int>(1).map { some in [Optional<Int>(16), Optional<String>("s")][0] }
p(chosen != nil)
