// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Layout {
    struct Size: Equatable {
        var w = 0.0, h = 0.0; static let zero = Size();
        static func + (a: Size, b: Size) -> Size { .init(w: a.w + b.w, h: a.h + b.h) }
    }
    enum Axis: CaseIterable {
        case h, v; var main: WritableKeyPath<Size, Double> { self == .h ? \.w : \.h };
        var cross: WritableKeyPath<Size, Double> { self == .h ? \.h : \.w }
    }
    enum Length {
        case fixed(Double), flex(Int = 1, min: Double = 0), fit;
        var isFlex: Bool { if case .flex = self { true } else { false } }
    }
    indirect enum Node {
        case leaf(Size), stack(Axis, spacing: Double, [(Length, Node)]), pad(Double, Node), aspect(Double, Node)
        func ideal() -> Size {
            switch self {
            case .leaf(let s): return s;
            case .pad(let p, let n): let s = n.ideal(); return s + Size(w: 2 * p, h: 2 * p);
            case .aspect(let r, let n): let s = n.ideal(); return Size(w: s.w, h: s.w / r)
            case let .stack(axis, spacing, kids):
                return kids.enumerated().reduce(into: .zero) { acc, kid in
                    let s = kid.element.1.ideal();
                    acc[keyPath: axis.main] += s[keyPath: axis.main] + (kid.offset > 0 ? spacing : 0);
                    acc[keyPath: axis.cross] = max(acc[keyPath: axis.cross], s[keyPath: axis.cross])
                }
            }
        }
        func frames(in size: Size, at origin: (x: Double, y: Double) = (0, 0)) -> [String] {
            switch self {
            case .leaf: return ["\(Int(origin.x)),\(Int(origin.y)) \(Int(size.w))x\(Int(size.h))"]
            case .pad(let p, let n):
                return n.frames(in: Size(w: size.w - 2 * p, h: size.h - 2 * p), at: (origin.x + p, origin.y + p))
            case .aspect(let r, let n):
                let w = min(size.w, size.h * r); return n.frames(in: Size(w: w, h: w / r), at: origin)
            case .stack(let axis, let spacing, let kids):
                let gaps = spacing * Double(max(0, kids.count - 1)); var left = size[keyPath: axis.main] - gaps;
                var flexes = 0
                for (l, n) in kids {
                    switch l {
                    case .fixed(let d): left -= d;
                    case .flex(let k, min: _): flexes += k;
                    case .fit: left -= n.ideal()[keyPath: axis.main]
                    }
                }
                var pos = 0.0;
                return kids.flatMap { length, node -> [String] in
                    let m: Double =
                        switch length {
                        case .fixed(let d): d;
                        case .fit: node.ideal()[keyPath: axis.main];
                        case let .flex(k, min: lo): max(lo, left * Double(k) / Double(flexes))
                        }
                    defer { pos += m + spacing }; var s = size; s[keyPath: axis.main] = m;
                    return node.frames(in: s, at: axis == .h ? (origin.x + pos, origin.y) : (origin.x, origin.y + pos))
                }
            }
        }
    }
}
@resultBuilder enum Kids {
    static func buildExpression(_ n: Layout.Node) -> [(Layout.Length, Layout.Node)] { [(.fit, n)] };
    static func buildExpression(_ p: (Layout.Length, Layout.Node)) -> [(Layout.Length, Layout.Node)] { [p] };
    static func buildBlock(_ p: [(Layout.Length, Layout.Node)]...) -> [(Layout.Length, Layout.Node)] {
        p.flatMap { $0 }
    }; static func buildOptional(_ p: [(Layout.Length, Layout.Node)]?) -> [(Layout.Length, Layout.Node)] { p ?? [] };
    static func buildArray(_ p: [[(Layout.Length, Layout.Node)]]) -> [(Layout.Length, Layout.Node)] { p.flatMap { $0 } }
}
func stack(_ a: Layout.Axis, spacing: Double = 0, @Kids _ k: () -> [(Layout.Length, Layout.Node)]) -> Layout.Node {
    .stack(a, spacing: spacing, k())
}
func box(_ w: Double, _ h: Double) -> Layout.Node { .leaf(.init(w: w, h: h)) }
extension Layout.Node {
    func flex(_ k: Int = 1) -> (Layout.Length, Layout.Node) { (.flex(k), self) };
    func width(_ d: Double) -> (Layout.Length, Layout.Node) { (.fixed(d), self) };
    func padded(_ p: Double) -> Layout.Node { .pad(p, self) }
}
var tree2: Bool { false }
// run
let tree = stack(.h, spacing: 1) {
    box(10, 4);
    stack(.v) {
        box(3, 3).flex(); box(5, 2).flex(2)
    }.padded(1).flex(); for i in 1...2 { box(Double(i), 1).width(Double(i * 3)) }; if tree2 { box(1, 1) }
}

p(tree.ideal().w, tree.ideal().h); for f in tree.frames(in: .init(w: 40, h: 12)) { p(f) }
p(
    Layout.Node.aspect(2, box(8, 8)).frames(in: .init(w: 10, h: 3)), Layout.Axis.allCases.count,
    Layout.Length.flex().isFlex, Layout.Length.fit.isFlex)
