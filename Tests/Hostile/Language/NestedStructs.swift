import SwiftUI

struct Tree: Equatable, Hashable { var all: [Tree] = [] }
var t = Tree()
for _ in 0..<60 { t = Tree(all: [t, t]) }
Text("\(t == t) \(t.hashValue)")
