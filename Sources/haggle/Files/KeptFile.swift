import Foundation

/// A JSON file in `haggle/` among the state files, kept from one session to the next. Programs that run at the same time
/// change it one after the other.
struct KeptFile<Content: Codable> {
    /// The folder of all programs' state files; nil if the environment names none.
    private let place: String?
    private let name: String
    private let maximumBytes: Int

    /// - Parameter name: the file's, without `.json`.
    init(_ name: String, maximumBytes: Int, in environment: [String: String]) {
        (self.name, self.maximumBytes) = (name, maximumBytes)
        place = PrivateFolder.place(in: environment)
    }

    /// Whether nothing was ever kept, as before the first start on a machine.
    var isFirst: Bool { place.map { !FileManager.default.fileExists(atPath: "\($0)/haggle/\(name).json") } ?? false }

    /// The content; nil if there is none, or if it cannot be read.
    var content: Content? {
        guard let place, !isFirst, let folder = try? PrivateFolder(["haggle"], in: place) else { return nil }
        return read(folder)
    }

    /// Replaces the content; nil stands for a file that is missing or cannot be read.
    func change(_ changed: (Content?) -> Content) throws(PrivateFolder.Failure) {
        guard let place else { throw PrivateFolder.Failure(number: ENOENT) }
        let folder = try PrivateFolder(["haggle"], in: place)
        try folder.locked(by: "\(name).lock") { () throws(PrivateFolder.Failure) in
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            guard let data = try? encoder.encode(changed(read(folder))) else {
                throw PrivateFolder.Failure(number: EINVAL)
            }
            try folder.write(data, to: "\(name).json")
        }
    }

    private func read(_ folder: PrivateFolder) -> Content? {
        folder.contents(of: "\(name).json", upTo: maximumBytes).flatMap {
            try? JSONDecoder().decode(Content.self, from: $0)
        }
    }
}
