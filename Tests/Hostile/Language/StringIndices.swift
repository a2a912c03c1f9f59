import SwiftUI

let s = String(repeating: "ab", count: 100_000)
var n = 0
for i in s.indices { if s[i] == "a" { n += s.distance(from: s.startIndex, to: i) } }
Text("\(n)")
