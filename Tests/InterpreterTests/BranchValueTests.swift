import Testing

/// `if` and `switch` that give values.
@Suite struct BranchValueTests {
    @Test func `a branch of a value may end with another if or switch`() {
        let source = """
            enum Side { case left, right }
            func shift(_ isFixed: Bool, _ side: Side) -> Double {
                let x: Double = if isFixed { 0.5 } else {
                    switch side {
                    case .left: 3
                    case .right: 4
                    }
                }
                let y = if isFixed { 1 } else { if side == .left { 2 } else { 3 } }
                return x + Double(y)
            }
            let all = [shift(true, .left), shift(false, .left), shift(false, .right)]
            """
        #expect(outcome(source) == "all = [1.5, 5.0, 7.0]")
    }

    @Test func `a closure that is called at once gives what its switch does, for one of several initializers too`() {
        let source = """
            struct Length {
                let points: Double
                init(_ points: Double) { self.points = points }
                init(_ points: Int) { self.points = Double(points) }
            }
            let n = 3
            let length = Length({
                switch n {
                case 3: 1.5
                default: 2
                }
            }()).points
            """
        #expect(outcome(source) == "n = 3\nlength = 1.5")
    }
}
