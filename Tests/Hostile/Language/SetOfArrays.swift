import SwiftUI

var s: Set<[Int]> = []
for n in 0..<1000 { s.insert(Array(0..<n)) }
Text("\(s.count)")
