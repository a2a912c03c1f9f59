enum Failing: Error { case now }
struct Loader<T> {
    let load: () throws -> T
    init(_ load: @escaping () throws -> T) { self.load = load }
}
struct Box<T> {
    var value: T
    func map<U>(_ change: (T) throws -> U) -> Box<U>? { try? Box<U>(value: change(value)) }
}
func none() -> Box<String>? { Box(value: 1).map { _ in throw Failing.now } }
func numbers() -> [String] { [Int]().map { _ in fatalError("never") } }
func pick<U>(_ make: (Int) -> U) -> [U] { [] }
func picked() -> [String] { pick { _ in fatalError() } }
// run
let loader: Loader<String> = Loader { throw Failing.now }
let result: Result<Int, Error> = Result { throw Failing.now }
if case .failure = result { p("failed") }
p((try? loader.load()) ?? "none", none() == nil, numbers(), picked())
