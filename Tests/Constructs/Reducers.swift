// swift-format-ignore-file: NeverForceUnwrap
struct State: Equatable {
    var todos: [Todo] = []
    var filter: Filter = .all
    var next = 1
    enum Filter: String, CaseIterable { case all, active, done }
    struct Todo: Identifiable, Equatable { let id: Int; var title: String; var isDone = false }
    var visible: [Todo] {
        todos.filter { t in
            switch (filter, t.isDone) {
            case (.all, _), (.active, false), (.done, true): true
            default: false
            }
        }
    }
}
enum Action {
    case add(String), toggle(id: Int), remove(at: IndexSet), set(State.Filter), batch([Action]), rename(Int, to: String)
}
typealias Reducer<S, A> = (inout S, A) -> [() -> A?]
func reduce(_ s: inout State, _ a: Action) -> [() -> Action?] {
    switch a {
    case .add(let t) where t.isEmpty: return []
    case let .add(title):
        defer { s.next += 1 }
        s.todos.append(.init(id: s.next, title: title))
        let id = s.next
        return title.hasSuffix("!") ? [{ .toggle(id: id) }] : []
    case .toggle(let id):
        guard let i = s.todos.firstIndex(where: { $0.id == id }) else { return [] }
        s.todos[i].isDone.toggle()
    case .remove(let set):
        for i in set.sorted().reversed() { s.todos.remove(at: i) }
    case .set(let f): s.filter = f
    case .rename(let id, let title):
        for i in s.todos.indices where s.todos[i].id == id { s.todos[i].title = title }
    case .batch(let all): return all.flatMap { reduce(&s, $0) }
    }
    return []
}
final class Store<S: Equatable, A> {
    private(set) var state: S {
        didSet { if state != oldValue { changes += 1; observers.values.forEach { $0(state) } } }
    }
    private let reducer: Reducer<S, A>
    private var observers: [Int: (S) -> Void] = [:]
    private(set) var changes = 0
    init(_ state: S, _ reducer: @escaping Reducer<S, A>) { self.state = state; self.reducer = reducer }
    func send(_ a: A) { let effects = reducer(&state, a); for e in effects { if let next = e() { send(next) } } }
    func observe(_ f: @escaping (S) -> Void) -> () -> Void {
        let id = (observers.keys.max() ?? 0) + 1
        observers[id] = f
        return { [weak self] in self?.observers[id] = nil }
    }
    func scope<T>(_ path: KeyPath<S, T>) -> T { state[keyPath: path] }
}
func logging<S, A>(_ r: @escaping Reducer<S, A>, to log: @escaping (String) -> Void) -> Reducer<S, A> {
    { s, a in
        log("\(a)".prefix { $0 != "(" }.description); return r(&s, a)
    }
}
// run
var log: [String] = []
let store = Store(State(), logging(reduce, to: { log.append($0) }))
var seen: [Int] = []
let cancel = store.observe { seen.append($0.visible.count) }
store.send(.add("milk")); store.send(.add("")); store.send(.add("call!"))
store.send(.batch([.add("x"), .toggle(id: 1), .rename(3, to: "y")]))
store.send(.set(.active))
p(store.scope(\.visible).map(\.title), store.state.todos.map { "\($0.id)\($0.isDone ? "+" : "-")" })
cancel()
store.send(.remove(at: [0, 2]))
p(seen, log, store.changes, store.state.todos.map(\.title))
p(State.Filter.allCases.map(\.rawValue), State.Filter(rawValue: "done") == .done)
