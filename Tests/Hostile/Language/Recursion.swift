import SwiftUI

func f(_ n: Int) -> Int { f(n + 1) + 1 }
Text("\(f(0))")
