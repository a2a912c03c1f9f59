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

    /// Bytes that are not UTF-8 are an error of the source, which the parser tells.
    func read() throws(UnreadableFile) -> SourceText {
        do {
            let handle =
                path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            return SourceText(bytes: try handle.readToEnd() ?? Data())
        } catch {
            throw UnreadableFile(file: self, error)
        }
    }
}

/// A source that is not to be had.
struct UnreadableFile: Error, CustomStringConvertible {
    let file: InputFile
    /// A sentence without a full stop.
    let sentence: String

    init(file: InputFile, _ error: any Error) {
        self.file = file
        let reason =
            switch (error as? CocoaError)?.code {
            case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
            case .fileReadNoPermission?: "it may not be read"
            default: Self.systemWords(for: error as NSError)
            }
        sentence = "cannot be read: \(reason)"
    }

    var description: String { "\(file.displayName): \(sentence)" }

    private static func systemWords(for error: NSError) -> String {
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        return cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
    }
}
