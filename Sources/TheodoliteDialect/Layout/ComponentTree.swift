/// A component with its rendered children, at all levels.
public protocol ComponentTree {
    /// Returns the component that rendered the children.
    func component() -> Component
    /// Returns the trees of the rendered children, in order; empty for a leaf.
    func children() -> [ComponentTree]
}
