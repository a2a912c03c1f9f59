import ArgumentParser
import Foundation
import SwiftSource
import TextMetrics

/// Where a source comes from.
struct InputFile {
    /// A path, or `-`.
    let path: String

    /// As errors name it.
    var displayName: String {
        path == "-" ? "<stdin>" : VisibleText(path).string
    }

    /// Bytes that are not UTF-8 are read as U+FFFD, which no layout can mean.
    /// - Throws: `UnreadableFile`.
    func read() throws(UnreadableFile) -> SourceText {
        do {
            let bytes =
                path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? Data()
                : try Data(contentsOf: URL(fileURLWithPath: path))
            return SourceText(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw UnreadableFile(name: displayName, why: Self.sentence(for: error))
        }
    }

    private static func sentence(for error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?: "it may not be read"
        case .fileReadTooLarge?: "it is too large"
        default: (error as NSError).localizedDescription
        }
    }
}

struct UnreadableFile: Error, CustomStringConvertible {
    let name: String
    let why: String

    var description: String { "\(name): cannot be read: \(why)" }
}
