import SwiftUI

VStack { ForEach(0..<20) { _ in Text(String(repeating: "wörter ", count: 20_000)) } }
