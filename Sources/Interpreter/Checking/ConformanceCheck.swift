import SwiftSource

/// Whether a type of the source has what the library's protocols ask of it: a view its body, a layout its two functions.
/// Names and labels are compared; a member of different types is accepted, since generics may make it fit.
struct ConformanceCheck {
    let table: SymbolTable
    let findings: Findings
    /// The names of types inside of which something cannot be read.
    let unread: Set<SourceRange>

    init(table: SymbolTable, findings: Findings, files: [SourceFile]) {
        self.table = table
        self.findings = findings
        unread = Set(files.flatMap(\.unreadTypes))
    }

    func check(_ symbol: NominalSymbol) {
        if let place = symbol.place, unread.contains(place) { return }
        guard symbol.isOfSource, !symbol.isPartial, symbol.kind != .interface, !symbol.isOfPhantom,
            !symbol.allAncestors().isOpenEnded,
            let place = symbol.place
        else { return }
        for (ancestor, _) in symbol.allAncestors().types where ancestor != symbol {
            // A protocol is checked with the one that refines it.
            guard let open = ancestor.openType, symbol.openTypes.contains(where: { $0.name == open.name }),
                let missing = missing(of: open, in: symbol)
            else { continue }
            findings.report(
                .nonconforming(type: symbol.qualifiedName, ancestor.qualifiedName), at: place,
                hint: Hint.missing(missing))
            return
        }
    }

    /// The first unmet requirement, as Swift writes it.
    private func missing(of open: OpenType, in symbol: NominalSymbol) -> String? {
        let associated = open.associatedTypes.first { $0.standard == nil && !hasType($0.name, in: symbol) }
        if let associated { return "typealias \(associated.name) = ..." }
        return open.members.first { $0.isRequired && !isMet($0, in: symbol) }?
            .declaration(naming: open.associatedTypes)
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

    private func isMet(_ member: OpenMember, in symbol: NominalSymbol) -> Bool {
        let labels = member.isProperty ? nil : member.handedParameters.map(\.label)
        // What the library says of all is not what the type says.
        let counterparts = member.counterpart.map { symbol.inherited(named: $0) } ?? []
        if counterparts.contains(where: \.owner.isOfSource) { return true }
        return isImplemented(member.name, labels, isStatic: member.isOfType, in: symbol)
    }

    /// Whether the type, or what extends one of its protocols, implements a function with these labels; a property, where
    /// there are none. What may be left out in a call may not be left out here.
    private func isImplemented(
        _ name: String, _ labels: [String?]?, isStatic: Bool, in symbol: NominalSymbol
    ) -> Bool {
        symbol.allAncestors().types.contains { ancestor, _ in
            ancestor.members(named: name).contains { member in
                switch member {
                case .function(let function):
                    function.isImplemented && function.isStatic == isStatic
                        && function.parameters.map(\.label) == labels
                case .variable(let variable):
                    variable.isImplemented && variable.isStatic == isStatic && labels == nil
                        && !(variable.isDescribed && ancestor.asks(for: name))
                case .enumCase(let enumCase):
                    isStatic && (enumCase.hasPayload ? enumCase.parameters.map(\.label) == labels : labels == nil)
                case .type, .alias: false
                }
            }
        }
    }
}

extension NominalSymbol {
    /// Whether a library's protocol requires a member, which values of the library's have.
    fileprivate func asks(for name: String) -> Bool { openType?.members.contains { $0.name == name } ?? false }
}

extension Symbol {
    /// Whether it is a requirement that every type is to meet: a function or a property.
    var isRequirement: Bool {
        switch self {
        case .function(let function):
            if case .requirement = function.implementation { !function.isOptional } else { false }
        case .variable(let variable):
            if case .requirement = variable.storage { !variable.isOptional } else { false }
        case .type, .alias, .enumCase: false
        }
    }
}
