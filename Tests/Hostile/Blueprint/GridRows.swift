import BlueprintUI

let grid = Column {
    for _ in 0..<100 {
        GridRow { row in
            for _ in 0..<100 { row.add(width: .proportional(1), child: Label(text: "x")) }
        }
    }
}
