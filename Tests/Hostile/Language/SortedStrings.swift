import SwiftUI

let s = String(repeating: "a", count: 10_000)
let sorted = (0..<5000).map { s + "\($0)" }.sorted()
Text("\(sorted.count)")
