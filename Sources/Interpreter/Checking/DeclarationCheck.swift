import SwiftSource

/// What a type's declaration cannot have, whatever is known of the rest.
struct DeclarationCheck {
    let findings: Findings

    func check(_ symbol: NominalSymbol) {
        guard !symbol.isPhantom else { return }
        for symbols in symbol.members.values { checkNames(symbols) }
        if symbol.kind == .enumeration {
            for field in symbol.stored where field.owner === symbol {
                findings.report(.refused("enums must not contain stored properties"), at: field.range)
            }
        }
    }

    /// Cases and properties have a name each; functions may share one.
    private func checkNames(_ symbols: [Symbol]) {
        var seen: Set<Bool> = []
        for symbol in symbols {
            let (name, isStatic, range): (String, Bool, SourceRange)
            switch symbol {
            case .enumCase(let enumCase): (name, isStatic, range) = (enumCase.name, true, enumCase.range)
            case .variable(let variable) where !variable.isInherited && variable.isOfDeclaration:
                (name, isStatic, range) = (variable.name, variable.isStatic, variable.range)
            default: continue
            }
            if !seen.insert(isStatic).inserted { findings.report(.redeclared(name), at: range) }
        }
    }
}

extension VariableSymbol {
    /// Whether the source declares it.
    fileprivate var isOfDeclaration: Bool {
        switch storage {
        case .host, .described, .describedStatic, .open: false
        default: range != owner?.place
        }
    }
}
