import BlueprintUI

let stack = EqualStack(direction: .horizontal) { stack in
    for number in 0..<30_000 { stack.add(child: Label(text: "\(number)")) }
}
