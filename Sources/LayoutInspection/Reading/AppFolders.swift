import SwiftSource

/// The apps among sources. A module has one type that starts it, so several such types are several apps. An app is the
/// outermost folder around its type that contains no other such type.
struct AppFolders {
    /// Each ends in a slash.
    private let folders: [String]

    init(of sources: SourceSet, _ trees: [SourceFile]) {
        let mains = zip(sources.files, trees).filter { $0.1.startsApp }.map { $0.0.name.folder }
        guard Set(mains).count > 1 else {
            folders = []
            return
        }
        folders = Set(mains).map { Self.outermost(around: $0, beside: mains) }.filter { !$0.isEmpty }
    }

    /// The folder of the app that a source belongs to; nil if it is in none, such as shared code.
    func app(of name: String) -> String? { folders.first { name.hasPrefix($0) } }

    /// The outermost folder around a file in which no other file starts an app.
    private static func outermost(around folder: String, beside mains: [String]) -> String {
        var found = folder
        while true {
            let wider = String(found.dropLast()).folder
            guard !wider.isEmpty, wider != found,
                mains.allSatisfy({ $0 == folder || !$0.hasPrefix(wider) })
            else { return found }
            found = wider
        }
    }
}

extension SourceFile {
    /// Whether a type in it starts an app.
    fileprivate var startsApp: Bool {
        statements.active.contains {
            guard case .type(let declaration) = $0.kind else { return false }
            return declaration.attributes.contains(where: \.startsApp)
        }
    }
}

extension Attribute {
    fileprivate var startsApp: Bool {
        switch kind {
        case .main, .uiApplicationMain, .nsApplicationMain: true
        default: false
        }
    }
}

extension String {
    var lastComponent: Substring { split(separator: "/").last ?? "" }

    /// The part before the last component, with its slash.
    var folder: String { String(dropLast(lastComponent.count)) }
}
