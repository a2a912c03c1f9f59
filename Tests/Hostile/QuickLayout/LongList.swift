import QuickLayout

let list = VStack { ForEach(0..<60_000) { Text("\($0)") } }
