import Foundation
import Lessons

/// The lessons of a session, and the person's progress in them.
struct Learning {
    let course: Course
    private(set) var progress: CourseProgress
    /// The lesson to begin with; nil outside of `haggle learn`.
    var start: Int?
    /// Whether the lessons are offered, as at the first start on a machine.
    let isOffered: Bool
    /// Whether lessons have more space between lines, for a wall.
    var isPresented = false
    private var wasForgotten = false
    /// The progress by the lessons' file or folder: `haggle/lessons.json` among the state files.
    private let kept: KeptFile<[String: CourseProgress]>
    /// The file or the folder of the lessons; empty for the built-in ones.
    private let path: String

    init(
        _ course: Course = BuiltInLessons.course, from path: String = "",
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        (self.course, self.path) = (course, path.isEmpty ? "" : AbsolutePath(path).text)
        kept = KeptFile("lessons", maximumBytes: 1 << 20, in: environment)
        progress = kept.content?[self.path] ?? CourseProgress()
        isOffered = kept.isFirst
    }

    /// Begins as if no lesson had ever been opened.
    mutating func forget() {
        wasForgotten = true
        progress = CourseProgress()
    }

    /// Begins with the first lesson that is not finished.
    mutating func begin() { start = progress.next(in: course) }

    /// Keeps how far the person came.
    /// - Returns: the reason why it is lost, as a sentence without a full stop; nil if nothing is.
    func keep(_ progress: CourseProgress) -> String? {
        guard isOffered || wasForgotten || progress != self.progress else { return nil }
        do throws(PrivateFolder.Failure) {
            try kept.change { courses in (courses ?? [:]).merging([path: progress]) { $1 } }
        } catch {
            return progress == self.progress ? nil : "the progress in the lessons is not kept: \(error.sentence)"
        }
        return nil
    }
}
