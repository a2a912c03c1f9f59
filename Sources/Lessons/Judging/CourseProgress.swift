/// A person's progress in lessons, by their names.
package struct CourseProgress: Hashable, Sendable, Codable {
    package var lessons: [String: Standing] = [:]

    package struct Standing: Hashable, Sendable, Codable {
        /// The page that was read last.
        package var page = 0
        /// The pages of the tasks that were answered: rightly, or not.
        package var right: Set<Int> = []
        package var answered: Set<Int> = []
        package var isFinished = false

        package init() {}
    }

    package init() {}

    /// The first lesson that is not finished; the first one if all are.
    package func next(in course: Course) -> Int {
        course.lessons.firstIndex { lessons[$0.name]?.isFinished != true } ?? 0
    }
}
