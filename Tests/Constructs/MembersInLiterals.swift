// swift-format-ignore-file: NeverForceUnwrap
enum Part: String, CaseIterable { case top, middle, end }
struct Layers {
    var all: [Part] = []
    var shown: Set<Part> = [.top]
    var depths: [Part: Int] = [.top: 1]
}
func names<S: Sequence>(_ parts: S) -> [String] where S.Element == Part { parts.map(\.rawValue) }
func count(_ parts: some Sequence<Part>) -> Int { parts.reduce(0) { count, _ in count + 1 } }
func last<C: Collection<Part>>(_ parts: C) -> Int { parts.count }
func number(_ parts: Set<Part>) -> Int { parts.count }
struct Box<Content> {
    var all: [Content] = []
    func joined<S: Sequence>(_ others: S) -> [Content] where S.Element == Content { all + Array(others) }
    mutating func take<S: Sequence>(_ others: S) where S.Element == Content { all = joined(others) }
}
extension Set {
    mutating func toggle<S: Sequence>(_ members: S) where S.Element == Element { formSymmetricDifference(members) }
}
// run
var layers = Layers()
layers.all.append(contentsOf: [.top, .middle])
layers.all += [.end]
layers.all.insert(contentsOf: [.middle], at: 0)
p(
    names(layers.all), layers.all.starts(with: [.middle, .top]),
    layers.all.elementsEqual([.middle, .top, .middle, .end]))
p(layers.all.contains(.top), [.top, .end].contains(layers.all[0]), layers.all.firstIndex(of: .end) ?? -1)
p(
    layers.shown.union([.middle]).count, layers.shown.isSubset(of: [.top, .middle]),
    layers.shown.isDisjoint(with: [.end]))
layers.shown.formUnion([.middle, .end])
layers.shown.subtract([.top])
p(layers.shown.count, layers.shown.isSuperset(of: [.middle]), layers.shown.symmetricDifference([.middle]) == [.end])
layers.shown = layers.shown.union([.top]).intersection([.top, .middle])
p(
    layers.shown.count, names([.top, .end]), count([.top]), last([.end, .top]), number([.top, .top]),
    number(Set([.top, .end])))
layers.depths.merge([.middle: 2]) { $1 }
p(layers.depths.count, layers.depths[.middle] ?? 0, layers.depths.merging([.top: 5], uniquingKeysWith: +)[.top] ?? 0)
var parts: [Part] = [.top, .middle, .end]
parts.replaceSubrange(0..<1, with: [.end, .end])
parts.removeAll { [.middle].contains($0) }
p(names(parts), names(Part.allCases.filter([.top, .end].contains)))
var box = Box<Part>()
box.take([.top, .end])
layers.shown.toggle([.top])
p(names(box.all), names(box.joined([.middle])), names(layers.shown), parts.filter([.top].contains).count)
let sign: Character = "-"
p(["+": 1, "-": -1][sign] ?? 0, ["+": 4 + 2, "-": 4 - 2][sign]!, ["a": Part.top, "b": .end]["b"] == .end)
p(layers.shown.union(Set([.end])).count, layers.shown.symmetricDifference(Set([.middle])).count)
