import SwiftSource

/// Whether a type of the source meets the requirements of its protocols. Names and labels are compared; a member of
/// different types is accepted, since generics may make it fit.
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
            return open.members.first { $0.isRequired && !isMet($0, in: symbol) }?
                .declaration(naming: open.associatedTypes)
        }
        guard interface.isOfSource, !isOfMoreFiles(interface, symbol) else { return nil }
        return requirements(of: interface).filter { !isMet($0, in: symbol) }.min { $0.place < $1.place }
            .map { "'\($0.witnessName)'" }
    }

    /// Whether what a protocol requires, or a type keeps, is of types of other files, which may extend this one.
    private func isOfMoreFiles(_ interface: NominalSymbol, _ symbol: NominalSymbol) -> Bool {
        let mentioned = requirements(of: interface) + symbol.stored.map(Symbol.variable)
        return mentioned.contains { member in
            switch member {
            case .function(let function):
                function.parameters.contains(where: \.type.hasUnknownName) || function.result.hasUnknownName
            case .variable(let variable): table.type(of: variable).hasUnknownName
            case .type, .alias, .enumCase: false
            }
        }
    }

    private func requirements(of interface: NominalSymbol) -> [Symbol] {
        let functions = (interface.initializers + interface.subscripts).map(Symbol.function)
        return (interface.members.values.joined() + functions).filter(\.isRequirement)
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

    private func isMet(_ requirement: Symbol, in symbol: NominalSymbol) -> Bool {
        switch requirement {
        case .function(let function):
            // A function outside of the type implements an operator as well, and so does the compiler.
            if function.kind == .operator || symbol.mayHaveMore(isFunction: true) { return true }
            let labels = function.parameters.map(\.label)
            switch function.kind {
            case .initializer: return isInitializer(labels, of: symbol)
            case .subscript:
                return symbol.allAncestors().types.contains { ancestor, _ in
                    ancestor.load()
                    return ancestor.subscripts.contains {
                        $0.isImplemented && $0.isStatic == function.isStatic && $0.parameters.map(\.label) == labels
                    }
                }
            case .function, .operator:
                return isImplemented(function.name, labels, isStatic: function.isStatic, in: symbol)
            }
        case .variable(let variable):
            return symbol.mayHaveMore(isFunction: false)
                || isImplemented(variable.name, nil, isStatic: variable.isStatic, in: symbol)
        case .type, .alias, .enumCase: return true
        }
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

    /// Whether an initializer with these labels is declared, or made by the compiler.
    private func isInitializer(_ labels: [String?], of symbol: NominalSymbol) -> Bool {
        if symbol.isDecodable, labels == ["from"] { return true }
        return symbol.allAncestors().types.contains { ancestor, _ in
            ancestor.load()
            return ancestor.initializers.contains { function in
                guard function.isImplemented else { return false }
                // The compiler makes another one of a type whose properties all have values.
                if case .memberwise = function.implementation, labels.isEmpty,
                    function.parameters.allSatisfy(\.hasDefault)
                {
                    return true
                }
                return function.parameters.map(\.label) == labels
            }
        }
    }
}

extension Type {
    /// Whether something in it has a name that is not known here.
    fileprivate var hasUnknownName: Bool {
        switch resolved {
        case .unknown: true
        case let type: type.holdsDirectly(\.hasUnknownName)
        }
    }
}

extension NominalSymbol {
    /// Whether a library's protocol requires a member, which values of the library's have.
    fileprivate func asks(for name: String) -> Bool { openType?.members.contains { $0.name == name } ?? false }

    /// Whether it has members of a library that are not all known here.
    fileprivate func mayHaveMore(isFunction: Bool) -> Bool {
        allAncestors().types.contains { ancestor, _ in
            if ancestor.isOfSource { return ancestor.isOfSupplement && ancestor.kind == .object }
            if ancestor.kind == .object || ancestor.isPartial { return true }
            switch ancestor.standard {
            case .sequence, .collection: return true
            default: return isFunction && ancestor.openType?.isElement == true
            }
        }
    }
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

    /// As Swift refers to it: with its labels.
    fileprivate var witnessName: String {
        function.map { ($0.kind == .subscript ? "subscript" : name) + $0.parameters.labels } ?? name
    }

    fileprivate var place: Int { range?.start ?? 0 }
}
