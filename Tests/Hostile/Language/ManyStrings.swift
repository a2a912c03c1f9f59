import SwiftUI

let s = String(repeating: "a", count: 1_000_000)
let all = (0..<1000).map { s + "\($0)" }
Text("\(all.count)")
