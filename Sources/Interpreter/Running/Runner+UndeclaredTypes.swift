extension Runner {
    /// The value as what it is cast to, if it is that.
    func cast(_ value: Value, to target: CastTarget) -> Value? {
        guard mayBe(value, target.undeclared) else { return nil }
        // Only compiled code gives a `Double` where a `Float` is wanted.
        if case .double = value.unbacked, target.type.standard == .float { return nil }
        return cast(value, to: target.type)
    }

    /// Whether nothing says if a value of the sources is of a type that nothing here declares: that may be a protocol to which
    /// another file says that it conforms.
    func isUnsettled(_ value: Value, _ target: CastTarget) -> Bool {
        guard let name = target.undeclared, value.unbacked.ownSymbol?.isOfSource == true else { return false }
        return !mayBe(value, name) && !SystemTypes.isNamedAsOne(name)
    }

    /// Whether a value may be of a type that nothing here declares. A value of the sources is, where its own declaration
    /// names something unknown; one of the library, where the type is not known to be another.
    /// - Parameter name: the type's name; nil for a type that is declared.
    private func mayBe(_ value: Value, _ name: String?) -> Bool {
        guard let name, value.hole == nil else { return true }
        if let symbol = value.ownSymbol, symbol.isOfSource, !symbol.isFromLibraryText {
            return symbol.isPartial || symbol.allAncestors().isOpenEnded || SystemTypes.takesSources(name)
        }
        switch value.unbacked {
        case .bool, .int, .fixed, .double, .single, .array, .set, .dictionary: return !SystemTypes.isOwnKind(name)
        case .string: return name == SystemTypes.text || !SystemTypes.isOwnKind(name)
        default: return true
        }
    }
}
