import SwiftUI

Grid {
    ForEach(0..<100) { row in
        GridRow { ForEach(0..<100) { Color.red.frame(minWidth: 1, maxWidth: CGFloat(row * 100 + $0)) } }
    }
}
