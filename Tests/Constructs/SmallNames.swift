enum tab: CaseIterable { case home, cart, list }
struct friend { var name: String }
struct basket {
    var tab: tab
    var friends = [friend]()
}
func title(_ tIndex: tab) -> String {
    switch tIndex {
    case tab.home: return "home"
    case tab.cart: return "cart"
    case tab.list: return "list"
    }
}
let limit = (low: 1, high: 3)
func level(_ number: Int) -> String {
    switch number {
    case limit.low: "low"
    case limit.high: "high"
    default: "between"
    }
}
func 👍(times: Int) -> Int { times }
struct Signs {
    static func 🙂(_ text: String) -> String { text }
}
// run
var all = [friend]()
all.append(friend(name: "Ada"))
p(all.count, [friend](repeating: friend(name: "Alan"), count: 2).map(\.name), [String: friend]().count)
p(tab.allCases.map { title($0) }, basket(tab: .cart, friends: all).friends[0].name)
p([1, 2, 3].map { level($0) })
p(👍(times: 2), Signs.🙂("a"))
