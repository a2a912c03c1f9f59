import Foundation
import SwiftSource
import TextMetrics

/// Where a source comes from.
struct InputFile: Hashable {
    /// A path, or `-`.
    let path: String

    var isStandardInput: Bool { path == "-" }

    /// As errors name it.
    var displayName: String {
        isStandardInput ? "<stdin>" : VisibleText(path).string
    }

    /// More bytes than anyone writes by hand, and few enough to be read in seconds.
    private static let largest = 8 << 20

    /// Bytes that are not UTF-8 are an error of the source, which the parser reports.
    /// - Parameter number: the source's place among those that are read with it.
    func read(number: Int = 0) throws(UnreadableFile) -> SourceText {
        let bytes: Data
        do {
            let handle =
                isStandardInput ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            bytes = try handle.read(upToCount: Self.largest + 1) ?? Data()
        } catch {
            throw UnreadableFile(file: self, error)
        }
        guard bytes.count <= Self.largest else {
            throw UnreadableFile(file: self, reason: "it is larger than \(Self.largest >> 20) MB")
        }
        return SourceText(bytes: bytes, number: number)
    }
}

/// A source that cannot be read.
struct UnreadableFile: Error, CustomStringConvertible {
    let file: InputFile
    /// A sentence without a full stop.
    let sentence: String

    init(file: InputFile, _ error: any Error) {
        let reason =
            switch (error as? CocoaError)?.code {
            case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
            case .fileReadNoPermission?: "it may not be read"
            default: Self.systemWords(for: error as NSError)
            }
        self.init(file: file, reason: reason)
    }

    init(file: InputFile, reason: String) {
        self.file = file
        sentence = "cannot be read: \(reason)"
    }

    var description: String { "\(file.displayName): \(sentence)" }

    private static func systemWords(for error: NSError) -> String {
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return cause.code == EISDIR ? "it is a directory" : String(cString: strerror(Int32(cause.code)))
    }
}
