import SwiftSource

/// Errors in a type's declaration that no unknown declaration can make valid.
struct DeclarationCheck {
    let table: SymbolTable
    let findings: Findings
    /// Structs whose values hold no circle of structs.
    private var sound: Set<NominalSymbol> = []

    init(table: SymbolTable, findings: Findings) {
        self.table = table
        self.findings = findings
    }

    mutating func check(_ symbol: NominalSymbol) {
        guard !symbol.isPhantom else { return }
        // An extension of a protocol may implement its requirements.
        if symbol.kind != .interface {
            let shared = symbol.members.filter { $0.value.count > 1 }
            for (_, symbols) in shared.sorted(by: { $0.key < $1.key }) { checkNames(symbols) }
        }
        checkContainment(symbol)
        if symbol.kind == .enumeration {
            for field in symbol.stored where field.owner === symbol {
                findings.report(.storedProperty(in: "enums"), at: field.range)
            }
        }
    }

    /// A struct contains its fields, so none may be of its own type.
    private mutating func checkContainment(_ symbol: NominalSymbol) {
        guard symbol.kind == .structure, !isSound(symbol) else { return }
        for field in symbol.stored where contains(table.type(of: field), symbol) {
            findings.report(.recursiveStruct(symbol.qualifiedName), at: field.range)
        }
    }

    /// Whether no struct contained in a struct, at any depth, contains itself. Each struct is visited once.
    private mutating func isSound(_ symbol: NominalSymbol) -> Bool {
        if sound.contains(symbol) { return true }
        var path = [(symbol, held(by: symbol))]
        var onPath: Set<NominalSymbol> = [symbol]
        while let (last, held) = path.last {
            guard let next = held.last else {
                path.removeLast()
                onPath.remove(last)
                sound.insert(last)
                continue
            }
            path[path.count - 1].1.removeLast()
            if sound.contains(next) { continue }
            guard onPath.insert(next).inserted else { return false }
            path.append((next, self.held(by: next)))
        }
        return true
    }

    /// The structs of the sources that are fields of a struct, or parts of one.
    private func held(by symbol: NominalSymbol) -> [NominalSymbol] {
        structs(in: symbol.stored.map { table.type(of: $0) })
    }

    /// The structs of the sources among types and the parts of tuples and optionals.
    private func structs(in types: [Type]) -> [NominalSymbol] {
        var found: [NominalSymbol] = []
        var waiting = types
        while let next = waiting.popLast() {
            switch next.resolved {
            case .tuple(let fields): waiting += fields.map(\.type)
            case .nominal(let held, let arguments):
                if held.standard == .optional { waiting += arguments }
                if held.kind == .structure, held.isOfSource { found.append(held) }
            default: continue
            }
        }
        return found
    }

    /// Whether a type contains a struct; without recursion, since structs may be nested deeply.
    private func contains(_ type: Type, _ symbol: NominalSymbol) -> Bool {
        var seen: Set<NominalSymbol> = []
        var waiting = structs(in: [type])
        while let next = waiting.popLast() {
            if next == symbol { return true }
            if seen.insert(next).inserted { waiting += held(by: next) }
        }
        return false
    }

    /// Among which members a name is to be the only one.
    private struct NamePlace: Hashable {
        let isStatic: Bool
        /// Of a property; each file may add one of that name, for the files may be of several modules. Nil for cases.
        var file: Int?
        /// Of a case with values, which is a function: its name with the labels.
        var key: String?
    }

    /// Cases and properties need distinct names; functions may share one.
    private func checkNames(_ symbols: [Symbol]) {
        var seen: Set<NamePlace> = []
        for symbol in symbols {
            let (name, place, range): (String, NamePlace, SourceRange)
            switch symbol {
            case .enumCase(let enumCase):
                let key = enumCase.hasPayload ? enumCase.overrideKey : nil
                (name, place, range) = (enumCase.name, NamePlace(isStatic: true, key: key), enumCase.range)
            // Extensions that ask more of the type may each have their own.
            case .variable(let variable)
            where !variable.isInherited && variable.isOfDeclaration && variable.requirements == nil:
                (name, range) = (variable.name, variable.range)
                place = NamePlace(isStatic: variable.isStatic, file: range.file)
            default: continue
            }
            if !seen.insert(place).inserted { findings.report(.redeclared(name), at: range) }
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
