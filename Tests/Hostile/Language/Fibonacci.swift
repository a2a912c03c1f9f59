import SwiftUI

func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }
Text("\(f(40))")
