/// What can be written where nothing is, to see whether it ends a finding.
package enum TrialAddition: Hashable, Sendable {
    /// Behind an element: `.layoutPriority(1)`.
    case modifier(String)
    /// Before the first argument of a call that has none with its label: `shrinkPriority: 0` of `add`.
    case firstArgument(label: String, value: String, of: String)
    /// Behind the last one.
    case lastArgument(label: String, value: String, of: String)
}
