struct Page<T: Decodable>: Decodable { let items: [T]; let next: Int?; let total: Int }
struct User: Codable, Equatable {
    let id: Int; let name: String; let mail: String?
    enum CodingKeys: String, CodingKey { case id, name = "full_name", mail }
}
struct Envelope<T: Codable>: Codable { var data: T; var meta: [String: String] }
func load<T: Decodable>(_ json: String, as: T.Type = T.self) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(json.utf8))
}
// run
let pg = try JSONDecoder().decode(
    Page<User>.self,
    from: Data(
        #"{"items":[{"id":1,"full_name":"Ann","mail":null},{"id":2,"full_name":"Bo","mail":"b@x"}],"total":2}"#.utf8))
p(pg.items.map(\.name), pg.next == nil, pg.total, pg.items[1].mail ?? "-", pg.items[0].mail == nil, type(of: pg))
let env: Envelope<[User]> = try load(#"{"data":[{"id":3,"full_name":"Cy"}],"meta":{"v":"1"}}"#)
p(env.data.first?.name ?? "", env.meta["v"] ?? "")
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
p(
    String(decoding: try e.encode(env), as: UTF8.self),
    String(decoding: try e.encode(Envelope(data: 1, meta: [:])), as: UTF8.self))
let nested = try load(#"{"items":[{"data":5,"meta":{}}],"total":1}"#, as: Page<Envelope<Int>>.self);
p(nested.items[0].data, type(of: nested))
do { let _: Page<User> = try load(#"{"items":[{"id":"x"}],"total":1}"#) } catch let DecodingError.typeMismatch(t, c) {
    p(t, c.codingPath.map(\.stringValue))
}
