// swift-format-ignore-file: NeverForceUnwrap
/// Ratings by name; nil for one that was asked and has none.
struct Ratings {
    var byName: [String: Int?] = ["Ada": 5, "Bob": nil]

    func words(_ name: String) -> String {
        switch byName[name] {
        case nil: "\(name) was not asked"
        case .some(nil): "\(name) has no opinion"
        case .some(.some(let stars)): "\(name) gives \(stars)"
        }
    }
}

func describe(_ value: Int?) -> String { value == nil ? "nothing" : "something" }

// run
var ratings = Ratings()
for name in ["Ada", "Bob", "Cleo"] { p(ratings.words(name)) }
p(ratings.byName["Bob"] == nil, ratings.byName["Cleo"] == nil, ratings.byName.count)
p((ratings.byName["Bob"] ?? 1) ?? 2, (ratings.byName["Cleo"] ?? 1) ?? 2, ratings.byName["Ada"]!! + 1)
if let known = ratings.byName["Bob"] { p("Bob is there", String(describing: known)) }
let old = ratings.byName.updateValue(4, forKey: "Bob")
p(String(describing: old), String(describing: ratings.byName["Bob"]))
let removed = ratings.byName.removeValue(forKey: "Ada")
p(String(describing: removed), String(describing: ratings.byName["Ada"]), ratings.byName.count)
let list: [Int?] = [1, nil, 3, nil]
p(list.first == nil, list.last == nil, list.last! ?? 7)
let missing = list.first { $0 == nil }
p(missing == nil, String(describing: missing))
p(list.compactMap { $0 }, list.count)
for case let number? in list { p(number) }
var stack = list
while let top = stack.popLast() { p(top ?? -1) }
let nested: Int?? = .some(nil)
let none: Int?? = nil
p(nested == nil, none == nil)
if case .some(.none) = nested { p("a nil inside") }
let a: Int? = .none
let b: Int? = .some(3)
p(a == nil, b ?? 0, describe(.none), describe(.some(2)), String(describing: Optional(4)))
