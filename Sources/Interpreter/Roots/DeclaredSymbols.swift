import SwiftSource

/// The functions and variables of the sources by their places.
struct DeclaredSymbols {
    private var symbols: [SourceRange: Symbol] = [:]

    init(_ all: [Symbol]) {
        for symbol in all {
            switch symbol {
            case .function(let function): symbols[function.range] = symbol
            case .variable(let variable): symbols[variable.range] = symbol
            case .type, .alias, .enumCase: continue
            }
        }
    }

    func variable(at range: SourceRange) -> VariableSymbol? {
        if case .variable(let variable)? = symbols[range] { variable } else { nil }
    }

    func function(at range: SourceRange) -> FunctionSymbol? {
        if case .function(let function)? = symbols[range] { function } else { nil }
    }
}
