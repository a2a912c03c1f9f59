import BlueprintUI

var all: [Element] = [Label(text: "some words")]
for _ in 0..<20 { all += all }
let column = Column { for one in all { one } }
