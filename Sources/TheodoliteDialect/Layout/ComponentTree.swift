/// A component with what its `render()` gave, all the way down.
public protocol ComponentTree {
    func component() -> Component
    func children() -> [ComponentTree]
}
