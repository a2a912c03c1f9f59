import Foundation

extension StandardLibrary {
    /// What the Swift of the library and of vocabularies calls, and sources do not.
    static var supplementFunctions: [HostEntry] {
        [
            // The points in a cell of the window that the program runs for.
            .call("func __cellSize() -> CGSize") { call in Conversion<CGSize>.cgSize.encode(call.runner.cell) },
            .call("func __formatNumber(_ value: Double, least: Int, most: Int, isGrouped: Bool) -> String") { call in
                .string(
                    NumberText.written(
                        try call.double(0), least: try call.int(1), most: try call.int(2),
                        isGrouped: try call.bool(3)))
            },
        ] + [regexMatches] + dateBodies + styledFunctions + localFunctions + taskBodies + codingFunctions
    }

    private static var taskBodies: [HostEntry] {
        [
            .call("func __later(_ work: @escaping () -> Void)") { call in
                call.runner.later.append(try call.value(0))
                return .void
            },
            .call("func __runLater() -> Bool") { .bool($0.runner.runLater()) },
            .call("func __leaveAsleep() -> Never") { _ in throw Failure.asleep },
            // Where the source calls the library's Swift.
            .call("func __place() -> Int") { call in .int(call.runner.callOfSupplement?.start ?? 0) },
        ]
    }

    private static var dateBodies: [HostEntry] {
        [
            .call("func __formatDate(_ seconds: Double, pattern: String) -> String") { call in
                .string(DatePattern(try call.text(1)).text(of: CivilDate(secondsSince1970: try call.double(0))))
            },
            .call("func __parseDate(_ text: String, pattern: String) -> Double?") { call in
                .optional(DatePattern(try call.text(1)).date(in: try call.text(0))?.secondsSince1970)
            },
            .call("func __datePattern(_ template: String) -> String") { call in
                .string(DatePattern.pattern(of: try call.text(0)))
            },
            .call("func __dateParts(_ seconds: Double) -> [Int]") { call in
                let date = CivilDate(secondsSince1970: try call.double(0))
                let parts = [date.year, date.month, date.day, date.hour, date.minute, date.second, date.weekday]
                return .array(parts.map { .int($0) })
            },
            .call("func __instant(_ parts: [Int]) -> Double") { call in
                var parts: [Int] = []
                for value in try call.values(0) {
                    parts.append(max(-100_000, min(100_000, try call.runner.int(value))))
                }
                guard parts.count == 6 else { throw Failure.silent }
                var date = CivilDate(year: parts[0], month: parts[1], day: parts[2])
                (date.hour, date.minute, date.second) = (parts[3], parts[4], parts[5])
                return .double(date.secondsSince1970)
            },
            .call("func __addMonths(_ months: Int, to seconds: Double) -> Double") { call in
                .double(
                    CivilDate(secondsSince1970: try call.double(1)).adding(months: try call.int(0)).secondsSince1970)
            },
            .call("func __monthNames() -> [String]") { _ in .array(CivilDate.monthNames.map { .string($0) }) },
            .call("func __dayNames() -> [String]") { _ in .array(CivilDate.dayNames.map { .string($0) }) },
        ]
    }
}
