import SwiftUI

Grid { ForEach(0..<300) { _ in GridRow { ForEach(0..<300) { _ in Text("x") } } } }
