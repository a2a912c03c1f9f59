import SwiftUI

ZStack { ForEach(0..<20_000) { Color.red.overlay(Text("\($0)")).opacity(0.5) } }
