import SwiftUI

ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 5))]) { ForEach(0..<40_000) { Text("\($0)") } } }
