import BlueprintDialect
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

// Opens a folder of generated sources, and prints the time of each step to the first picture, beside only reading and
// parsing the same bytes: the ratios do not depend on the machine's speed. Then the same for a letter typed in a source
// of 400 lines, up to the frame; and for named files.
//
//     OpeningBenchmark             500 files, 100,000 lines
//     OpeningBenchmark 50 200      so many files, so many lines in each
//     OpeningBenchmark A.swift     reading and running these files, each alone
//     OpeningBenchmark keystroke   a letter typed in a source of 400 lines, up to the frame
//     OpeningBenchmark proof       proving the rules of a tree with custom layouts of the source
//     OpeningBenchmark rows        the first frame and each key of a screen of 10,000 rows

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["proof"] {
    print(try OwnLayoutProof().row())
    exit(0)
}
if arguments == ["rows"] {
    print(try ManyRows().table)
    exit(0)
}
let screen = GeneratedScreen(lines: 400)
if arguments == ["keystroke"] {
    let times = try Keystroke(screen).run(times: 1000)
    print(times)
    print("\n" + (try WrittenKeystroke.table(screen, beside: times.total, times: 300)))
    exit(0)
}
let numbers = arguments.compactMap { Int($0) }
guard numbers.count == arguments.count else {
    for path in arguments {
        do {
            print(try OwnFile(path).times)
        } catch {
            FileHandle.standardError.write(Data("\(path): cannot be read: \(error.localizedDescription)\n".utf8))
            exit(66)
        }
    }
    exit(0)
}

let project = try GeneratedProject(files: numbers.first ?? 500, lines: numbers.dropFirst().first ?? 200)
defer { try? project.remove() }
print("\(project.files.count) files, \(project.lineCount) lines\n")
let opening = Opening(project)
var best = try opening.run()
for _ in 0..<5 { best = best.lowest(try opening.run()) }
print(best)

print("\na letter typed in a source of \(screen.lineCount) lines\n")
let times = try Keystroke(screen).run(times: 100)
print(times)
print("\n" + (try WrittenKeystroke.table(screen, beside: times.total, times: 100)))

let keystroke = try Keystroke(screen).run(times: 20).total
print("\nthe same source in a window in which much of it is cut\n")
print(try IdleDelay(screen).run(times: 12).table(beside: keystroke))

print("\n" + (try OwnLayoutProof().row()))

print("\n" + (try ManyRows().table))
