struct Money: ExpressibleByIntegerLiteral {
    var cents: Int
    init(_ cents: Int) { self.cents = cents }
    init(integerLiteral value: Int) { cents = value * 100 }
}
struct Name: ExpressibleByStringLiteral {
    var text: String
    init(_ text: String) { self.text = text }
    init(stringLiteral value: String) { text = value + "!" }
}
// run
let five = 5
p(Money(5).cents, Money(five).cents, Name("a").text, Name("a" + "b").text)
