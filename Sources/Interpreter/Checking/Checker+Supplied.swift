import SwiftSource

// Properties whose value is what is around a view.

extension Checker {
    /// The property wrapper among attributes.
    func wrapper(in attributes: [Attribute]) -> PropertyWrapper? {
        attributes.lazy.compactMap { $0.name.lastName.flatMap { PropertyWrapper(rawValue: $0) } }.first
    }

    /// Whether what is around the view gives the value, which is a hole: no initializer takes it, and nothing here says what
    /// it is, or a person does.
    /// - Parameter isGlobal: whether it is a property whose type is left out, to which nothing hands an object.
    func isSuppliedByFramework(_ attributes: [Attribute], named name: String?, isGlobal: Bool = false) -> Bool {
        guard let wrapper = wrapper(in: attributes), wrapper.isSuppliedByFramework else { return false }
        if table.vocabulary.libraryText?.names.contains(wrapper.rawValue) != true { return true }
        if let name, settings[name] != nil { return true }
        if isGlobal, wrapper == .environmentObject { return true }
        // An object of a type that is declared elsewhere.
        return objectType(in: attributes).map { isGlobal || $0.isUnknown } ?? false
    }

    /// The type whose object is asked for: `@Environment(Store.self)`.
    func objectType(in attributes: [Attribute]) -> Type? {
        for argument in attributes.flatMap(\.arguments) {
            guard case .chain(let chain) = argument.value.kind,
                case .member(let last)? = chain.parts.last?.kind, last.languageMember == .itself
            else { continue }
            let named = Expression(chain.base, followedBy: Array(chain.parts.dropLast()))
            return type(chain.parts.count == 1 ? chain.base : named, in: globalScope) ?? .unknown
        }
        return nil
    }

    /// The type of the value that is asked for by its path: `@Environment(\.horizontalSizeClass)`; nil where that is unknown.
    func environmentType(in attributes: [Attribute]) -> Type? {
        guard wrapper(in: attributes) == .environment else { return nil }
        for argument in attributes.flatMap(\.arguments) {
            guard case .keyPath = argument.value.kind else { continue }
            for case .type(let values) in table.standardGlobals("EnvironmentValues") {
                let wanted = Type.nominal(standard[.keyPath], [.nominal(values, []), .variable(TypeVariable())])
                let type = speculate { infer(argument.value, wanted, in: globalScope).type.arguments.last }
                if let type = type.map({ solver.normal($0) }), !type.hasUnknown { return type }
            }
        }
        return nil
    }

    /// Whether a property wrapper that nothing here declares stands before a variable, which may give it its value:
    /// `@AppSettings(\.sidebar) var sidebar`.
    func isUnderUnknownWrapper(_ declaration: VariableDeclaration, in scope: Scope) -> Bool {
        declaration.isVariable
            && declaration.attributes.contains { attribute in
                attribute.kind == .named && wrapper(in: [attribute]) == nil && !attribute.arguments.isEmpty
                    && speculate { resolver.resolve(attribute.name, in: scope) }.isUnknown
            }
    }

    /// What a local variable is that the surroundings give, as in a preview: a hole of its name.
    func hole(named name: String, _ type: Type?, at range: SourceRange) -> TypedExpression {
        let unknown = TypedExpression(.hole(HoleSite(name, at: range)), .unknown, range)
        return type.map { converted(unknown, to: $0, .initializer) } ?? unknown
    }

    /// What a property is that the surroundings give: a hole of its name.
    func environmentValue(of variable: VariableSymbol) -> Code {
        let code = Code(name: variable.name)
        let (type, range) = (table.type(of: variable), variable.range)
        code.result = type
        // Nothing has the keyboard, and nothing is touched.
        if variable.wrapper == .focusState, let away = unfocused(type, at: range) {
            code.expression = away
            return code
        }
        // A hole in library text has no place in a source to report.
        let site = HoleSite(variable.name, at: range, isReported: LibraryText.holds(range))
        let value =
            setting(named: variable.name, type.isUnknown ? nil : type, in: code, at: range)
            ?? TypedExpression(.hole(site), .unknown, range)
        code.expression = converted(value, to: type, .initializer)
        return code
    }

    private func unfocused(_ type: Type, at range: SourceRange) -> TypedExpression? {
        if type.wrapped != nil { return TypedExpression(.constant(.none), type, range) }
        return type.standard == .bool ? TypedExpression(.constant(.bool(false)), type, range) : nil
    }
}

/// The wrappers that sources put before views' properties: each stands for its value.
enum PropertyWrapper: String {
    case state = "State", binding = "Binding", stateObject = "StateObject", observedObject = "ObservedObject"
    case environmentObject = "EnvironmentObject", environment = "Environment"
    case bindable = "Bindable", focusState = "FocusState", gestureState = "GestureState", appStorage = "AppStorage"
    case sceneStorage = "SceneStorage", namespace = "Namespace", query = "Query", fetchRequest = "FetchRequest"
    case scaledMetric = "ScaledMetric"
    /// Core Data's wrapper, whose value is in a store.
    case managed = "NSManaged"

    var isSuppliedByFramework: Bool {
        switch self {
        case .environment, .environmentObject, .focusState, .namespace, .query, .fetchRequest, .gestureState, .managed:
            true
        default: false
        }
    }
}
