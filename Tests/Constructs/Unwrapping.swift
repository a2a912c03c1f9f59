struct Shelf {
    var chosen: String?
    var names = ["a", "b", "c"]
    var log: [String] = []

    static func parts(_ isThere: Bool) -> (name: String, sizes: [Int])! { isThere ? ("box", [1, 2]) : nil }
    static let (name, sizes) = parts(true)
    static let (other, _) = parts(true)

    mutating func move(by step: Int) {
        guard let chosen, let index = names.firstIndex(of: chosen) else {
            log.append("nothing chosen: \(chosen ?? "nil")")
            chosen = names.first
            return
        }
        let next = index + step
        guard names.indices.contains(next) else {
            self.chosen = nil
            return
        }
        self.chosen = names[next]
        log.append("\(chosen) to \(names[next])")
    }
}
func title(of value: Int?) -> String {
    let text = "none"
    guard let value, let text = [1: "one", 2: "two"][value] else { return text }
    return text
}
func found(_ key: String) -> String! { ["a": "alpha"][key] }
final class Asset {
    let number: Int
    init!(_ number: Int) {
        if number < 0 { return nil }
        self.number = number
    }
    convenience init!(text: String) {
        guard let number = Int(text) else { return nil }
        self.init(number)
    }
}
func asset(_ text: String) -> Asset { Asset(text: text) }
// run
var shelf = Shelf()
for step in [1, 1, 1, 1] { shelf.move(by: step) }
p(shelf.log, shelf.chosen ?? "-")
p(title(of: 2), title(of: 3), title(of: nil))
p(Shelf.name, Shelf.sizes, Shelf.other)
let (local, counts) = Shelf.parts(true)
p(local, counts.count, found("a").count, found("b") == nil)
let made = Asset(text: "7")
p(asset("4").number, Asset(3).number, Asset(-1) == nil, Asset(text: "x")?.number ?? 0, made?.number ?? 1)
