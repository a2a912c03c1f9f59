import Foundation

final class Kept<Value> {
    private var held: Value
    private let changed: ((Value, Value) -> Void)?
    init(_ value: Value, changed: ((Value, Value) -> Void)? = nil) { (held, self.changed) = (value, changed) }
    var value: Value {
        _read { yield held }
        _modify {
            let old = held
            yield &held
            changed?(old, held)
        }
    }
}
struct Grid {
    var cells = [1, 2, 3]
    var all: [Int] {
        _read { yield cells }
        _modify { yield &cells }
    }
    subscript(index: Int) -> Int {
        _read { yield cells[index] }
        _modify { yield &cells[index] }
    }
}
final class Store { var values: [String: Int] = [:] }
protocol Context {
    subscript(key: String) -> Int { get nonmutating set }
}
struct Live: Context {
    let store = Store()
    subscript(key: String) -> Int {
        get { store.values[key] ?? 0 }
        nonmutating set { store.values[key] = newValue }
    }
}
extension Context { func raise(_ key: String) { self[key] += 1 } }
struct Label {
    var text: String
    init(text: String) { self.text = text }
    init?(raw: String) {
        if raw.isEmpty { return nil }
        text = raw
    }
    consuming func named(_ name: String) -> Label {
        self.text += name
        return self
    }
}
struct Parts {
    var red: [Int]?
    var green: [Int]?
}
// run
var seen: [String] = []
let kept = Kept(1) { seen.append("\($0)->\($1)") }
kept.value = 4
kept.value += 2
p(kept.value, seen)
var grid = Grid()
grid.all.append(9)
grid[0] += 4
p(grid.all, grid[0])
let live = Live()
live["a"] = 3
live["a"] += 1
live.raise("a")
p(live["a"], live["b"])
let label = Label(text: "a")
p(label.named("b").text, label.text, Optional("q").map(Label.init)?.text ?? "")
let parts = Parts(red: [1], green: nil)
for row in [("red", \Parts.red), ("green", \.green)] { p(row.0, parts[keyPath: row.1] ?? []) }
