/// A piece of an interface. A type of your own is one by its `body`, which stands in its place: it is no element itself.
public protocol View: SendableMetatype {
    /// The type of view that the body is; `Never` for those that have none.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// None: no value of `Never` exists.
    public typealias Body = Never
}

extension View where Body == Never {
    /// Never called: a view that takes part in layout itself has no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view that knows itself which children it comes to.
package protocol PrimitiveView: View where Body == Never {
    /// Adds the children that it comes to, in order.
    func gather(into list: inout ChildList)
}
