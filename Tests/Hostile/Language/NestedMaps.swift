import SwiftUI

let a = (0..<1000).flatMap { a in (0..<1000).flatMap { b in (0..<1000).map { c in a + b + c } } }
Text("\(a.count)")
