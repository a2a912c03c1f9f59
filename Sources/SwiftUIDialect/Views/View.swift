/// A piece of an interface. A user type is represented by its `body`, and is not an element itself.
public protocol View: SendableMetatype {
    /// The type of the body; `Never` for views without one.
    associatedtype Body: View
    /// The content of the view.
    @ViewBuilder var body: Body { get }
    /// Adds the view's elements to a list: those of its body. Only this library's own views define it.
    func _gather(into list: inout ChildList)
}

extension Never: View {
    /// `Never`, which has no values.
    public typealias Body = Never
}

extension View where Body == Never {
    /// Never called: a view that takes part in layout itself has no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension View {
    /// Adds the elements of the body.
    public func _gather(into list: inout ChildList) { list.addBody(of: self) }
}

/// A view that adds its children itself.
package protocol PrimitiveView: View where Body == Never {
    /// Adds its children, in order.
    func gather(into list: inout ChildList)
}

// A requirement of `View` instead of a cast: casts to protocols look the conformance up, for every view.
extension PrimitiveView {
    /// Adds its children, in order.
    public func _gather(into list: inout ChildList) { gather(into: &list) }
}
