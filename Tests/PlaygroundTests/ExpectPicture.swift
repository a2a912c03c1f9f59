import Testing

/// Compares a drawing with the expected one. A failure shows both as pictures.
func expectPicture(
    _ actual: String, _ expected: String, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard actual != expected else { return }
    Issue.record(
        """
        \(comment?.rawValue ?? "the picture is another")
        drawn:
        \(actual)
        expected:
        \(expected)
        end
        """, sourceLocation: sourceLocation)
}
