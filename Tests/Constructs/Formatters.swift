// swift-format-ignore-file: NeverForceUnwrap
struct Formatter2 {
    var locale = "en";
    func money(_ c: Int) -> String {
        let s = String(c / 100);
        let g = stride(from: s.count, to: 0, by: -3).map { i in
            let e = s.index(s.startIndex, offsetBy: i);
            let b = s.index(e, offsetBy: -3, limitedBy: s.startIndex) ?? s.startIndex; return String(s[b..<e])
        }.reversed().joined(separator: ","); return "$\(g).\(String(format: "%02d", c % 100))"
    }
    func ordinal(_ n: Int) -> String {
        let suffix =
            switch (n % 100, n % 10) {
            case (11...13, _): "th";
            case (_, 1): "st";
            case (_, 2): "nd";
            case (_, 3): "rd";
            default: "th"
            };
        return "\(n)\(suffix)"
    }
    func duration(_ s: Int) -> String {
        let (h, m, r) = (s / 3600, s / 60 % 60, s % 60);
        return h > 0 ? String(format: "%d:%02d:%02d", h, m, r) : String(format: "%d:%02d", m, r)
    }
    func bytes(_ b: Int) -> String {
        var v = Double(b), u = ["B", "KB", "MB", "GB"][...];
        while v >= 1024, u.count > 1 { v /= 1024; u = u.dropFirst() };
        return v == v.rounded() ? "\(Int(v)) \(u.first!)" : String(format: "%.1f \(u.first!)", v)
    }
    func roman(_ n: Int) -> String {
        var n = n;
        return [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ].reduce("") { acc, e in
            var acc = acc; while n >= e.0 { acc += e.1; n -= e.0 }; return acc
        }
    }
    func list(_ a: [String]) -> String {
        switch a.count {
        case 0: "";
        case 1: a[0];
        case 2: a.joined(separator: " and ");
        default: a.dropLast().joined(separator: ", ") + ", and " + a[a.count - 1]
        }
    }
    func initials(_ s: String) -> String {
        s.split(whereSeparator: { !$0.isLetter }).compactMap(\.first).prefix(2).map { String($0).uppercased() }.joined()
    }
    func pad(_ rows: [[String]]) -> [String] {
        let w = (rows.first ?? []).indices.map { c in rows.map { $0[c].count }.max() ?? 0 };
        return rows.map { r in
            zip(r, w).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "|")
        }
    }
    func hex(_ rgb: (r: Int, g: Int, b: Int)) -> String {
        "#"
            + [rgb.r, rgb.g, rgb.b].map {
                let h = String($0, radix: 16, uppercase: true); return h.count < 2 ? "0" + h : h
            }.joined()
    }
    func rgb(_ hex: String) -> (Int, Int, Int)? {
        guard hex.hasPrefix("#"), hex.count == 7, let n = Int(hex.dropFirst(), radix: 16) else { return nil };
        return (n >> 16, n >> 8 & 0xFF, n & 0xFF)
    }
    func lev(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b)); var d = Array(0...b.count);
        for i in 1...max(a.count, 1) where !a.isEmpty {
            var prev = d[0]; d[0] = i;
            for j in 1...max(b.count, 1) where !b.isEmpty {
                (prev, d[j]) = (d[j], min(d[j] + 1, d[j - 1] + 1, prev + (a[i - 1] == b[j - 1] ? 0 : 1)))
            }
        }; return d[b.count]
    }
}
// run
let f = Formatter2()
p(
    f.money(123456789), f.money(5), [1, 2, 3, 4, 11, 12, 21, 113].map(f.ordinal), f.duration(3725), f.duration(59),
    f.bytes(1536), f.bytes(2048), f.bytes(7))
p(
    f.roman(1994), f.roman(49), f.list([]), f.list(["a"]), f.list(["a", "b"]), f.list(["a", "b", "c"]),
    f.initials("john ronald-reuel"), f.pad([["a", "bbb"], ["cc", "d"]]))
p(f.hex((255, 0, 171)), f.rgb("#FF00AB") ?? (0, 0, 0), f.rgb("FF") == nil, f.lev("kitten", "sitting"), f.lev("", "ab"))
