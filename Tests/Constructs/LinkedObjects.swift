// swift-format-ignore-file: NeverForceUnwrap
final class Node<K: Hashable, V> {
    let key: K; var value: V; var prev: Node?; var next: Node?; init(_ k: K, _ v: V) { key = k; value = v }
}
final class LRU<K: Hashable, V> {
    private var map: [K: Node<K, V>] = [:]; private var head: Node<K, V>?, tail: Node<K, V>?; let capacity: Int;
    var onEvict: ((K, V) -> Void)?
    init(_ c: Int) { capacity = c }
    subscript(k: K) -> V? {
        get { guard let n = map[k] else { return nil }; remove(n); push(n); return n.value }
        set {
            if let n = map[k] { remove(n); map[k] = nil }; guard let newValue else { return };
            let n = Node(k, newValue); map[k] = n; push(n);
            if map.count > capacity, let t = tail { remove(t); map[t.key] = nil; onEvict?(t.key, t.value) }
        }
    }
    private func push(_ n: Node<K, V>) {
        n.next = head; n.prev = nil; head?.prev = n; head = n; if tail == nil { tail = n }
    }
    private func remove(_ n: Node<K, V>) {
        n.prev?.next = n.next; n.next?.prev = n.prev; if head === n { head = n.next }; if tail === n { tail = n.prev };
        n.prev = nil; n.next = nil
    }
    var keys: [K] { var r: [K] = []; var n = head; while let c = n { r.append(c.key); n = c.next }; return r }
}
final class Observable<T> {
    private var handlers: [Int: (T, T) -> Void] = [:]; private var next = 0;
    var value: T { didSet { handlers.sorted { $0.key < $1.key }.forEach { $0.value(oldValue, value) } } };
    init(_ v: T) { value = v }
    func bind(_ f: @escaping (T, T) -> Void) -> Token {
        let id = next; next += 1; handlers[id] = f; return Token { [weak self] in self?.handlers[id] = nil }
    }
}
final class Token { private let end: () -> Void; init(_ e: @escaping () -> Void) { end = e }; func cancel() { end() } }
class Animal {
    private static var count = 0; let id: Int; var sound: String { "..." }; init() { Self.count += 1; id = Self.count };
    final func speak(times n: Int = 1) -> String { Array(repeating: sound, count: n).joined(separator: " ") };
    class var kind: String { "animal" }; func copy() -> Self { type(of: self).init2() };
    class func init2() -> Self { fatalError() }
}
class Dog: Animal { override var sound: String { "woof" }; override class var kind: String { "dog<" + super.kind } }
final class Puppy: Dog {
    override var sound: String { super.sound.uppercased() + "!" };
    var age: Int {
        willSet { log.append("will \(newValue)") }
        didSet { if age < 0 { age = 0 }; log.append("did \(age)") }
    }; var log: [String] = []; init(age: Int) { self.age = age; super.init() };
    convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(age: n) }
}
final class Chained {
    let next: Chained?
    init(_ next: Chained?) { self.next = next }
}
// run
let c = LRU<String, Int>(2); var gone: [String] = []; c.onEvict = { gone.append("\($0)=\($1)") }
c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3; p(c.keys, gone, c["b"] ?? -1, c["a"]!); c["a"] = nil; c["c"]! += 10;
p(c.keys, c["c"]!)
let o = Observable(1); var seen: [String] = []; let t1 = o.bind { seen.append("A\($0)\($1)") };
let t2 = o.bind { seen.append("B\($1 - $0)") }; o.value = 5; t1.cancel(); o.value += 1; t2.cancel(); o.value = 0;
p(seen)
let zoo: [Animal] = [Animal(), Dog(), Puppy(age: 1)];
p(
    zoo.map { $0.speak() }, zoo.map { type(of: $0).kind }, zoo.map(\.id), zoo.compactMap { $0 as? Dog }.count,
    zoo[2].speak(times: 2))
let pup = Puppy(text: "3")!; pup.age = -4; pup.age += 2; p(pup.age, pup.log, Puppy(text: "x") == nil, pup.id)
let fs: [() -> Int] = (0..<3).map { i in { i * i } }; p(fs.map { $0() }); var counter = 0;
let inc = {
    counter += 1; return counter
}; _ = inc(); p(inc(), counter)
func makeAcc(_ start: Int) -> (add: (Int) -> Int, reset: () -> Void) {
    var t = start;
    return (
        {
            t += $0; return t
        }, { t = start }
    )
}; let acc = makeAcc(10); _ = acc.add(5); p(acc.add(1)); acc.reset(); p(acc.add(0))
var chain: Chained? = nil
for _ in 0..<300 { chain = Chained(chain) }
var links = 0
while let link = chain { (links, chain) = (links + 1, link.next) }
p(links)
