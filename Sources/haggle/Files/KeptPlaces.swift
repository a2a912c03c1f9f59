import Foundation
import Playground

/// What a person made of the screen in earlier sessions, by the files that were open: `haggle/places.json` among the
/// state files.
struct KeptPlaces {
    private let file: KeptFile<File>

    static let limits = (places: 200, bytes: 4 << 20)

    /// The file: a place for each list of files.
    private struct File: Codable {
        let places: [String: Entry]

        struct Entry: Codable {
            let time: Date
            let place: KeptPlace
        }
    }

    init(in environment: [String: String]) {
        file = KeptFile("places", maximumBytes: Self.limits.bytes, in: environment)
    }

    /// What was kept of the last session with the same files; nil if there was none, or if it cannot be read.
    func place(of paths: [String]) -> KeptPlace? { file.content?.places[Self.key(of: paths)]?.place }

    /// Keeps what a person made, with the files of which it was made. Other programs' entries stay.
    func keep(_ kept: KeptPlace, of paths: [String]) throws(PrivateFolder.Failure) {
        try file.change { file in
            var places = file?.places ?? [:]
            places[Self.key(of: paths)] = File.Entry(time: Date(), place: kept)
            return File(places: Self.limited(places))
        }
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
}
