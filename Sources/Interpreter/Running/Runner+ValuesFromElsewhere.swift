import SwiftSource

// Properties that are unwrapped where they are used, and that nothing here sets: `var model: Model!`.

extension Runner {
    /// Gives a property that is nil, and that other code sets before it is used, a value for a hole of its name. An object
    /// keeps it. Nil for other places.
    func fillIn(_ place: TypedExpression, _ frame: Frame) throws(Failure) -> Value? {
        guard case .property(let base, let symbol) = place.kind, let code = symbol.valueFromElsewhere?.checked else {
            return nil
        }
        let given = try run(code, at: place.range)
        // A weak one, too: the views around an outlet keep it.
        if case .object(let object) = try evaluate(base, frame).unbacked, case .field(let index) = symbol.storage,
            object.fields.indices.contains(index)
        {
            object.fields[index] = .value(given)
            try assumeCaption(of: symbol, given, at: place.range)
            try adopt(given, by: object, at: place.range)
        }
        return given
    }

    /// The member by which a controller, or a view, shows a view that other code puts into it.
    private static let adopter = "__adopt"

    private func adopt(_ view: Value, by owner: Object, at range: SourceRange) throws(Failure) {
        guard case .object(let object) = view, object.symbol.isOpenElement else { return }
        let adopter = owner.symbol.functions(named: Self.adopter).first { $0.owner?.isOfSupplement == true }
        if let adopter { _ = try call(adopter, of: .object(owner), with: [view], at: range) }
    }
}

extension TypedExpression {
    /// Whether it is a property that other code sets before it is used.
    var isFromElsewhere: Bool {
        if case .property(_, let symbol) = kind { symbol.valueFromElsewhere != nil } else { false }
    }
}
