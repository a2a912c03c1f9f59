import SwiftUI

var d: [String: Int] = [:]
for n in 0..<1_000_000 { d["\(n)"] = n }
Text("\(d.count)")
