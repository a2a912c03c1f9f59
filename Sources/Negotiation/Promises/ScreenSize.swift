/// A screen's size in cells.
package struct ScreenSize: Hashable, Sendable {
    package let columns: Int
    package let lines: Int

    /// The largest realistic screen: proofs, trials and sweeps go up to it.
    package static let largest = ScreenSize(columns: 200, lines: 60)

    package init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
    }

    package func cells(along axis: Axis) -> Int { axis == .horizontal ? columns : lines }

    /// The size as shown: `200×60`.
    package var words: String { "\(columns)×\(lines)" }
}
