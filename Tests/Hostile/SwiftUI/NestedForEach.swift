import SwiftUI

VStack { ForEach(0..<1000) { a in ForEach(0..<1000) { b in ForEach(0..<1000) { Text("\(a + b + $0)") } } } }
