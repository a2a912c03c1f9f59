import SwiftSource

/// A place in the sources, as the screen names it.
struct SourcePlace: Hashable {
    let file: String
    let text: SourceText
    let location: SourceLocation
    /// Whether there are other sources, so that the file has to be said.
    let isOneOfSeveral: Bool

    /// `7:14`, or `Card.swift:7` of one of several sources.
    var short: String { isOneOfSeveral ? "\(fileName):\(location.line)" : "\(location)" }

    /// The last part of the file's path.
    var fileName: String { Self.lastPart(of: file) }

    static func lastPart(of path: String) -> String { String(path.split(separator: "/").last ?? Substring(path)) }
}

extension SourceSet {
    func place(of position: Int) -> SourcePlace {
        let file = file(of: SourceRange(position, position))
        return SourcePlace(
            file: file.name, text: file.text, location: file.text.location(of: position),
            isOneOfSeveral: files.count > 1)
    }
}
