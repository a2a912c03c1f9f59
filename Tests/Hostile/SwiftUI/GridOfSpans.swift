import SwiftUI

Grid { ForEach(0..<100) { _ in GridRow { ForEach(0..<100) { _ in Text("x").gridCellColumns(20) } } } }
