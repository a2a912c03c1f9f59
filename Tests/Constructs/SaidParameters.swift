struct Box<T> { var value: T }
extension Box where T == Int {
    static func three() -> Box<Int> { make(3) }
    static var four: Box<Int> { start(4) }
    static func start(_ number: Int) -> Box<T> { make(number) }
    func plus(_ other: T) -> Int { other + value }
    func twice() -> T { value * 2 }
    func plusTwice() -> Int { plus(twice()) }
}
extension Box {
    static func make(_ value: T) -> Box<T> { Box(value: value) }
    func marked() -> T where T == String { value + "!" }
    func sentence() -> String where T == [String] { value.joined(separator: " ") }
    func again() -> Self { Self.make(value) }
}
extension Box where T == Void {
    static func empty() -> Box<Void> { make(()) }
}
protocol Source {
    associatedtype Output
    var last: Output { get }
}
struct Just<Output>: Source { var last: Output }
extension Source where Output == String {
    func doubled() -> String { paired(with: last) }
}
extension Source {
    func paired(with other: Output) -> String { "\(last)\(other)" }
}
// run
p(Box<Int>.three().plus(4), Box(value: 4).twice(), Box<Int>.four.plusTwice(), Box(value: "a").marked())
p(Box(value: ["a", "b"]).sentence(), Box(value: 1).again().value)
p(Just(last: "x").doubled())
p(Box<Void>.empty().value == ())
