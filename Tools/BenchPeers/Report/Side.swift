import Foundation

/// A program that lays trees out: the real library, or ours.
struct Side {
    let program: URL

    init(_ name: String) {
        program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(name)
    }

    /// The trees' names, with their counts and the next ones.
    func trees() throws -> [(name: String, count: Int, next: Int)] {
        try lines([]).compactMap { line in
            let parts = line.split(separator: "\t").map(String.init)
            guard parts.count == 3, let count = Int(parts[1]), let next = Int(parts[2]) else { return nil }
            return (parts[0], count, next)
        }
    }

    /// One process's median, in nanoseconds.
    func time(_ tree: String, _ count: Int, isRecorded: Bool = false) throws -> Int {
        try number("ns", in: lines([tree, "\(count)", isRecorded ? "recordedTime" : "time"]))
    }

    /// What one pass allocates, in a process of its own.
    func memory(_ tree: String, _ count: Int, isRecorded: Bool = false) throws -> Memory {
        let lines = try lines([tree, "\(count)", isRecorded ? "recordedOnce" : "once"])
        return Memory(allocations: try number("allocations", in: lines), peak: try number("peak", in: lines))
    }

    func account(_ tree: String, _ count: Int) throws -> Account {
        let lines = try lines([tree, "\(count)", "account"])
        let asks = lines.contains { $0.hasPrefix("asks ") } ? try number("asks", in: lines) : nil
        return Account(
            leafMeasures: try number("leaves", in: lines), asks: asks,
            frames: try lines.filter { $0.hasPrefix("frame ") }.map(frame))
    }

    struct Memory {
        let allocations: Int
        /// The largest memory of the process, in bytes.
        let peak: Int
    }

    struct Account {
        let leafMeasures: Int
        let asks: Int?
        /// Positions and sizes in points, each as x, y, width and height.
        let frames: [[Double]]
    }

    private func frame(_ line: String) throws -> [Double] {
        let numbers = line.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { throw Problem(sentence: "\(program.lastPathComponent) printed \(line)") }
        return numbers
    }

    private func number(_ word: String, in lines: [String]) throws -> Int {
        let line = lines.first { $0.hasPrefix("\(word) ") }
        guard let number = line.flatMap({ Int($0.dropFirst(word.count + 1)) }) else {
            throw Problem(sentence: "\(program.lastPathComponent) printed no \(word)")
        }
        return number
    }

    private func lines(_ arguments: [String]) throws -> [String] {
        let (process, output) = (Process(), Pipe())
        (process.executableURL, process.arguments, process.standardOutput) = (program, arguments, output)
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Problem(sentence: "\(program.lastPathComponent) \(arguments) ended with \(process.terminationStatus)")
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

/// A failure of a side's program.
struct Problem: Error, CustomStringConvertible {
    let sentence: String

    var description: String { sentence }
}
