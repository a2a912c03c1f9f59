import QuickLayout

let list = VStack { for _ in 0..<20 { Text(String(repeating: "word ", count: 50_000)) } }
