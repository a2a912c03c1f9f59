// swift-format-ignore-file: NeverForceUnwrap
struct Address: Codable, Equatable { var street: String; var city: String; var zip: String? }
enum Role: String, Codable, CaseIterable { case admin, member = "user" }
enum Shape: Codable, Equatable { case circle(radius: Double), rect(w: Double, h: Double), empty }
struct Person: Codable, Equatable {
    var id: Int; var name: String; var role: Role; var address: Address?; var tags: [String] = [];
    var meta: [String: Int]; var born: Date; var site: URL?
    enum CodingKeys: String, CodingKey { case id, name, role, address, tags, meta, born = "birth_date", site }
}
struct Temp: Codable {
    let value: Double; let unit: String
    init(value: Double, unit: String) { self.value = value; self.unit = unit }
    init(from d: any Decoder) throws {
        let c = try d.singleValueContainer(); let s = try c.decode(String.self); let parts = s.split(separator: " ");
        guard parts.count == 2, let v = Double(parts[0]) else {
            throw DecodingError.dataCorruptedError(in: c, debugDescription: "bad temp")
        }; value = v; unit = String(parts[1])
    }
    func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode("\(value) \(unit)") }
}
struct Point: Codable {
    var x: Int; var y: Int
    init(from d: any Decoder) throws {
        var u = try d.unkeyedContainer(); x = try u.decode(Int.self); y = try u.decode(Int.self)
    }
    func encode(to e: any Encoder) throws { var u = e.unkeyedContainer(); try u.encode(x); try u.encode(y) }
}
struct Flexible: Decodable {
    let id: String; let on: Bool; let list: [Int]
    enum K: String, CodingKey { case id, on, list }
    init(from d: any Decoder) throws {
        let c = try d.container(keyedBy: K.self)
        if let n = try? c.decode(Int.self, forKey: .id) {
            id = "\(n)"
        } else {
            id = try c.decode(String.self, forKey: .id)
        }
        on = try c.decodeIfPresent(Bool.self, forKey: .on) ?? false;
        list = c.contains(.list) ? try c.decode([Int].self, forKey: .list) : []
    }
}
struct Place: Codable {
    let city: String; let lat: Double
    enum Outer: String, CodingKey { case address, geo }
    enum Inner: String, CodingKey { case city }
    enum Geo: String, CodingKey { case lat = "latitude" }
    init(from d: Decoder) throws {
        let o = try d.container(keyedBy: Outer.self);
        let i = try o.nestedContainer(keyedBy: Inner.self, forKey: .address);
        city = try i.decode(String.self, forKey: .city);
        lat = try o.nestedContainer(keyedBy: Geo.self, forKey: .geo).decode(Double.self, forKey: .lat)
    }
    func encode(to e: Encoder) throws {
        var o = e.container(keyedBy: Outer.self); var i = o.nestedContainer(keyedBy: Inner.self, forKey: .address);
        try i.encode(city, forKey: .city); var g = o.nestedContainer(keyedBy: Geo.self, forKey: .geo);
        try g.encode(lat, forKey: .lat)
    }
}
struct Wrapper<T: Codable & Equatable>: Codable, Equatable { let data: T; let page: Int }
// run
let json =
    #"{"id":1,"name":"Ann","role":"user","address":{"street":"Main","city":"X","zip":null},"tags":["a"],"meta":{"k":2},"birth_date":0,"site":"https://a.b/c"}"#
let d = JSONDecoder(); let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
let ann = try d.decode(Person.self, from: Data(json.utf8))
p(ann.name, ann.role, ann.address!.zip ?? "nil", ann.meta["k"]!, ann.born.timeIntervalSinceReferenceDate)
let back = String(decoding: try e.encode(ann), as: UTF8.self); p(back)
p(try d.decode(Person.self, from: Data(back.utf8)) == ann)
p(String(decoding: try e.encode([Shape.circle(radius: 2), .rect(w: 1, h: 2.5), .empty]), as: UTF8.self))
p(
    try d.decode([Shape].self, from: Data(#"[{"circle":{"radius":1}},{"empty":{}}]"#.utf8)) == [
        .circle(radius: 1), .empty,
    ])
let t = try d.decode([Temp].self, from: Data(#"["20.5 C","3 F"]"#.utf8));
p(t.map(\.value), t[1].unit, String(decoding: try e.encode(t), as: UTF8.self))
do { _ = try d.decode(Temp.self, from: Data(#""x""#.utf8)) } catch let DecodingError.dataCorrupted(c) {
    p(c.debugDescription)
}
p(String(decoding: try e.encode([try d.decode(Point.self, from: Data("[3,4]".utf8))]), as: UTF8.self))
for s in [#"{"id":5}"#, #"{"id":"x","on":true,"list":[1]}"#] {
    let f = try d.decode(Flexible.self, from: Data(s.utf8)); p(f.id, f.on, f.list)
}
let w = try d.decode(Wrapper<[Address]>.self, from: Data(#"{"data":[{"street":"s","city":"c"}],"page":3}"#.utf8));
p(w.data[0].city, w.page, w == w)
e.keyEncodingStrategy = .convertToSnakeCase; e.dateEncodingStrategy = .iso8601
struct Ev: Codable { var startDate: Date; var isOpen: Bool }
p(String(decoding: try e.encode(Ev(startDate: Date(timeIntervalSince1970: 86400), isOpen: true)), as: UTF8.self))
do { _ = try d.decode(Person.self, from: Data(#"{"id":1}"#.utf8)) } catch DecodingError.keyNotFound(let k, _) {
    p("missing", k.stringValue)
}
do { _ = try d.decode([Role].self, from: Data(#"["admin","boss"]"#.utf8)) } catch { p("role error") }
let pl = try d.decode(Place.self, from: Data(#"{"address":{"city":"Rome"},"geo":{"latitude":41.9}}"#.utf8))
let e2 = JSONEncoder(); e2.outputFormatting = [.sortedKeys];
p(pl.city, pl.lat, String(decoding: try e2.encode(["p": pl]), as: UTF8.self))
do { _ = try d.decode(Place.self, from: Data(#"{"address":{}}"#.utf8)) } catch DecodingError.keyNotFound(let k, let c) {
    p(k.stringValue, c.codingPath.map(\.stringValue))
}
