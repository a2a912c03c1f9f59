import SwiftUI

var s = String(repeating: "a", count: 1000)
for _ in 0..<100 { s = s.replacingOccurrences(of: "a", with: "aa") }
Text(s)
