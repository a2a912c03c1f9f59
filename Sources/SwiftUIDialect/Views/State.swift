/// A value that a view keeps. A pass reads it as it was at the pass's start.
@propertyWrapper
public struct State<Value>: StateHolding {
    private let box: Box

    /// A class, because views are values and handlers change their state.
    private final class Box {
        var value: Value
        /// The box of the same view as it was made before, which has the value instead.
        var earlier: Box?

        init(_ value: Value) {
            self.value = value
        }
    }

    /// Creates a state with its first value.
    public init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    /// Creates a state with its first value.
    public init(initialValue: Value) {
        box = Box(initialValue)
    }

    /// The current value; a change takes effect with the next pass.
    public var wrappedValue: Value {
        get { shared.value }
        nonmutating set { shared.value = newValue }
    }

    /// A binding to the value: `$count`.
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

/// A reference to a value that another view keeps.
@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// Creates a binding to a value stored elsewhere.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// Returns a binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The current value; setting it changes the stored value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself, to be passed on: `$isOn`.
    public var projectedValue: Binding<Value> { self }
}
