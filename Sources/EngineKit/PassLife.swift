/// Whether the rows of a pass still exist. A class, because values that authors may keep longer than the pass ask it.
package final class PassLife {
    package private(set) var isOver = false

    package init() {}

    /// Notes that the rows are gone.
    package func end() { isOver = true }
}
