import BlueprintUI

let column = Column { for _ in 0..<20 { Label(text: String(repeating: "word ", count: 50_000)) } }
