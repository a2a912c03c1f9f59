func query(_ items: KeyValuePairs<String, String>) -> String {
    items.map { $0.key + "=" + $0.value }.joined(separator: "&")
}
func fibonacci() -> UnfoldSequence<Int, (Int, Int)> {
    sequence(state: (0, 1)) { state in
        defer { state = (state.1, state.0 + state.1) }
        return state.0
    }
}
func powers() -> UnfoldFirstSequence<Int> { sequence(first: 1) { $0 < 50 ? $0 * 3 : nil } }
@resultBuilder enum Numbers { static func buildBlock(_ all: Int...) -> [Int] { all } }
struct Kept {
    let all: [Int]
    init(@Numbers _ make: () -> [Int] = { [] }) { all = make() }
    func adding(@Numbers _ make: () -> [Int] = { [7, 8] }) -> [Int] { all + make() }
}

// run
let scores: KeyValuePairs<String, Int> = ["b": 1, "a": 2, "b": 3]
p(scores[0].key, scores.count, scores.map(\.key), scores.first?.value ?? 0, scores, scores.isEmpty)
for (name, score) in scores { p(name, score) }
p(scores.first { $0.key == "b" }?.value ?? 0, scores.indices, scores.reversed().map(\.value), scores.last?.key ?? "")
p(query(["x": "1", "y": "2"]), query([:]).isEmpty)
let weights: KeyValuePairs = ["m": 1.5, "l": 2]
p(weights, weights.map(\.value), Dictionary(uniqueKeysWithValues: weights.map { ($0.key, $0.value) }).count)
p(Array(fibonacci().prefix(8)), Array(powers()))
let two = Kept {
    1
    2
}
p(Kept().all.count, two.all, two.adding(), Kept().adding { 4 })
