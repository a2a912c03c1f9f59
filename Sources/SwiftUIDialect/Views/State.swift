/// A value that a view keeps. A pass sees it as it begins.
@propertyWrapper
public struct State<Value>: StateHolding {
    private let box: Box

    /// A class, for views are values and handlers change what they keep.
    private final class Box {
        var value: Value
        /// Has the value instead, for it is that of the same view as it was made before.
        var earlier: Box?

        init(_ value: Value) {
            self.value = value
        }
    }

    /// The value with which the view appears.
    public init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    /// The value with which the view appears.
    public init(initialValue: Value) {
        box = Box(initialValue)
    }

    /// The value now; a change counts from the next pass on.
    public var wrappedValue: Value {
        get { shared.value }
        nonmutating set { shared.value = newValue }
    }

    /// The value as others can read and change it: `$count`.
    public var projectedValue: Binding<Value> {
        let box = shared
        return Binding(get: { box.value }, set: { box.value = $0 })
    }

    private var shared: Box { box.earlier ?? box }

    var holder: AnyObject { shared }

    func adopt(_ holder: AnyObject) {
        if let holder = holder as? Box, holder !== box { box.earlier = holder }
    }
}

/// A way to a value that another view keeps.
@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// A value that is kept elsewhere.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value now; setting it sets it where it is kept.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself, to be handed on: `$isOn`.
    public var projectedValue: Binding<Value> { self }
}
