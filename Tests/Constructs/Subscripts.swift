// swift-format-ignore-file: NeverForceUnwrap
extension Array {
    subscript(safe index: Int) -> Element? {
        get { indices.contains(index) ? self[index] : nil }
        set { if let newValue, indices.contains(index) { self[index] = newValue } }
    }
}
extension Collection {
    subscript(at index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Dictionary where Key == String {
    subscript(lowered key: String) -> Value? {
        get { self[key.lowercased()] }
        set { self[key.lowercased()] = newValue }
    }
}
extension String {
    subscript(index: Int) -> String { String(self[self.index(startIndex, offsetBy: index)]) }
}
// run
var numbers = [1, 2, 3]
numbers[safe: 9] = 4
numbers[safe: 0] = 40
p(numbers, numbers[safe: 7] == nil, numbers[at: 1]!, numbers[at: 5] == nil)
var ages = ["ada": 36]
ages[lowered: "BOB"] = 20
p(ages[lowered: "ADA"]!, ages["bob"]!, ages[lowered: "eve"] == nil, ages.count, "xyz"[1])
