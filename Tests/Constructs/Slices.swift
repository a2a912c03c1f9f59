// swift-format-ignore-file: NeverForceUnwrap
extension Collection where Index == Int { func places() -> [Int] { Array(indices) } }
func total(_ part: ArraySlice<Int>) -> Int { part.isEmpty ? 0 : part[part.startIndex] + total(part.dropFirst()) }
func halves<T>(_ all: [T]) -> (ArraySlice<T>, ArraySlice<T>) { (all[..<(all.count / 2)], all[(all.count / 2)...]) }
// run
let a = [10, 11, 12, 13, 14, 15]
let s = a[2...]
p(s, s[2], s.startIndex, s.endIndex, s.indices, s.count, s.first!, s.last!)
p(a[1...3].startIndex, a[1..<3].endIndex, a[...3].endIndex, a[..<2].indices, a[...].count)
p(
    a.dropFirst().startIndex, a.dropFirst(2)[3], a.suffix(2).indices, a.suffix(2)[4], a.prefix(2).indices,
    a.dropLast(4).endIndex)
p(
    s.dropFirst()[3], s.dropLast().endIndex, s.prefix(2).startIndex, s[3...][3], s[3..<5].startIndex,
    s.suffix(1).startIndex)
p(a.drop { $0 < 12 }.startIndex, a.prefix { $0 < 12 }.endIndex, a.split(separator: 12).map(\.startIndex))
p(s.firstIndex(of: 13)!, s.lastIndex { $0 < 15 }!, s.index(after: 2), s.firstIndex { $0 > 90 } ?? -1, s.places())
p(Array(s)[0], [Int](s).startIndex, s.map { $0 - 10 }, Array(s.enumerated()).map(\.offset), s + [1], [1] + s)
var m = a[1...4]
m[2] = 99
m.append(7)
m.swapAt(1, 3)
p(m, m.startIndex, m.endIndex, a)
m.removeFirst()
p(m, m.startIndex, m[m.startIndex])
p(m.popFirst()!, m.startIndex, m.popLast()!, m.endIndex)
m.insert(5, at: m.endIndex)
m.remove(at: 3)
p(m, m.indices)
m += [3, 4]
m.replaceSubrange(3...4, with: [8])
m.sort()
p(m, m.startIndex, m == [4, 8, 3].sorted()[...], m.max()!)
var rest = a[...]
while let next = rest.popFirst() { if next == 12 { break } }
p(rest, rest.startIndex, total(a[...]), total(s), halves(a).1.startIndex)
for i in s.indices.reversed() where i % 2 == 0 { p(i, s[i]) }
for (i, v) in zip(s.indices, s).prefix(2) { p(i, v) }
var whole = a
whole[1...2] = [0, 0, 0][...]
whole[3...].sort(by: >)
p(whole, whole[1...].contains(15), s.elementsEqual([12, 13, 14, 15]), s.starts(with: [12]), s == a.suffix(4))
let r = 5..<12
p(r.dropFirst(2), r.prefix(2).upperBound, r[6...7].lowerBound, r.suffix(2).startIndex, r[7])
p(s.reversed().startIndex == s.reversed().startIndex, s.reduce(0, +), Set(s).count, s.sorted(by: >)[0], s.min()!)
let words = ["a", "b", "c", "d"]
p(
    words[1...].joined(separator: "-"), words.suffix(2).joined(),
    Array(words[2...].enumerated().map { "\($0.offset)\($0.element)" }))
p(
    Dictionary(uniqueKeysWithValues: zip(words.suffix(2), a.suffix(2).indices)).sorted { $0.key < $1.key }.map {
        "\($0)"
    })
var grid = [[1, 2, 3], [4, 5, 6]]
grid[1][1...].removeLast()
p(grid, grid.dropFirst().first!, grid.map { $0.dropFirst().startIndex }, grid[0][1...][2])
p(
    a.dropFirst().distance(from: 1, to: 4), a.dropFirst().index(1, offsetBy: 2),
    s.index(3, offsetBy: 4, limitedBy: 6) ?? -1)
if let firstBig = s.firstIndex(where: { $0 > 13 }) {
    p(
        s[firstBig], s[..<firstBig], s.prefix(upTo: firstBig), s.suffix(from: firstBig).startIndex,
        s.prefix(through: firstBig))
}
p(s.randomElement() != nil, s.isEmpty, s.allSatisfy { $0 > 11 }, "\(s)", String(describing: s), s.description)
let parts = [[1, 2], [3]], more = [[4], [5, 6]]
p([0] + Array(parts.suffix(2)).joined(), [9] + more.joined(), Array(more.joined()) + parts.joined())
let texts = ["a", "b"]
p("-" + texts.joined(), texts.joined() + "-", ["x"] + texts)
var tail = [7] + Array(parts.prefix(1)).joined()
tail.removeLast()
p(tail)
