import QuickLayout

let flow = HFlow { ForEach(0..<30_000) { Text("\($0)") } }
