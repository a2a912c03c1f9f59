// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Address: Codable, Equatable { var street: String; var zip: Int? }
enum Role: String, Codable { case admin, guest = "visitor" }
struct User: Codable {
    var id: Int; var name: String; var email: String?; var tags: [String]; var address: Address; var role: Role;
    var scores: [String: Double]; var isActive: Bool
    enum CodingKeys: String, CodingKey {
        case id, name = "full_name", email, tags, address, role, scores, isActive = "is_active"
    }
}
struct Snake: Decodable { let firstName: String; let lastName: String; let itemCount: Int }
struct Item: Codable { let id: Int; let title: String }
enum Level: Int, Codable { case low, high }
struct Page: Codable { var items: [Item]; var next: String?; var level: Level = .high }
// run
let text = """
    {"id": 7, "full_name": "Ada \\u00e9", "tags": ["a", "b"], "address": {"street": "Main", "zip": 123}, "role": "visitor", "scores": {"x": 1.5}, "is_active": true}
    """
let user = try JSONDecoder().decode(User.self, from: Data(text.utf8))
p(
    user.id, user.name, user.email ?? "none", user.tags, user.address.street, user.address.zip ?? 0, user.role,
    user.scores, user.isActive)
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let snake = try decoder.decode(Snake.self, from: Data(#"{"first_name":"A","last_name":"B","item_count":3}"#.utf8))
p(snake.firstName, snake.lastName, snake.itemCount)
let items = try JSONDecoder().decode([Item].self, from: Data(#"[{"id":1,"title":"x"},{"id":2,"title":"y"}]"#.utf8))
p(items.map(\.title), items.count)
let page = try JSONDecoder().decode(
    Page.self, from: #"{"items":[{"id":1,"title":"x"}],"next":null,"level":0}"#.data(using: .utf8)!)
p(page.items[0].title, page.next as Any, page.level)
do { _ = try JSONDecoder().decode(Item.self, from: Data(#"{"id":1}"#.utf8)) } catch { p("failed") }
let bad = try? JSONDecoder().decode(Item.self, from: Data("nope".utf8))
p(bad == nil)
do { _ = try JSONDecoder().decode(Item.self, from: Data(#"{"id":1}"#.utf8)) } catch let DecodingError.keyNotFound(
    key, _)
{ p("no", key.stringValue) }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
p(String(data: try encoder.encode(Page(items: [Item(id: 1, title: "q\"")], next: nil, level: .low)), encoding: .utf8)!)
p(String(decoding: try encoder.encode(user), as: UTF8.self))
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
p(String(data: try encoder.encode(items), encoding: .utf8) ?? "")
let back = try JSONDecoder().decode(Page.self, from: try JSONEncoder().encode(page))
p(back.items[0].id)

// Raw values that are not of the type, or of no case.
enum Rank: Int, Codable { case low = 1, high }
enum Suit: String, Codable { case hearts, spades }
struct Hand: Codable { let rank: Rank, suit: Suit }
for text in [
    #"{"rank": 2, "suit": "spades"}"#, #"{"rank": 9, "suit": "spades"}"#, #"{"rank": 1, "suit": "clubs"}"#,
    #"{"rank": "1", "suit": "hearts"}"#,
] {
    do {
        let hand = try JSONDecoder().decode(Hand.self, from: Data(text.utf8))
        p(hand.rank, hand.suit)
    } catch DecodingError.dataCorrupted(let context) {
        p("corrupted", context.debugDescription)
    } catch DecodingError.typeMismatch(let type, let context) {
        p("mismatch", type, context.codingPath.map(\.stringValue))
    } catch {
        p("other")
    }
}
