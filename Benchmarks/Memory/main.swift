import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Vocabularies

// Measures how much memory an open layout keeps, and whether it grows over time.
//
//     MemoryBenchmark             both, as `make bench` runs it
//     MemoryBenchmark elements    kB for each element of a layout, with its record and its facts for the screen; named
//                                 libraries and trees alone, if any
//     MemoryBenchmark growth      kB that remain after relayouts, readings and examples; exit status 1 if it grows
//     MemoryBenchmark check       the same in less than a minute in debug, for the tests
//     MemoryBenchmark parts       the memory of the record, its elements and the inspection; named libraries and trees
//                                 alone, if any

let dialects: [any Dialect] = [Blueprint(), QuickLayout(), Theodolite(), SwiftUI()]
let chosen = CommandLine.arguments.dropFirst().first
let names = CommandLine.arguments.dropFirst(2)

/// Whether to measure a part: it is named, or no part of its kind is.
func isWanted(_ name: String, of all: [String]) -> Bool {
    names.contains(name) || !names.contains { all.contains($0) }
}

func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
func decimal(_ value: Double) -> String { String(format: "%8.2f", value) }

if chosen == nil || chosen == "elements" { measureElements() }
if chosen == "parts" { measureParts() }
if chosen == nil || chosen == "growth" {
    guard measureGrowth(relayouts: 1000, readings: 500, examples: 200) else { exit(1) }
}
if chosen == "check" {
    guard measureGrowth(relayouts: 30, readings: 20, examples: 20, isShort: true) else { exit(1) }
}
