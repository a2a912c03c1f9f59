import SwiftUI

func f() -> String { var n = 0; while true { n += 1 }; return "x" }
Text(f())
