protocol Counter { func count() -> Int }
struct Seven: Counter { func count() -> Int { 7 } }
enum Registry {
    static var all: [String: Any] { ["Counter": Seven(), "Int": 3] }
    static func resolve<T>() -> T {
        guard let found = all["\(T.self)"] as? T else { fatalError("none for \(T.self)") }
        return found
    }
    static func find<T>(_ type: T.Type) -> T { resolve() }
}
@propertyWrapper struct Inject<T> {
    var wrappedValue: T
    var projectedValue: String
    init() {
        wrappedValue = Registry.resolve()
        projectedValue = "\(T.self)"
    }
}
@propertyWrapper struct Found<T> {
    var wrappedValue: T { Registry.find(T.self) }
    init() {}
}
struct Model {
    @Inject var counter: Counter
    @Inject var number: Int
    @Found var other: Int
}
// run
let model = Model()
p(model.counter.count(), model.number, model.other, model.$counter, model.$number)
