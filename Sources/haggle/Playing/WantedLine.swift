/// A line that the person named, for a session that selects its element.
struct WantedLine {
    /// The name of the file among the sources.
    let file: String
    /// From 1.
    let line: Int
    /// Whether another root may be shown if this one has no element there.
    let findsRoot: Bool

    init(_ named: FileLine, findsRoot: Bool) {
        (file, line, self.findsRoot) = (named.file.sourceName, named.line, findsRoot)
    }

    private init(file: String, line: Int) {
        (self.file, self.line, findsRoot) = (file, line, false)
    }

    /// The same in the root that is shown now.
    var inThisRoot: WantedLine { WantedLine(file: file, line: line) }
}
