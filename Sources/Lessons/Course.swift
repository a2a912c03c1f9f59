/// Lessons in the order in which they are taken. Never empty.
package struct Course: Hashable, Sendable {
    package let lessons: [Lesson]

    package init(_ lessons: [Lesson]) {
        self.lessons = lessons
    }
}
