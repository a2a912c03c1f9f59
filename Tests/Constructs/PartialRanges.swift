extension String {
    mutating func cut(from place: Int) { removeSubrange(index(startIndex, offsetBy: place)...) }
    mutating func put(_ text: String, at place: Int) {
        replaceSubrange(index(startIndex, offsetBy: place)..., with: text)
        replaceSubrange(..<index(after: startIndex), with: "X")
        replaceSubrange(...startIndex, with: "YY")
    }
}
// run
var text = "hello world"
text.cut(from: 7)
p(text)
text.put("zz", at: 3)
p(text, text.replacingCharacters(in: ...text.startIndex, with: "-"))
var numbers = [1, 2, 3, 4, 5]
numbers.removeSubrange(3...)
numbers.replaceSubrange(..<1, with: [9, 9])
p(numbers)
numbers.removeSubrange(...1)
p(numbers)
let far = numbers.index(numbers.startIndex, offsetBy: 40)
p(far, numbers.indices.contains(far), numbers.index(2, offsetBy: -5))
