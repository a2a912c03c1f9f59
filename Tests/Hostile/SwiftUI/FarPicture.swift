import SwiftUI

ZStack { ForEach(0..<300) { Text("x").offset(x: CGFloat($0 * 13), y: CGFloat($0 * 31)) } }
    .frame(width: 4000, height: 10_000).border(.red)
