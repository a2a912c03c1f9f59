// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
enum Cell: Character { case dead = ".", alive = "#" }
enum Num: Int { case one = 1, two }
struct G<N: Hashable> { var e: [N: [(to: N, w: Int)]] = [:] }
extension G where N: Comparable {
    func u(_ n: N) -> [N] { (e[n] ?? []).sorted { $0.to < $1.to }.map(\.to) }
    func v(_ n: N) -> [N] { let a = e[n] ?? []; return a.sorted { $0.to < $1.to }.map(\.to) }
    func w(_ n: N) -> [N] { let a = e[n]!; return a.sorted { $0.to < $1.to }.map { $0.to } }
    func x(_ n: N) -> [Bool] { let a = e[n]!; return [a[0].to < a[1].to, a[1].to < a[0].to] }
    func y(_ n: N) -> N? { (e[n] ?? []).map(\.to).min() }
}
// run
p(
    "#.x".compactMap(Cell.init).count, [1, 2, 5].compactMap(Num.init).count,
    [1, 2].compactMap(Num.init(rawValue:)).count, "#.x".compactMap(Cell.init(rawValue:)).count)
let g = G(e: [1: [(3, 1), (2, 1)]])
p(g.u(1), g.v(1), g.w(1), g.x(1), g.y(1) ?? 0)
