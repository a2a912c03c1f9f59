import SwiftSource

/// A position in the sources, as the screen shows it.
struct SourcePosition: Hashable {
    let file: String
    let text: SourceText
    let location: SourceLocation
    /// Whether there are other sources, so that the file must be named.
    let isOneOfSeveral: Bool

    /// `7:14`; with several sources `Card.swift:7`.
    var short: String { isOneOfSeveral ? "\(fileName):\(location.line)" : "\(location)" }

    /// `line 7`; with several sources `line 7 of Card.swift`.
    var words: String { "line \(location.line)" + (isOneOfSeveral ? " of \(file)" : "") }

    /// The last component of the file's path.
    var fileName: String { Self.lastPart(of: file) }

    static func lastPart(of path: String) -> String { String(path.split(separator: "/").last ?? Substring(path)) }
}

extension SourceSet {
    func position(of offset: Int) -> SourcePosition {
        let file = file(of: SourceRange(offset, offset))
        return SourcePosition(
            file: file.name, text: file.text, location: file.text.location(of: offset),
            isOneOfSeveral: files.count > 1)
    }
}
