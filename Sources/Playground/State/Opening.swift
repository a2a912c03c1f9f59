/// A row of the list of what can be opened.
package enum Opening: Hashable, Sendable {
    /// What the person opened.
    case own(String)
    case example(Example)
}

extension PlaygroundState {
    /// What can be opened: what the person opened first, then the examples.
    package var openings: [Opening] { (own.map { [.own($0)] } ?? []) + examples.map { .example($0) } }
}
