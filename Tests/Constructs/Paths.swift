struct JSON {
    var raw: Any
    init(_ raw: Any) { self.raw = raw }
    var rawDictionary: [String: Any] { raw as? [String: Any] ?? [:] }
    var rawArray: [Any] { raw as? [Any] ?? [] }
    enum Key { case index(Int), key(String) }
    subscript(index i: Int) -> JSON { rawArray.indices.contains(i) ? JSON(rawArray[i]) : JSON("none") }
    subscript(key k: String) -> JSON { if let v = rawDictionary[k] { return JSON(v) }; return JSON("none") }
    private subscript(sub sub: JSONSub) -> JSON {
        switch sub.jsonKey {
        case .index(let i): return self[index: i];
        case .key(let k): return self[key: k]
        }
    }
    subscript(path: [JSONSub]) -> JSON { path.reduce(self) { $0[sub: $1] } }
    subscript(path: JSONSub...) -> JSON { self[path] }
    var intValue: Int { raw as? Int ?? 0 }
    var stringValue: String { raw as? String ?? "" }
    var string: String? { raw as? String }
}
protocol JSONSub { var jsonKey: JSON.Key { get } }
extension Int: JSONSub { fileprivate var jsonKey: JSON.Key { .index(self) } }
extension String: JSONSub { fileprivate var jsonKey: JSON.Key { .key(self) } }
// run
let j = JSON(["a": [["b": 5], ["b": 7, "n": "x"]], "t": "text"] as [String: Any])
p(j["a", 0, "b"].intValue, j["a", 1, "n"].stringValue, j["t"].string ?? "-", j["a"][1]["b"].intValue)
let path: [JSONSub] = ["a", 1, "b"]
p(j[path].intValue)
var rd = j.rawDictionary
let idx = rd.index(forKey: "t") ?? rd.endIndex
p(rd[idx].key, rd[idx].value)
let lo = 1, hi = 3
let r = (lo...hi)
var arr = [1, 2, 3, 4, 5]
arr[r] = [9, 9]
p(arr, r.map { $0 * 2 })
let q = (lo...hi)
arr[q.lowerBound] = 2 * 3
p(arr)
