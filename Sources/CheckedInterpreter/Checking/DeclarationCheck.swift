import SwiftSource

/// What a type's declaration cannot have, whatever is known of the rest.
struct DeclarationCheck {
    let table: SymbolTable
    let findings: Findings

    func check(_ symbol: NominalSymbol) {
        guard !symbol.isPhantom else { return }
        // A protocol's extension may implement what it asks for.
        if symbol.kind != .interface { for symbols in symbol.members.values { checkNames(symbols) } }
        checkContainment(symbol)
        if symbol.kind == .enumeration {
            for field in symbol.stored where field.owner === symbol {
                findings.report(.refused("enums must not contain stored properties"), at: field.range)
            }
        }
    }

    /// A struct's value holds those of its fields, so that none may be of its own type.
    private func checkContainment(_ symbol: NominalSymbol) {
        guard symbol.kind == .structure else { return }
        for field in symbol.stored where contains(table.type(of: field), symbol) {
            findings.report(.recursiveStruct(symbol.qualifiedName), at: field.range)
        }
    }

    /// Whether a value of a type holds one of a struct in itself; asked without recursion, however deep structs hold others.
    private func contains(_ type: Type, _ symbol: NominalSymbol) -> Bool {
        var seen: Set<NominalSymbol> = []
        var waiting = [type]
        while let next = waiting.popLast() {
            switch next.resolved {
            case .tuple(let fields): waiting += fields.map(\.type)
            case .nominal(let held, let arguments):
                if held == symbol { return true }
                if held.standard == .optional { waiting += arguments }
                guard held.kind == .structure, held.isOfSource, seen.insert(held).inserted else { continue }
                waiting += held.stored.map { table.type(of: $0) }
            default: continue
            }
        }
        return false
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
        case .requirement: false
        default: range != owner?.place && owner?.kind != .interface
        }
    }
}
