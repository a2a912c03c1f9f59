import SwiftUI

var a: [Int] = []
for n in 0..<300_000 { a.insert(n, at: 0) }
Text("\(a.count)")
