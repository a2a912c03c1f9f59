#if os(Linux)
    import Foundation

    /// The system's figures of a running process.
    package struct ProcessFigures: Equatable {
        package let residentKilobytes: Int
        /// The number of times that it began to wait.
        package let waits: Int
        /// The processor time, in hundredths of a second.
        package let ticks: Int
        /// Whether all of its threads wait. None runs, and none is ready to run.
        package let isAtRest: Bool

        /// Nil if the process has ended.
        package init?(of process: Int32) {
            let folder = "/proc/\(process)"
            guard let status = try? String(contentsOfFile: "\(folder)/status", encoding: .utf8),
                let stat = try? String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
            else { return nil }
            func number(of name: String) -> Int? {
                let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
                return line?.split(whereSeparator: { $0.isWhitespace }).dropFirst().first.flatMap { Int($0) }
            }
            // The name, which may have spaces, ends with the last parenthesis; times are the 14th and 15th field.
            let fields = stat.split(separator: ")").last?.split(separator: " ").map { Int($0) ?? 0 } ?? []
            guard let resident = number(of: "VmRSS"), let waits = number(of: "voluntary_ctxt_switches"),
                fields.count > 12
            else { return nil }
            residentKilobytes = resident
            self.waits = waits
            ticks = fields[11] + fields[12]
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
            isAtRest = threads.allSatisfy { thread in
                let stat = try? String(contentsOfFile: "\(folder)/task/\(thread)/stat", encoding: .utf8)
                return stat.flatMap { $0.split(separator: ")").last }.map { $0.hasPrefix(" S") } ?? true
            }
        }

        /// Whether it does nothing for a whole second, once its current work is done. A timer or a busy loop never
        /// allows such a second.
        package static func sleeps(_ process: Int32) -> Bool {
            holds {
                guard let before = ProcessFigures(of: process), before.isAtRest else { return false }
                return !holds(within: 1) {
                    ProcessFigures(of: process).map {
                        !$0.isAtRest || ($0.waits, $0.ticks) != (before.waits, before.ticks)
                    } ?? true
                }
            }
        }
    }
#endif
