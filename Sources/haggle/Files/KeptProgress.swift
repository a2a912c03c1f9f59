import Lessons

/// A person's progress in lessons, by the lessons' file or folder: `haggle/lessons.json` among the state files.
struct KeptProgress {
    private let file: KeptFile<[String: CourseProgress]>

    init(in environment: [String: String]) {
        file = KeptFile("lessons", maximumBytes: 1 << 20, in: environment)
    }

    /// Whether nothing was ever kept, as before the first start on a machine.
    var isFirst: Bool { file.isFirst }

    /// The progress in the lessons of a path; none if it cannot be read.
    func progress(of path: String) -> CourseProgress { file.content?[path] ?? CourseProgress() }

    func keep(_ progress: CourseProgress, of path: String) throws(PrivateFolder.Failure) {
        try file.change { courses in (courses ?? [:]).merging([path: progress]) { $1 } }
    }
}
