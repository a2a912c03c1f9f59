// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import Foundation
struct E: Codable {
    let at: Date; var end: Date?; var n: Int
    init(at: Date, end: Date?, n: Int) { self.at = at; self.end = end; self.n = n }
    init(from d: Decoder) throws {
        let c = try d.container(keyedBy: K.self); at = try c.decode(Date.self, forKey: .at);
        end = try c.decodeIfPresent(Date.self, forKey: .end); n = try c.decode(Int.self, forKey: .n)
    }
    enum K: String, CodingKey { case at, end, n }
    func encode(to e: Encoder) throws {
        var c = e.container(keyedBy: K.self); try c.encode(at, forKey: .at); try c.encodeIfPresent(end, forKey: .end);
        try c.encode(n, forKey: .n)
    }
}
struct Flags: OptionSet, Codable {
    let rawValue: Int; static let a = Flags(rawValue: 1); static let b = Flags(rawValue: 2)
}
struct Key: RawRepresentable, Codable { let rawValue: String }
extension Key: ExpressibleByStringLiteral { init(stringLiteral value: String) { rawValue = value } }
struct Marked: Codable { let id: Key; let flags: Flags }
// run
let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; f.timeZone = TimeZone(identifier: "UTC");
f.locale = Locale(identifier: "en_US_POSIX")
let de = JSONDecoder(); de.dateDecodingStrategy = .formatted(f)
let data = Data(#"{"at":"2024-03-01","end":"2024-03-02","n":3}"#.utf8)
let v = try! de.decode(E.self, from: data)
p(v.at.timeIntervalSince1970, v.end!.timeIntervalSince1970, v.n)
de.dateDecodingStrategy = .custom { d in
    let s = try d.singleValueContainer().decode(String.self); return Date(timeIntervalSince1970: Double(s.count))
}
p(try! de.decode([Date].self, from: Data(#"["ab","abc"]"#.utf8)).map(\.timeIntervalSince1970))
de.dateDecodingStrategy = .formatted(f)
do { _ = try de.decode(E.self, from: Data(#"{"at":"x","n":3}"#.utf8)) } catch { p("failed") }
let en = JSONEncoder(); en.dateEncodingStrategy = .formatted(f); en.outputFormatting = .sortedKeys
p(String(data: try! en.encode(v), encoding: .utf8)!)
en.dateEncodingStrategy = .custom { date, e in
    var c = e.singleValueContainer(); try c.encode(Int(date.timeIntervalSince1970))
}
p(String(data: try! en.encode([v.at]), encoding: .utf8)!)
p(String(decoding: try! JSONEncoder().encode(Marked(id: "q", flags: [.a, .b])), as: UTF8.self).contains("\"flags\":3"))
let marked = try! JSONDecoder().decode(Marked.self, from: Data(#"{"flags":2,"id":"q"}"#.utf8))
p(marked.flags == .b, marked.id.rawValue)
