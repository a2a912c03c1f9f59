import SwiftUI

func f() -> String { var s = "a"; while true { s += s }; return s }
Text(f())
