import SwiftSource

@testable import Interpreter

/// Where a checked program has values that are not known, whether they are used or not.
struct CheckedHoles {
    private(set) var ranges: [SourceRange] = []

    init(_ program: CheckedProgram) {
        program.checkAll()
        for code in program.topLevel { search(code) }
        for symbol in program.table.declared {
            if let variable = symbol.variable {
                let bodies = [variable.getter, variable.setter, variable.willSet, variable.didSet]
                search([variable.initialValue?.checked] + bodies.map { $0?.checked })
            }
            if let function = symbol.function, case .source = function.implementation {
                search(function.parameters.map { $0.defaultValue?.checked })
                search([function.body?.checked, function.setter?.checked])
            }
        }
    }

    /// Looks through all fields of a part of the tree; symbols, variables and types are no parts of it.
    private mutating func search(_ part: Any) {
        switch type(of: part) {
        case is AnyClass where !(part is TypedExpression || part is Code): return
        case is Type.Type, is Value.Type, is SourceRange.Type, is HolePurpose.Type: return
        default: break
        }
        if let value = part as? TypedExpression, let range = value.hole { ranges.append(range) }
        for field in Mirror(reflecting: part).children { search(field.value) }
    }
}

extension TypedExpression {
    /// Its range, if it is not known what it gives.
    fileprivate var hole: SourceRange? {
        switch kind {
        case .hole(let site), .dynamicMember(_, _, let site), .dynamicCall(_, _, _, let site),
            .dynamicSubscript(_, _, let site), .dynamicStatic(_, _, _, let site):
            site.range
        default: nil
        }
    }
}
