/// Code that can be added to see whether it ends a finding.
package enum TrialAddition: Hashable, Sendable {
    /// A modifier after an element: `.layoutPriority(1)`.
    case modifier(String)
    /// A modifier directly after an element, before its others: `.resizable()`.
    case innermost(String)
    /// An element that is a modifier, left out: `fixedSize`.
    case without(String)
    /// An argument before the first one of a call that lacks its label: `shrinkPriority: 0` of `add`.
    case firstArgument(label: String, value: String, of: String)
    /// An argument after the last one.
    case lastArgument(label: String, value: String, of: String)
}
