import SwiftUI

let s = Array(repeating: String(repeating: "a", count: 1000), count: 1_000_000).joined(separator: ",")
Text(s)
