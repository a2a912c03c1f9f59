import SwiftUI

let sorted = (0..<100_000).sorted { a, b in (0..<1000).reduce(0) { $0 + ($1 + a) % (b + 1) } % 2 == 0 }
Text("\(sorted.count)")
