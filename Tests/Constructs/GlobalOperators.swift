final class Tag: Equatable, Comparable {
    let name: String
    var uses = 0
    init(_ name: String, uses: Int = 0) { (self.name, self.uses) = (name, uses) }
}
func == (one: Tag, other: Tag) -> Bool { one.name == other.name }
func < (one: Tag, other: Tag) -> Bool { one.name < other.name }
struct Size: Equatable { let width: Int; let depth: Int }
func == (one: Size, other: Size) -> Bool { one.width == other.width }
struct Pair<T: Equatable>: Equatable { let first: T; let second: T }
func == <T>(one: Pair<T>, other: Pair<T>) -> Bool { one.first == other.first }
// run
let tag = Tag("a"), other = Tag("a", uses: 2), late = Tag("b")
let maybe: Tag? = other
p(tag == other, tag == maybe, maybe != tag, [tag] == [other], [late, tag].contains(other))
p(tag < late, tag >= late, [late, tag].sorted().map(\.name), [late, tag].max()?.name ?? "")
p(Size(width: 1, depth: 2) == Size(width: 1, depth: 3), [Size(width: 1, depth: 2)] == [Size(width: 1, depth: 3)])
p([Size(width: 1, depth: 2)].firstIndex(of: Size(width: 1, depth: 3)) ?? -1)
p([Pair(first: 1, second: 2)] == [Pair(first: 1, second: 3)], Pair(first: 1, second: 2) != Pair(first: 1, second: 3))
