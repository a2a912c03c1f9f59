import SwiftSource

/// Whether a type of the source meets the requirements of its protocols. Names and labels are compared; a member of
/// different types is accepted, since generics may make it fit.
struct ConformanceCheck {
    let table: SymbolTable
    let findings: Findings

    func check(_ symbol: NominalSymbol) {
        guard symbol.isOfSource, symbol.kind != .interface, !symbol.isPhantom, !symbol.allAncestors().isOpenEnded,
            let place = symbol.place
        else { return }
        checkSuperclass(of: symbol, at: place)
        for (ancestor, _) in symbol.allAncestors().types
        where ancestor != symbol && (ancestor.kind == .interface || ancestor.openType != nil) {
            // A protocol is checked with the one that refines it.
            if let open = ancestor.openType, !symbol.openTypes.contains(where: { $0.name == open.name }) { continue }
            guard let missing = missing(of: ancestor, in: symbol) else { continue }
            findings.report(
                .nonconforming(type: symbol.qualifiedName, ancestor.qualifiedName), at: place,
                hint: Hint.missing(missing))
            return
        }
    }

    private func checkSuperclass(of symbol: NominalSymbol, at place: SourceRange) {
        guard symbol.kind != .object else { return }
        for parent in symbol.parents {
            guard let parent = parent.symbol, parent.kind == .object else { continue }
            findings.report(.onlyClassesInherit(from: parent.qualifiedName), at: place)
        }
    }

    /// The first unmet requirement, as Swift writes it.
    private func missing(of interface: NominalSymbol, in symbol: NominalSymbol) -> String? {
        if let open = interface.openType {
            // A refined requirement is met by the refining one.
            guard symbol.openTypes.contains(where: { $0.name == open.name }) else { return nil }
            let associated = open.associatedTypes.first { associated in
                associated.standard == nil && !hasType(associated.name, in: symbol)
            }
            if let associated { return "typealias \(associated.name) = ..." }
            return open.members.first { $0.isRequired && !isMet($0, in: symbol) }?.declaration
        }
        guard interface.isOfSource else { return nil }
        let missing = interface.members.values.joined().filter { $0.isRequirement && !hasMember($0.name, in: symbol) }
        return missing.min { $0.place < $1.place }.map { "'\($0.name)'" }
    }

    private func hasType(_ name: String, in symbol: NominalSymbol) -> Bool {
        symbol.allAncestors().types.contains { ancestor, _ in
            ancestor.members(named: name).contains { member in
                switch member {
                case .type: true
                case .alias(let alias): alias.target != nil
                default: false
                }
            }
        }
    }

    private func isMet(_ member: OpenMember, in symbol: NominalSymbol) -> Bool { hasMember(member.name, in: symbol) }

    /// Whether the type, or what extends one of its protocols, implements a member of that name.
    private func hasMember(_ name: String, in symbol: NominalSymbol) -> Bool {
        symbol.allAncestors().types.contains { ancestor, _ in
            ancestor.members(named: name).contains { member in
                switch member {
                case .function(let function): function.isImplemented
                case .variable(let variable): variable.isImplemented
                case .enumCase: true
                default: false
                }
            }
        }
    }
}

extension Symbol {
    /// Whether it is a requirement: a function or a property.
    fileprivate var isRequirement: Bool {
        switch self {
        case .function(let function): if case .requirement = function.implementation { true } else { false }
        case .variable(let variable): if case .requirement = variable.storage { true } else { false }
        case .type, .alias, .enumCase: false
        }
    }

    fileprivate var place: Int {
        switch self {
        case .function(let function): function.range.start
        case .variable(let variable): variable.range.start
        case .type, .alias, .enumCase: 0
        }
    }
}
