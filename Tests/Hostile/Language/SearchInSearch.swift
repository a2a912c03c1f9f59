import SwiftUI

let all = Array(0..<100_000)
Text("\(all.filter { n in all.contains(n + 100_000) }.count)")
