// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Size: Equatable { var w = 0.0, h = 0.0; static let zero = Size() };
struct Proposal {
    var w: Double?, h: Double?; static let unspecified = Proposal(w: nil, h: nil);
    func replacing(_ d: Size = .init(w: 10, h: 10)) -> Size { Size(w: w ?? d.w, h: h ?? d.h) }
}
protocol Layoutable { func size(_ p: Proposal) -> Size };
extension Layoutable {
    func padded(_ n: Double = 8) -> some Layoutable { Padded(base: self, n: n) };
    func frame(width: Double? = nil, height: Double? = nil) -> Framed<Self> {
        Framed(base: self, width: width, height: height)
    }
}
struct TextBox: Layoutable {
    let s: String;
    func size(_ p: Proposal) -> Size {
        let per = max(1, Int(p.w ?? .infinity == .infinity ? Double(s.count) : p.w!));
        let lines = (s.count + per - 1) / per; return Size(w: Double(min(per, s.count)), h: Double(lines))
    }
}
struct Padded<B: Layoutable>: Layoutable {
    let base: B, n: Double;
    func size(_ p: Proposal) -> Size {
        let i = base.size(Proposal(w: p.w.map { $0 - 2 * n }, h: p.h.map { $0 - 2 * n }));
        return Size(w: i.w + 2 * n, h: i.h + 2 * n)
    }
}
struct Framed<B: Layoutable>: Layoutable {
    let base: B; var width: Double?, height: Double?;
    func size(_ p: Proposal) -> Size {
        let i = base.size(Proposal(w: width ?? p.w, h: height ?? p.h)); return Size(w: width ?? i.w, h: height ?? i.h)
    }
}
struct HStackBox: Layoutable {
    var spacing = 1.0; let kids: [any Layoutable]
    func size(_ p: Proposal) -> Size {
        var rest = p.w.map { $0 - spacing * Double(kids.count - 1) };
        var total = Size(w: spacing * Double(max(0, kids.count - 1)), h: 0)
        for (i, k) in kids.enumerated() {
            let share = rest.map { $0 / Double(kids.count - i) }; let s = k.size(Proposal(w: share, h: p.h));
            rest = rest.map { $0 - s.w }; total.w += s.w; total.h = max(total.h, s.h)
        }; return total
    }
}
@dynamicMemberLookup struct Styled<B: Layoutable>: Layoutable {
    var base: B; var attrs: [String: String] = [:];
    subscript(dynamicMember k: String) -> (String) -> Styled {
        { v in
            var c = self; c.attrs[k] = v; return c
        }
    }; subscript<T>(dynamicMember p: KeyPath<B, T>) -> T { base[keyPath: p] };
    func size(_ p: Proposal) -> Size { base.size(p) }
}
struct Flow {
    var rows: [[Int]] = [];
    mutating func place(_ ws: [Int], in width: Int) {
        rows = ws.reduce(into: [[]]) { rows, w in
            if (rows.last ?? []).reduce(0, +) + w > width, !(rows.last ?? []).isEmpty {
                rows.append([w])
            } else {
                rows[rows.count - 1].append(w)
            }
        }
    }
}
struct Curry { let k: Int; func callAsFunction(_ x: Int, plus y: Int = 0) -> Int { x * k + y } }
// run
p(
    TextBox(s: "hello world").padded(2).frame(width: 9).size(.unspecified),
    TextBox(s: "hello").padded().size(Proposal(w: 19, h: nil)).h)
p(
    HStackBox(kids: [TextBox(s: "ab"), TextBox(s: "abcdefghij").padded(1), TextBox(s: "c")]).size(
        Proposal(w: 12, h: nil)))
let st = Styled(base: TextBox(s: "q")).color("red").font("big");
p(st.attrs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, st.s)
var fl = Flow(); fl.place([3, 4, 5, 2, 9], in: 8); p(fl.rows)
p(Curry(k: 3)(4), Curry(k: 2)(4, plus: 1), Proposal(w: 3, h: nil).replacing())
