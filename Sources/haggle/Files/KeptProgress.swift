import Foundation
import Lessons

/// A person's progress in lessons, by the lessons' file or folder: `haggle/lessons.json` among the state files.
struct KeptProgress {
    private let place: String?

    /// The file: the progress in each course.
    private typealias Courses = [String: CourseProgress]

    private static let file = "lessons.json"
    private static let lock = "lessons.lock"
    private static let maximumBytes = 1 << 20

    init(in environment: [String: String]) {
        place = PrivateFolder.place(in: environment)
    }

    /// Whether nothing was ever kept, as before the first start on a machine.
    var isFirst: Bool { place.map { !FileManager.default.fileExists(atPath: $0 + "/haggle/\(Self.file)") } ?? false }

    /// The progress in the lessons of a path; none if it cannot be read.
    func progress(of path: String) -> CourseProgress {
        guard let place, !isFirst else { return CourseProgress() }
        do throws(PrivateFolder.Failure) {
            return read(try PrivateFolder(["haggle"], in: place))[path] ?? CourseProgress()
        } catch {
            // Without it the lessons begin at the first one.
            return CourseProgress()
        }
    }

    func keep(_ progress: CourseProgress, of path: String) throws(PrivateFolder.Failure) {
        guard let place else { throw PrivateFolder.Failure(number: ENOENT) }
        let folder = try PrivateFolder(["haggle"], in: place)
        try folder.locked(by: Self.lock) { () throws(PrivateFolder.Failure) in
            var courses = read(folder)
            courses[path] = progress
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            guard let data = try? encoder.encode(courses) else { throw PrivateFolder.Failure(number: EINVAL) }
            try folder.write(data, to: Self.file)
        }
    }

    /// A file that cannot be read as progress is replaced by the next session.
    private func read(_ folder: PrivateFolder) -> Courses {
        folder.contents(of: Self.file, upTo: Self.maximumBytes)
            .flatMap { try? JSONDecoder().decode(Courses.self, from: $0) } ?? [:]
    }
}
