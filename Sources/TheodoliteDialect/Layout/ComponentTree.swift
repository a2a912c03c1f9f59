/// A component with what its `render()` gave, all the way down.
public protocol ComponentTree {
    /// The one whose `render()` gave the children.
    func component() -> Component
    /// The trees of what it rendered, in order; empty for a leaf.
    func children() -> [ComponentTree]
}
