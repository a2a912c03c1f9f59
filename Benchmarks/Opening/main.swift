import BlueprintDialect
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

// Opens a folder of generated sources, and prints what each step to the first picture takes, beside what reading and
// parsing the same bytes takes alone: the machine's speed counts in neither ratio.
//
//     OpeningBenchmark             500 files, 100,000 lines
//     OpeningBenchmark 50 200      so many files, so many lines in each

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let project = try GeneratedProject(files: numbers.first ?? 500, lines: numbers.dropFirst().first ?? 200)
defer { try? project.remove() }
print("\(project.files.count) files, \(project.lineCount) lines\n")

let opening = Opening(project)
var best = try opening.run()
for _ in 0..<5 { best = best.lowest(try opening.run()) }
print(best)
