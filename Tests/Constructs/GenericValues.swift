protocol Model { static var name: String { get }; init(); var id: Int { get } }
struct User: Model { static let name = "user"; var id = 7 }
struct Post: Model { static let name = "post"; var id = 9 }
struct Store<T: Model> {
    var items: [T] = []
    func title() -> String { T.name }
    mutating func add() { items.append(T()) }
    static func kind() -> String { "store of \(T.name)" }
    var made: T { T.init() }
    func same(_ x: Any) -> Bool { x is T }
}
final class Repo<M: Model> {
    var cache: [M] = []; init() {}; init(_ n: Int) { for _ in 0..<n { cache.append(M()) } }
    var label: String { "\(M.self)\(M.name)\(cache.count)" }
}
enum Tree<V: Model> { case leaf, node(V); var d: String { V.name } }
extension Store where T == User { func only() -> String { "users " + T.name } }
struct Wrapper<Content> {
    let c: Content; func t() -> String { "\(Content.self)" }; func u() -> Bool { Content.self == Int.self }
}
func make<T: Model>(_ t: T.Type) -> Store<T> { var s = Store<T>(); s.add(); return s }
// run
var s = Store<User>()
s.add()
p(
    s.title(), s.items.count, s.items.first?.id ?? 0, Store<Post>.kind(), s.made.id, s.same(User()), s.same(Post()),
    s.only())
p(Repo<Post>(2).label, Repo<User>().label)
p(Tree.node(Post()).d)
p(Wrapper(c: 1).t(), Wrapper(c: "s").t(), Wrapper(c: [1]).t(), Wrapper(c: 1).u(), Wrapper(c: "").u())
p(make(Post.self).title(), make(User.self).items.map(\.id))
let all: [Any] = [Store<User>(), Store<Post>()]
for x in all { if let u = x as? Store<User> { p("users", u.title()) } else if x is Store<Post> { p("posts") } }
