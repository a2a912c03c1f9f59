import SwiftUI

var f: (Int) -> Int = { $0 }
for _ in 0..<100_000 { let g = f; f = { g($0) + 1 } }
Text("\(f(1))")
