import SwiftUI

Grid {
    ForEach(0..<100) { row in
        GridRow { ForEach(0..<100) { Text("x").layoutPriority(Double(row * 100 + $0)) } }
    }
}
