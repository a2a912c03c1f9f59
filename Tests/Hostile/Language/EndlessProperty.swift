import SwiftUI

struct A { var b: A { get { A() } }; subscript(n: Int) -> A { self[n + 1] } }
let a = A()[0]
Text("\(a)")
