extension [TypedStatement] {
    /// Whether they end the program, as `fatalError()` does.
    var stops: Bool {
        if case .expression(let expression)? = last?.kind { expression.type.standard == .never } else { false }
    }

    /// Whether control never reaches their end, as far as the last of them says.
    var alwaysLeaves: Bool {
        if case .throw? = last?.kind { return true }
        guard case .expression(let expression)? = last?.kind, expression.type.isUnknown else { return stops }
        // An unknown function may never return.
        switch expression.kind {
        case .hole, .dynamicCall: return true
        default: return false
        }
    }
}
