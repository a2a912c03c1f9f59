import SwiftUI

let s = String(repeating: "é", count: 100_000)
var n = 0
for i in 0..<s.count { n += s.dropFirst(i).count }
Text("\(n)")
