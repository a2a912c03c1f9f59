// Packs: several types for one generic parameter, which `repeat` takes one after another.

extension Type {
    /// `repeat P` as the types that it stands for; as it is where its packs are open.
    static func expanding(_ pattern: Type) -> Type {
        guard let pack = pattern.pack else { return .expansion(pattern) }
        return .pack(
            pack.indices.map { index in
                let element = pattern.element(index)
                return pack[index].isExpansion ? .expansion(element) : element
            })
    }

    /// Changed: the types that it stands for, where it is an expansion.
    func spread(_ change: (Type) -> Type) -> [Type] {
        let changed = change(self)
        if isExpansion, case .pack(let types) = changed { return types }
        return [changed]
    }

    var isExpansion: Bool { if case .expansion = resolved { true } else { false } }

    /// What is repeated; other types themselves.
    var pattern: Type { if case .expansion(let pattern) = resolved { pattern } else { self } }

    /// The first pack of which a pattern takes the elements.
    private var pack: [Type]? {
        var found: [Type]?
        switch resolved {
        case .pack(let types): return types
        case .expansion: return nil
        case .nominal(let symbol, let arguments):
            return zip(symbol.genericParameters, arguments).lazy.compactMap { $0.isPack ? nil : $1.pack }.first
        case let type:
            _ = type.holdsDirectly { part in
                found = part.pack
                return found != nil
            }
            return found
        }
    }

    private func element(_ index: Int) -> Type {
        switch resolved {
        case .pack(let types): types.indices.contains(index) ? types[index].pattern : .unknown
        case .expansion: self
        case .nominal(let symbol, let arguments) where symbol.genericParameters.count == arguments.count:
            .nominal(symbol, zip(symbol.genericParameters, arguments).map { $0.isPack ? $1 : $1.element(index) })
        case let type: type.mapped { $0.element(index) }
        }
    }

    /// The variables in it that stand for packs.
    fileprivate var openPacks: [TypeVariable] {
        var found: [TypeVariable] = []
        switch resolved {
        case .variable(let variable): if variable.parameter?.isPack == true { found = [variable] }
        case let type:
            _ = type.holdsDirectly { part in
                found += part.openPacks
                return false
            }
        }
        return found
    }
}

extension NominalSymbol {
    /// Its generic arguments where these types are written; nil where they are too few or too many.
    func arguments(written types: [Type]) -> [Type]? {
        guard let place = genericParameters.firstIndex(where: \.isPack) else {
            return types.count == genericParameters.count ? types : nil
        }
        let count = types.count - genericParameters.count + 1
        guard count >= 0 else { return nil }
        let pack = Array(types[place..<(place + count)])
        let own = if pack.count == 1, case .parameter = pack[0].pattern { pack[0].pattern } else { Type.pack(pack) }
        return types[..<place] + [own] + types[(place + count)...]
    }
}

extension Solver {
    /// Settles how many types the open packs of a pattern have: one for each of what is given.
    /// - Parameter isExpansion: whether what is given stands for several itself.
    func open(_ pattern: Type, for isExpansion: [Bool]) {
        for variable in pattern.openPacks {
            let types = isExpansion.map { isExpansion in
                let type = Type.variable(TypeVariable())
                return isExpansion ? Type.expansion(type) : type
            }
            bind(variable, to: .pack(types))
        }
    }

    /// With so many types in place of an expansion among them that all are a count.
    func spread(_ types: [Type], to count: Int) -> [Type] {
        let missing = count - types.count + 1
        guard let place = types.firstIndex(where: \.isExpansion), missing >= 0 else { return types }
        let pattern = types[place].pattern
        open(pattern, for: Array(repeating: false, count: missing))
        guard case .pack(let all) = Type.expanding(pattern) else { return types }
        return types[..<place] + all + types[(place + 1)...]
    }

    /// A function with so many parameters, where one stands for several.
    func spread(_ function: FunctionType, to count: Int) -> FunctionType {
        guard function.parameters.contains(where: \.type.isExpansion) else { return function }
        let types = spread(function.parameters.map(\.type), to: count)
        return FunctionType(types.map { .init(type: $0) }, function.result, builder: function.builder)
    }
}
