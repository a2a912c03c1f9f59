import BlueprintUI

let flow = Flow { for number in 0..<30_000 { Label(text: "\(number)") } }
