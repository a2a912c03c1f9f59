/// The largest screen that anyone looks at, in cells: what is proven, tried or swept goes up to it.
package enum LargestScreen {
    package static let columns = 200
    package static let lines = 60

    package static func cells(along axis: Axis) -> Int { axis == .horizontal ? columns : lines }

    /// `200×60`.
    package static let words = "\(columns)×\(lines)"
}
