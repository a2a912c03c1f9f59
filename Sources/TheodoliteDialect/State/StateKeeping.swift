/// A component that keeps its state in a way of its own: one class for many types, of which some keep a state.
package protocol StateKeeping: Component {
    /// Whether it keeps a state from pass to pass.
    var keepsState: Bool { get }

    /// The state that it appears with.
    func firstState() -> Any?

    /// A state that a component at its place kept in the generation before, as one that it can take over; nil where it
    /// cannot.
    func takenOver(_ kept: ComponentStates.Kept) -> ComponentStates.Kept?

    /// It stands in another generation, or at another place, from now on.
    func placeChanged()
}
