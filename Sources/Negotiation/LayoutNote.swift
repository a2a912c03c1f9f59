/// Something to tell about an element of a pass: what its author should know, or look at.
public struct LayoutNote: Hashable, Sendable {
    public let element: ElementID
    public let severity: Severity
    /// Without a full stop.
    public let sentence: String

    public init(element: ElementID, severity: Severity, sentence: String) {
        self.element = element
        self.severity = severity
        self.sentence = sentence
    }

    public enum Severity: String, Hashable, Sendable {
        /// Something could not be laid out.
        case error
        /// The layout is probably not what was meant.
        case warning
        case note
    }
}
