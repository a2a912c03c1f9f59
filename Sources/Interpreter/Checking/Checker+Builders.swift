import SwiftSource

extension Checker {
    /// The builder that an attribute names, for a value of the type; nil where none does.
    /// - Parameter mayBeUnknown: whether an attribute that nothing here declares as one can be a builder too: what it
    ///   makes of statements is an array of them.
    func builder(
        in attributes: [Attribute], for type: Type, mayBeUnknown: Bool = false, in scope: Scope
    ) -> BuilderType? {
        let made = type.function?.result ?? type
        let child = made.standard == .array ? made.arguments.first : nil
        for attribute in attributes {
            guard case .named(let components) = attribute.name.kind else { continue }
            let name = components.map(\.name.text).joined(separator: ".")
            guard let builder = table.vocabulary.resultBuilder(TypeName(name)) else {
                if let own = ownBuilder(attribute.name, for: type, in: scope) { return own }
                if mayBeUnknown, attribute.kind == .named, let child {
                    return BuilderType(child: child, isSingle: false, isOfSource: true)
                }
                continue
            }
            if let child = builder.single {
                return BuilderType(child: table.type(child, .result), isSingle: true)
            }
            if let child { return BuilderType(child: child, isSingle: false) }
        }
        return nil
    }

    /// A builder that the sources declare, which makes a value of the type.
    private func ownBuilder(_ name: TypeSyntax, for type: Type, in scope: Scope) -> BuilderType? {
        let found = speculate { resolver.resolve(name, in: scope) }
        found.symbol?.load()
        guard let symbol = found.symbol, symbol.isOfSource,
            [BuilderFunction.block, .partialBlock].contains(where: { !symbol.members(named: $0.rawValue).isEmpty })
        else { return nil }
        return BuilderType(child: type.function?.result ?? type, isSingle: true, isOfSource: true, own: found)
    }

    /// Whether statements without a `return` may be a builder's, so that it is unknown what is made of them.
    func mayBuild(_ statements: [Statement], _ attributes: [Attribute]) -> Bool {
        attributes.contains { $0.kind == .named } && !statements.mayReturn
    }

    /// The builder under which a protocol of the sources asks for a property.
    private func requiredBuilder(of variable: VariableSymbol, _ owner: NominalSymbol) -> BuilderType? {
        for asked in required(variable.name, owner).compactMap(\.variable) where asked !== variable {
            guard case .requirement = asked.storage else { continue }
            _ = table.type(of: asked)
            if let builder = asked.builder { return self.builder(builder, making: table.type(of: variable)) }
        }
        return nil
    }

    /// The same of a method.
    private func requiredBuilder(of function: FunctionSymbol, _ owner: NominalSymbol) -> BuilderType? {
        for asked in required(function.name, owner).compactMap(\.function)
        where asked !== function && asked.witnessKey == function.witnessKey {
            if let builder = asked.findBuilder?() { return self.builder(builder, making: function.result) }
        }
        return nil
    }

    /// What protocols of the sources that a type conforms to declare under a name.
    private func required(_ name: String, _ owner: NominalSymbol) -> [Symbol] {
        owner.allAncestors().types.map(\.symbol).filter { $0.kind == .interface && $0.isOfSource }
            .flatMap { $0.members(named: name) }
    }

    /// A requirement's builder, for what implements it.
    private func builder(_ asked: BuilderType, making type: Type) -> BuilderType {
        guard let own = asked.own else { return asked }
        return BuilderType(child: type, isSingle: true, isOfSource: true, own: own)
    }

    /// The builder under which a member stands that an open type asks for: a view's `body`.
    func implicitBuilder(of variable: VariableSymbol) -> BuilderType? {
        guard let owner = variable.owner else { return loneBuilder(of: variable) }
        guard owner.isOfSource else { return nil }
        if let builder = requiredBuilder(of: variable, owner) { return builder }
        if let builder = unknownBuilder(of: variable, owner) { return builder }
        let asked = owner.openTypes.lazy.flatMap(\.members).filter { $0.name == variable.name }
        return asked.compactMap(\.child).first.map { BuilderType(child: table.type($0, .result), isSingle: true) }
    }

    /// The same of a body without its view, as documentation shows it.
    private func loneBuilder(of variable: VariableSymbol) -> BuilderType? {
        guard table.hosting[variable.name] == .body, case .opaque? = variable.writtenType?.kind else { return nil }
        let type = table.type(of: variable)
        return isElement(type) ? BuilderType(child: type, isSingle: true) : nil
    }

    /// The same of a protocol that is not known here: what a body or a preview says is shown.
    private func unknownBuilder(of variable: VariableSymbol, _ owner: NominalSymbol) -> BuilderType? {
        guard owner.completeness == .open, case .opaque? = variable.writtenType?.kind else { return nil }
        let type = table.type(of: variable)
        if isElement(type) { return BuilderType(child: type, isSingle: true) }
        guard type.isUnknown, table.hosting.mayShowElement(variable) else { return nil }
        return shownElements
    }

    /// The same of a method: a view modifier's `body(content:)`.
    func implicitBuilder(of function: FunctionSymbol, owner: NominalSymbol?) -> BuilderType? {
        guard let owner, owner.isOfSource else { return nil }
        if let builder = requiredBuilder(of: function, owner) { return builder }
        let labels = function.parameters.map(\.label)
        for member in owner.openTypes.flatMap(\.members) where member.name == function.name {
            guard let child = member.child, (member.handed ?? []).map(\.label) == labels else { continue }
            return BuilderType(child: table.type(child, .result), isSingle: true)
        }
        // A protocol that is not known here may ask for it: a style's `makeBody(configuration:)`.
        guard owner.completeness == .open, function.givesOpaque, isElement(function.result) else { return nil }
        return BuilderType(child: function.result, isSingle: true)
    }

    /// What statements build: their values are children.
    /// - Parameter returnsChild: whether a `return` gives a child, as in a closure whose caller is unknown.
    func build(
        _ statements: [Statement], _ builder: BuilderType, returnsChild: Bool = false, at range: SourceRange,
        in scope: Scope
    ) -> TypedExpression {
        if builder.isSingle, !returnsChild, statements.count == 1, case .return(let value?) = statements[0].kind {
            // `return` in a body turns its builder off.
            return check(value, as: builder.child, .result, in: scope)
        }
        if let own = builder.own {
            return composed(statements, by: own, builder.child, at: range, in: scope)
        }
        if let variable = solver.normal(builder.child).variable, let wanted = variable.suggestion, !wanted.isUnknown {
            solver.bind(variable, to: wanted)
        }
        let around = scope.code?.builder
        scope.code?.builder = builder
        defer { scope.code?.builder = around }
        let children = children(statements, builder, in: scope)
        let type = builder.isSingle ? builder.child : standard.array(builder.child)
        return TypedExpression(.build(children, builder), type, range)
    }

    /// - Parameter returns: whether what these statements stand in ends with a `return`.
    private func children(
        _ statements: [Statement], _ builder: BuilderType, in scope: Scope, returns: Bool = false
    ) -> [TypedStatement] {
        prepare(statements, in: scope)
        // What ends with a `return` shows that alone: a `return` turns a builder off.
        let returns = returns || statements.endsWithReturn
        var children: [TypedStatement] = []
        for statement in statements.active {
            beginStatement()
            if returns, case .expression(let expression) = statement.kind, !expression.isBranch,
                case .expression(let value)? = self.statement(statement, in: scope)?.kind
            {
                children.append(TypedStatement(kind: .declare(.wildcard, value), range: statement.range))
            } else if let child = child(statement, builder, in: scope, returns: returns) {
                children.append(child)
            }
        }
        return children
    }

    private func child(
        _ statement: Statement, _ builder: BuilderType, in scope: Scope, returns: Bool
    ) -> TypedStatement? {
        guard case .expression(let expression) = statement.kind, !expression.isBranch else {
            return self.statement(statement, in: scope) { self.children($0, builder, in: $1, returns: returns) }
        }
        return TypedStatement(kind: .expression(child(expression, builder, in: scope)), range: statement.range)
    }

    func child(_ expression: Expression, _ builder: BuilderType, in scope: Scope) -> TypedExpression {
        let expression = called(expression)
        context.wantedElement = expression.range
        let value = infer(
            expression, expression.beginsWithDot ? builder.child : childHint(expression, builder, in: scope), in: scope)
        return child(value, of: expression, builder)
    }

    /// A call whose arguments are still to be typed, `.frame(width:)`: it reads as a function's name, which is no element.
    private func called(_ expression: Expression) -> Expression {
        guard case .chain(let chain) = expression.kind, chain.parts.contains(where: \.isArgumentLabels) else {
            return expression
        }
        let parts = chain.parts.map { part -> PostfixPart in
            guard case .argumentLabels(let labels) = part.kind else { return part }
            let arguments = labels.map { label -> Argument in
                let place = SourceRange(label.range.end + 1, label.range.end + 1)
                findings.report(.expectedExpression, at: place)
                return Argument(label: label, value: Expression(kind: .missing, range: place))
            }
            let call = CallArguments(arguments: arguments, parentheses: part.range)
            return PostfixPart(kind: .call(call), range: part.range)
        }
        return Expression(chain.base, followedBy: parts)
    }

    /// What a statement gives, as a child.
    @inline(never)
    private func child(
        _ value: TypedExpression, of expression: Expression, _ builder: BuilderType
    ) -> TypedExpression {
        defer { settle(value) }
        if value.type.isVoid || solver.normal(value.type).standard == .never { return value }
        if case .assign = value.kind { return value }
        if case .compoundAssign = value.kind { return value }
        if solver.normal(value.type).isUnknown {
            return TypedExpression(.convert(value, to: builder.child), builder.child, value.range)
        }
        if !value.isTypeValue, speculate({ solver.cost(of: value.type, as: builder.child) }) != nil {
            return converted(value, to: builder.child, .element)
        }
        let several = standard.array(builder.child)
        if speculate({ solver.cost(of: value.type, as: several) }) != nil { return value }
        if let wrapped = solver.normal(value.type).wrapped, fits(wrapped, builder) { return value }
        if let own = ownChild(of: builder.child, madeOf: value) { return own }
        // A preview may show a view controller.
        if builder.isOfSource || isController(value.type) {
            return unknown(expression.range, builder.child)
        }
        if isMismatch(value, builder.child) || value.isTypeValue {
            findings.report(
                .notAChild(found: value.shownType, expected: "\(builder.child)"), at: expression.range)
        } else if case .member = solver.normal(value.type) {
            // Only the value says what an associated type is.
            return TypedExpression(.convert(value, to: builder.child), builder.child, value.range)
        }
        return hole(expression.range, builder.child)
    }

    /// Whether it is an object of one of the system's classes that is no element, as view controllers are.
    func isController(_ type: Type) -> Bool {
        guard let symbol = solver.normal(type).symbol, symbol.kind == .object else { return false }
        return symbol.isOfSystemClass && !isElement(type)
    }

    /// Calls of unknown things are laid out by what stands in them. What makes a generic type is of the builder's: `Column<Row>`.
    private func childHint(_ expression: Expression, _ builder: BuilderType, in scope: Scope) -> Type? {
        switch expression.kind {
        case .ternary, .branch: return builder.child
        case .chain(let chain):
            guard case .nominal(let symbol, let arguments) = solver.normal(builder.child), !arguments.isEmpty,
                type(chain.base, in: scope)?.symbol == symbol
            else { return nil }
            return builder.child
        default: return nil
        }
    }

    private func fits(_ type: Type, _ builder: BuilderType) -> Bool {
        speculate { solver.cost(of: type, as: builder.child) } != nil
            || speculate { solver.cost(of: type, as: standard.array(builder.child)) } != nil
    }

    /// A child of a source's own type, which a builder makes of an element with `init(_ element: any Element)`.
    private func ownChild(of type: Type, madeOf value: TypedExpression) -> TypedExpression? {
        guard let symbol = type.symbol, symbol.isOfSource, isElement(value.type),
            symbol.openTypes.contains(where: \.isMadeOfElements)
        else { return nil }
        let maker = symbol.initializers.first { function in
            function.parameters.count == 1 && function.parameters[0].label == nil
                && speculate { solver.cost(of: value.type, as: function.parameters[0].type) } != nil
        }
        return maker.map { made($0, type, [.value(value)], at: value.range) }
    }
}

extension [Statement] {
    /// Whether the last of them is a `return`, or a block that ends so.
    fileprivate var endsWithReturn: Bool {
        switch active.last?.kind {
        case .return: true
        case .do(let statement): statement.body.statements.endsWithReturn
        default: false
        }
    }

    /// Whether a `return` stands among them or in their blocks.
    var mayReturn: Bool { contains { SyntaxNode.statement($0).returns { _ in true } } }
}
