enum Action { case increment(by: Int = 1), reset, setName(String), batch([Action]) }
struct AppState: Equatable { var count = 0; var name = ""; var history: [String] = [] }
typealias Reducer<S, A> = (inout S, A) -> Void
let reduce: Reducer<AppState, Action> = { state, action in
    switch action {
    case .increment(let n): state.count += n; state.history.append("+\(n)")
    case .reset: state = AppState(history: state.history + ["reset"])
    case .setName(let name): state.name = name
    case .batch(let all): for one in all { apply(&state, one) }
    }
}
func apply(_ state: inout AppState, _ action: Action) { reduce(&state, action) }
final class Store<S: Equatable, A> {
    private(set) var state: S { didSet { if state != oldValue { listeners.values.forEach { $0(state) } } } }
    private var listeners: [Int: (S) -> Void] = [:]; private let reducer: Reducer<S, A>
    init(_ s: S, _ r: @escaping Reducer<S, A>) { state = s; reducer = r }
    func send(_ a: A) { reducer(&state, a) }
    @discardableResult func listen(_ f: @escaping (S) -> Void) -> () -> Void {
        let id = listeners.count; listeners[id] = f; return { [weak self] in self?.listeners[id] = nil }
    }
}
class Observable<T> {
    var value: T {
        willSet { log.append("will \(newValue)") }
        didSet { log.append("did \(oldValue)"); bound.forEach { $0(value) } }
    }; private(set) var log: [String] = []; private var bound: [(T) -> Void] = []
    init(_ v: T) { value = v }; func bind(_ f: @escaping (T) -> Void) { bound.append(f); f(value) }
    func map<U>(_ f: @escaping (T) -> U) -> Observable<U> {
        let o = Observable<U>(f(value)); bind { o.value = f($0) }; return o
    }
}
struct Undo<T> {
    private(set) var current: T; private var past: [T] = [], future: [T] = []; init(_ t: T) { current = t }
    mutating func set(_ t: T) { past.append(current); current = t; future.removeAll() }
    mutating func undo() -> Bool {
        guard let last = past.popLast() else { return false }; future.append(current); current = last; return true
    }
    mutating func redo() { if let next = future.popLast() { past.append(current); current = next } }
}
enum Machine {
    case idle, running(step: Int), done(Result<String, Never>)
    mutating func advance() {
        switch self {
        case .idle: self = .running(step: 0);
        case .running(let n) where n >= 2: self = .done(.success("ok \(n)"));
        case .running(let n): self = .running(step: n + 1);
        case .done: break
        }
    }
}
// run
let store = Store(AppState(), reduce); var counts: [Int] = []
let cancel = store.listen { counts.append($0.count) }
store.send(.increment()); store.send(.increment(by: 4)); store.send(.setName("a"));
store.send(.batch([.increment(), .reset, .increment(by: 2)])); cancel(); store.send(.increment())
p(counts, store.state.count, store.state.history, store.state.name.isEmpty)
let o = Observable(1); let text = o.map { "<\($0)>" }; o.value = 5; o.value += 1
p(text.value, o.log, text.log.count)
var u = Undo("a"); u.set("b"); u.set("c"); p(u.undo(), u.undo(), u.undo(), u.current); u.redo(); p(u.current)
var m = Machine.idle; var steps = 0
while true { if case .done(let r) = m { p((try? r.get()) ?? ""); break }; m.advance(); steps += 1 }
p(steps)
