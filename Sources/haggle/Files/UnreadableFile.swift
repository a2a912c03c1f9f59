import Foundation

/// A source that cannot be read.
struct UnreadableFile: Error, Hashable {
    let file: InputFile
    let cause: Cause

    /// The reason why it cannot be read. Sizes are in bytes.
    enum Cause: Hashable {
        case system(errno: Int32)
        /// Foundation's description, if there is no error number.
        case foundation(String)
        case pipe
        case device
        /// Neither a file, a folder, a pipe nor a device.
        case otherKind
        case tooLarge(limit: Int)
        /// All sources together.
        case sourcesTooLarge(limit: Int)
        /// A folder without sources.
        case noSource
        /// A folder with too many files.
        case tooManyFiles
    }

    init(file: InputFile, _ cause: Cause) {
        self.file = file
        self.cause = cause
    }

    /// - Parameter error: the error that Foundation threw.
    init(file: InputFile, _ error: any Error) {
        self.init(file: file, Cause(error))
    }
}

extension UnreadableFile.Cause {
    fileprivate init(_ error: any Error) {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: self = .system(errno: ENOENT)
        case .fileReadNoPermission?: self = .system(errno: EACCES)
        default:
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
            self =
                cause.domain == NSPOSIXErrorDomain
                ? .system(errno: Int32(cause.code)) : .foundation(error.localizedDescription)
        }
    }

    fileprivate var words: String {
        switch self {
        case .system(ENOENT): "there is no such file"
        case .system(EACCES), .system(EPERM): "it may not be read"
        case .system(EISDIR): "it is a directory"
        case .system(let number): String(cString: strerror(number))
        case .foundation(let words): words
        case .pipe: "it is a pipe, not a file"
        case .device: "it is a device, not a file"
        case .otherKind: "it is no file"
        case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
        case .sourcesTooLarge(let limit): "the sources are larger than \(limit >> 20) MB"
        case .noSource: "there is no Swift source in it"
        case .tooManyFiles: "there are too many files in it"
        }
    }
}

extension UnreadableFile: CustomStringConvertible {
    /// Without a full stop, and without the file's name.
    var sentence: String { "cannot be read: \(cause.words)" }

    var description: String { "\(file.displayName): \(sentence)" }
}
