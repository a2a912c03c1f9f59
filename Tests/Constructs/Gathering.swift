struct I { var tags: [String]; var name: String }
func f1(_ items: [I]) -> [String: Set<String>] {
    items.reduce(into: [:]) { d, i in for t in i.tags { d[t, default: []].insert(i.name) } }
}
func f2(_ items: [I]) -> [String: Set<String>] {
    items.reduce(into: [String: Set<String>]()) { d, i in for t in i.tags { d[t, default: []].insert(i.name) } }
}
func f3(_ items: [I]) -> [String: [String]] { items.reduce(into: [:]) { d, i in d[i.name, default: []].append("x") } }
func f4(_ items: [I]) -> [String: Int] { items.reduce(into: [:]) { d, i in d[i.name, default: 0] += 1 } }
func f5(_ items: [I]) -> [String: Int] { items.reduce(into: [:]) { d, i in for t in i.tags { d[t] = 1 } } }
// run
let items = [I(tags: ["a"], name: "n")]
p(f1(items)); p(f2(items)); p(f3(items)); p(f4(items)); p(f5(items))
