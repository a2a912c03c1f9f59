import Foundation

/// A line of the report: a table in Markdown.
struct ReportRow: CustomStringConvertible {
    private let measurement: Measurement
    /// Nanoseconds.
    private let oneLabel: Int

    init(_ measurement: Measurement, oneLabel: Int) {
        self.measurement = measurement
        self.oneLabel = oneLabel
    }

    static let heading = """
        | tree | elements | ns a pass | recorded | and read | ns an element | labels' time | leaf measures \
        | the real library's | allocations | recorded |
        |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
        """

    var description: String {
        let benchmark = measurement.benchmark
        let cells = [
            benchmark.name, "\(measurement.elements)", "\(measurement.time)", "\(measurement.recordedTime)",
            "\(measurement.readTime)", "\(measurement.time / measurement.elements)",
            "\(measurement.time / max(1, oneLabel))",
            "\(measurement.leafMeasures)", count(benchmark.realLeafMeasures),
            count(measurement.allocations), count(measurement.recordedAllocations),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func count(_ number: Int?) -> String { number.map { "\($0)" } ?? "-" }
}
