/// A component that keeps its state in a way of its own: one class for many types, only some of which have state.
package protocol StateKeeping: Component {
    /// Whether it keeps a state from pass to pass.
    var keepsState: Bool { get }

    /// The first state.
    func firstState() -> Any?

    /// A state from the generation before, converted for this component; nil if it cannot be.
    func takenOver(_ kept: ComponentStates.Kept) -> ComponentStates.Kept?

    /// Called when the component moves to another generation or another place.
    func placeChanged()
}
