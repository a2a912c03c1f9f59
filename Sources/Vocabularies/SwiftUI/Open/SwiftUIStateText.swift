import Interpreter
import SwiftUIDialect

/// What views keep values with, and hand them on by. It is Swift that is run as sources are: a wrapper's value is in an
/// object, so that an action changes what the next body reads.
enum SwiftUIStateText {
    /// The wrappers whose values stay when a view is made again.
    static let keepers: Set = ["State", "StateObject", "AppStorage", "SceneStorage"]

    static let declarations = [
        keeper("State", arguments: ""), keeper("AppStorage", arguments: "_ key: String, store: Any? = nil"),
        keeper("SceneStorage", arguments: "_ key: String"), binding, objects, scaled,
    ]

    private static func keeper(_ name: String, arguments: String) -> String {
        let more = arguments.isEmpty ? "" : ", " + arguments
        let initial = arguments.isEmpty ? "init(initialValue: Value) { kept = Kept(initialValue) }" : ""
        return """
            @propertyWrapper struct \(name)<Value> {
                final class Kept {
                    var value: Value
                    init(_ value: Value) { self.value = value }
                }
                let kept: Kept
                init(wrappedValue: Value\(more)) { kept = Kept(wrappedValue) }
                \(initial)
                var wrappedValue: Value {
                    get { kept.value }
                    nonmutating set { kept.value = newValue }
                }
                var projectedValue: Binding<Value> {
                    let kept = kept
                    return Binding(get: { kept.value }, set: { kept.value = $0 })
                }
            }
            """
    }

    /// A length that grows with the size of texts.
    private static let scaled = """
        @propertyWrapper struct ScaledMetric<Value: ExpressibleByFloatLiteral> {
            final class Kept {
                var values = EnvironmentValues()
            }
            let kept = Kept()
            let length: Value
            let style: Font.TextStyle
            init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
                length = wrappedValue
                style = textStyle
            }
            var wrappedValue: Value { __scaledLength(length, style, kept.values.dynamicTypeSize) as! Value }
        }
        """

    /// What that calls, and sources do not.
    static let functions: [Callable] = [
        .function(
            "__scaledLength", "", .arg("_ length"), .arg("_ style"),
            .arg("_ size", as: .value(.named(TypeName("DynamicTypeSize"))))
        ) { (length: CGFloat, style, size: Value) in DynamicTypeSize(size)?.scaled(length, like: style) ?? length }
    ]

    private static let binding = """
        @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
            let get: () -> Value
            let set: (Value) -> Void
            init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
                self.get = get
                self.set = set
            }
            init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
                self.init(get: get, set: { set($0, Transaction()) })
            }
            init(projectedValue: Binding<Value>) {
                self.get = projectedValue.get
                self.set = projectedValue.set
            }
            static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
            static func __holding(_ value: Value) -> Binding<Value> {
                var held = value
                return Binding(get: { held }, set: { held = $0 })
            }
            var wrappedValue: Value {
                get { get() }
                nonmutating set { set(newValue) }
            }
            var projectedValue: Binding<Value> { self }
            func animation(_ animation: Animation? = nil) -> Binding<Value> { self }
            typealias Element = Binding<Value.Element>
            var indices: Range<Int> { (wrappedValue as! [Any]).indices }
            func makeIterator() -> Any { (wrappedValue as! [Any]).indices.map { self[$0] } }
            func enumerated() -> [(offset: Int, element: Binding<Value.Element>)] {
                (wrappedValue as! [Any]).indices.map { (offset: $0, element: self[$0]) }
            }
            func forEach(_ body: (Binding<Value.Element>) -> Void) {
                for index in (wrappedValue as! [Any]).indices { body(self[index]) }
            }
            subscript(_ position: Int) -> Binding<Value.Element> {
                Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
            }
            subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
                Binding<Subject>(
                    get: { wrappedValue[keyPath: path] },
                    set: { new in
                        var value = wrappedValue
                        value[keyPath: path] = new
                        wrappedValue = value
                    })
            }
        }
        """

    private static let objects = """
        @propertyWrapper struct StateObject<ObjectType> {
            final class Kept {
                var value: ObjectType
                init(_ value: ObjectType) { self.value = value }
            }
            let kept: Kept
            init(wrappedValue: ObjectType) { kept = Kept(wrappedValue) }
            var wrappedValue: ObjectType { kept.value }
            var projectedValue: __ObjectBindings<ObjectType> { __ObjectBindings(root: kept.value) }
        }

        @propertyWrapper struct ObservedObject<ObjectType> {
            var wrappedValue: ObjectType
            init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
            init(initialValue: ObjectType) { self.wrappedValue = initialValue }
            var projectedValue: __ObjectBindings<ObjectType> { __ObjectBindings(root: wrappedValue) }
        }

        @propertyWrapper @dynamicMemberLookup struct Bindable<ObjectType> {
            var wrappedValue: ObjectType
            init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
            init(_ wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
            var projectedValue: __ObjectBindings<ObjectType> { __ObjectBindings(root: wrappedValue) }
            subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
                let root = wrappedValue
                return Binding<Subject>(get: { root[keyPath: path] }, set: { root[keyPath: path] = $0 })
            }
        }

        @dynamicMemberLookup struct __ObjectBindings<Root> {
            let root: Root
            subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Root, Subject>) -> Binding<Subject> {
                let root = root
                return Binding<Subject>(get: { root[keyPath: path] }, set: { root[keyPath: path] = $0 })
            }
        }
        """
}
