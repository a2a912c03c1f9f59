import SwiftUI

VStack { ForEach(0..<40_000) { Text("\($0)") } }
