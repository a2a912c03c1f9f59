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
        | tree | elements | ns a pass | recorded | real library | of it | recorded | ns an element | labels' time \
        | leaf measures | real library | allocations | recorded |
        |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
        """

    var description: String {
        let benchmark = measurement.benchmark
        let cells = [
            benchmark.name, "\(measurement.elements)", "\(measurement.time)", "\(measurement.recordedTime)",
            count(benchmark.real?.time), part(measurement.time), part(measurement.recordedTime),
            "\(measurement.time / measurement.elements)", "\(measurement.time / max(1, oneLabel))",
            "\(measurement.leafMeasures)", count(benchmark.real?.leafMeasures),
            count(measurement.allocations), count(measurement.recordedAllocations),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    /// A time as a part of the real library's: 1/24.
    private func part(_ time: Int) -> String {
        measurement.benchmark.real.map { String(format: "1/%.1f", Double($0.time) / Double(max(1, time))) } ?? "-"
    }

    private func count(_ number: Int?) -> String { number.map { "\($0)" } ?? "-" }
}
