extension [TypedStatement] {
    /// Whether they end the program, as `fatalError()` does.
    var stops: Bool {
        if case .expression(let expression)? = last?.kind { expression.type.standard == .never } else { false }
    }

    /// Whether control never reaches their end, as far as the last of them says.
    var alwaysLeaves: Bool {
        switch last?.kind {
        case .throw: true
        case .expression(let expression): expression.mayNeverReturn
        default: false
        }
    }
}

extension TypedExpression {
    /// Whether it may never return: an unknown function may not.
    fileprivate var mayNeverReturn: Bool {
        if type.standard == .never { return true }
        switch kind {
        case .hole, .dynamicCall: return type.isUnknown
        default: return false
        }
    }
}
