import Foundation
import Playground

/// What a person made of the screen in earlier sessions, by the files that were open: `haggle/places.json` among the
/// state files.
struct KeptPlaces {
    private let place: String?

    static let limits = (places: 200, bytes: 4 << 20)

    /// The file: a place for each list of files.
    private struct File: Codable {
        var places: [String: Entry] = [:]

        struct Entry: Codable {
            let time: Date
            let place: KeptPlace
        }
    }

    private static let file = "places.json"
    private static let lock = "places.lock"

    init(in environment: [String: String]) {
        place = PrivateFolder.place(in: environment)
    }

    /// What was kept of the last session with the same files; nil if there was none, or if it cannot be read.
    func place(of paths: [String]) -> KeptPlace? {
        guard let place, FileManager.default.fileExists(atPath: place + "/haggle/\(Self.file)") else { return nil }
        do throws(PrivateFolder.Failure) {
            return read(try PrivateFolder(["haggle"], in: place)).places[Self.key(of: paths)]?.place
        } catch {
            // Without it the session begins as usual.
            return nil
        }
    }

    /// Keeps what a person made, with the files of which it was made. Other programs' entries stay.
    func keep(_ kept: KeptPlace, of paths: [String]) throws(PrivateFolder.Failure) {
        guard let place else { throw PrivateFolder.Failure(number: ENOENT) }
        let folder = try PrivateFolder(["haggle"], in: place)
        try folder.locked(by: Self.lock) { () throws(PrivateFolder.Failure) in
            var file = read(folder)
            file.places[Self.key(of: paths)] = File.Entry(time: Date(), place: kept)
            file.places = Self.limited(file.places)
            guard let data = try? Self.encoder.encode(file) else { throw PrivateFolder.Failure(number: EINVAL) }
            try folder.write(data, to: Self.file)
        }
    }

    /// A file that cannot be read as places is replaced by the next session.
    private func read(_ folder: PrivateFolder) -> File {
        folder.contents(of: Self.file, upTo: Self.limits.bytes)
            .flatMap { try? JSONDecoder().decode(File.self, from: $0) } ?? File()
    }

    /// The newest places of files that still exist.
    private static func limited(_ places: [String: File.Entry]) -> [String: File.Entry] {
        let existing = places.filter { key, _ in
            key.split(separator: separator).allSatisfy { FileManager.default.fileExists(atPath: String($0)) }
        }
        let newest = existing.sorted { $0.value.time > $1.value.time }.prefix(limits.places)
        return Dictionary(newest.map { ($0.key, $0.value) }) { first, _ in first }
    }

    private static let separator: Character = "\n"

    private static func key(of paths: [String]) -> String {
        paths.map { AbsolutePath($0).text }.joined(separator: String(separator))
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return encoder
    }
}
