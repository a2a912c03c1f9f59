final class LRU<Key: Hashable, Value> {
    private final class Node {
        let key: Key; var value: Value; var next: Node?; weak var previous: Node?
        init(_ k: Key, _ v: Value) { key = k; value = v }
    }
    private var map: [Key: Node] = [:]
    private var head: Node?, tail: Node?
    let capacity: Int
    private(set) var evicted: [Key] = []
    init(capacity: Int) { self.capacity = capacity }
    private func unlink(_ n: Node) {
        if n === head { head = n.next }
        if n === tail { tail = n.previous }
        n.previous?.next = n.next; n.next?.previous = n.previous
        n.next = nil; n.previous = nil
    }
    private func push(_ n: Node) { n.next = head; head?.previous = n; head = n; if tail == nil { tail = n } }
    subscript(key: Key) -> Value? {
        get { guard let n = map[key] else { return nil }; unlink(n); push(n); return n.value }
        set {
            switch (map[key], newValue) {
            case (let n?, let v?): n.value = v; unlink(n); push(n)
            case (let n?, nil): unlink(n); map[key] = nil
            case (nil, let v?):
                let n = Node(key, v)
                map[key] = n; push(n)
                if map.count > capacity, let last = tail { unlink(last); map[last.key] = nil; evicted.append(last.key) }
            case (nil, nil): break
            }
        }
    }
    subscript(key: Key, default make: @autoclosure () -> Value) -> Value {
        if let v = self[key] { return v }
        let v = make(); self[key] = v; return v
    }
    var keys: [Key] { Array(sequence(first: head) { $0?.next }.prefix { $0 != nil }.compactMap { $0?.key }) }
    var count: Int { map.count }
}
extension LRU: CustomStringConvertible where Key: CustomStringConvertible {
    var description: String { keys.map(\.description).joined(separator: ",") }
}
// run
let c = LRU<String, Int>(capacity: 3)
for (i, k) in ["a", "b", "c"].enumerated() { c[k] = i }
_ = c["a"]
c["d"] = 9
p(c, c.evicted, c["b"] as Any, c.count)
c["c"] = nil
p(c.keys, c["zz", default: 5], c.keys)
c["a"]? += 10
p(c["a"] ?? -1, c.keys)
