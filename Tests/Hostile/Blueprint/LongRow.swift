import BlueprintUI

let row = Row { row in
    for number in 0..<30_000 { row.add(child: Label(text: "\(number)")) }
}
