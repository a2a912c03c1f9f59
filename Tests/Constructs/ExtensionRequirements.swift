struct Fruit { var name: String }
struct Nut { var name: String }
extension Array where Element == Int { var kind: String { "numbers" } }
extension Array where Element == String { var kind: String { "words" } }
extension Array where Element == Fruit { static var samples: [Fruit] { [Fruit(name: "fig")] } }
extension Array where Element == Nut { static var samples: [Nut] { [Nut(name: "pecan")] } }
extension Optional where Wrapped == String { var orNone: String { self ?? "no word" } }
extension Optional where Wrapped == Int { var orNone: String { map { "\($0)" } ?? "no number" } }
struct Names { let nuts: [Nut] }
protocol Named { var name: String { get } }
extension Named { var shown: String { "plain " + name } }
extension Named where Self: Equatable { var shown: String { "equal " + name } }
struct Leaf: Named { var name = "oak" }
struct Root: Named, Equatable { var name = "elm" }
struct Crate<Content> { var content: Content }
extension Crate where Content == Int { func text() -> String { "n\(content)" } }
extension Crate where Content == String { func text() -> String { "s\(content)" } }
// run
let word: String? = nil
let number: Int? = nil
p([1, 2].kind, ["a"].kind, word.orNone, number.orNone, Names(nuts: .samples).nuts[0].name)
p(Leaf().shown, Root().shown, Crate(content: "x").text(), Crate(content: 3).text())
