import SwiftSource

// What statements build: children, or one value made of them.

extension Runner {
    /// What statements under a builder give.
    @inline(never)
    func build(
        _ statements: [TypedStatement], _ builder: BuilderType, _ frame: Frame, at range: SourceRange
    ) throws(Failure) -> Value {
        var children: [Value] = []
        _ = try gather(statements, builder.child, into: &children, frame)
        try allocate(children.count, at: range)
        guard builder.isSingle else { return .array(children) }
        guard children.count > 1, let grouping = table.vocabulary.grouping else { return children.single }
        return grouped(children, isConditional: false, grouping)
    }

    /// What a builder of the sources makes. A part that fails is reported, and is a hole to the others.
    @inline(never)
    func composed(
        _ statements: [TypedStatement], _ value: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        prepare(statements, frame)
        for statement in statements {
            do throws(Failure) {
                _ = try execute(statement, frame)
            } catch {
                if case .declare(let pattern, _) = statement.kind {
                    let hole = HoleValue(HoleSite("", at: statement.range, isReported: true))
                    pattern.forEachVariable { frame.declare($0, .value(.hole(hole))) }
                }
                try absorb(error)
            }
        }
        return try evaluate(value, frame)
    }

    private func grouped(
        _ children: [Value], isConditional: Bool, _ grouping: @Sendable ([Value], Bool) -> Value
    ) -> Value {
        let group = grouping(children.map { native($0) ?? $0 }, isConditional)
        guard case .native(var native) = group else { return group }
        native.extent = extent(of: .array(children))
        return .native(native)
    }

    /// Adds what a branch or a loop gives: as one child, where the vocabulary wants to know that it does.
    private func gatherGroup(
        into children: inout [Value], _ body: (inout [Value]) throws(Failure) -> Flow
    ) throws(Failure) -> Flow {
        guard let grouping = table.vocabulary.grouping else { return try body(&children) }
        var inner: [Value] = []
        let flow = try body(&inner)
        children.append(grouped(inner, isConditional: true, grouping))
        return flow
    }

    /// Adds what statements give. One that fails is reported, and the others are children all the same.
    private func gather(
        _ statements: [TypedStatement], _ child: Type, into children: inout [Value], _ frame: Frame
    ) throws(Failure) -> Flow {
        prepare(statements, frame)
        for statement in statements {
            do throws(Failure) {
                let flow = try gather(statement, child, into: &children, frame)
                if case .normal = flow { continue }
                return flow
            } catch {
                try absorb(error)
                if case .declare(let pattern, _) = statement.kind { fail(pattern, frame) }
                if case .expression(let expression) = statement.kind, !expression.type.isVoid {
                    let gap = Value.hole(hole(at: expression.range, isReported: true))
                    try add(gap, child, into: &children, at: expression.range)
                }
            }
        }
        return .normal
    }

    private func gather(
        _ statement: TypedStatement, _ child: Type, into children: inout [Value], _ frame: Frame
    ) throws(Failure) -> Flow {
        switch statement.kind {
        case .expression(let expression):
            try step(at: statement.range)
            if case .branch(let inner) = expression.kind { return try gather(inner, child, into: &children, frame) }
            try add(try evaluate(expression, frame), child, into: &children, at: expression.range)
            return .normal
        case .return(let expression?):
            try add(try evaluate(expression, frame), child, into: &children, at: expression.range)
            return .return
        case .if(let branches, let otherwise):
            return try gatherGroup(into: &children) { inner throws(Failure) in
                try gather(try chosen(branches, otherwise, frame) ?? [], child, into: &inner, frame)
            }
        case .switch(let subject, let cases, _):
            let index = try chosenCase(subject, cases, frame, at: statement.range)
            let flow = try gatherGroup(into: &children) { inner throws(Failure) in
                try gather(cases[index].body, child, into: &inner, frame)
            }
            if case .break(nil) = flow { return .normal }
            return flow
        case .for:
            return try gatherGroup(into: &children) { inner throws(Failure) in
                try executeFor(statement, frame) { body throws(Failure) in
                    try gather(body, child, into: &inner, frame)
                }
            }
        case .block(let body, _), .do(let body, _, _): return try gather(body, child, into: &children, frame)
        default:
            let flow = try execute(statement, frame)
            // `guard flag else { return Text("none") }`
            if case .return = flow { try add(frame.result, child, into: &children, at: statement.range) }
            return flow
        }
    }

    private func add(
        _ value: Value, _ child: Type, into children: inout [Value], at range: SourceRange
    ) throws(Failure) {
        switch value {
        case .none, .void: return
        case .array(let inner): children += inner
        case .slice(let slice): children += slice.values
        case .hole:
            let filled = try assumed(value, as: child)
            // A part of the library's that is no element is made into one later: a list's row.
            if case .hole(let hole) = filled, child.symbol?.isFromLibraryText != true,
                let element = assumedElement(hole)
            {
                children += try contained(element, in: child, at: range)
            } else {
                children.append(filled)
            }
        default: children.append(value)
        }
    }

    /// Makes a child of the box of an unknown element. Where children must be containers, such as a grid's rows, the box
    /// stands in one.
    private func contained(_ box: Value, in child: Type, at range: SourceRange) throws(Failure) -> [Value] {
        guard let symbol = child.symbol, symbol.description != nil,
            converted(box, to: .named(symbol.typeName)) == nil
        else { return [box] }
        guard let maker = symbol.containerMaker else { return [] }
        return [placed(try made(by: maker, child, of: box, at: range), at: range)]
    }

    /// Makes what contains an element.
    func made(
        by maker: FunctionSymbol, _ type: Type, of element: Value, at range: SourceRange
    ) throws(Failure) -> Value {
        var arguments = maker.parameters.map { parameter -> Value? in
            guard !parameter.hasDefault else { return nil }
            return parameter.type.function == nil ? element : .array([element])
        }
        return try make(maker, type, &arguments, at: range)
    }
}

extension NominalSymbol {
    /// The initializer that makes one of an element alone, or of a builder's.
    var containerMaker: FunctionSymbol? {
        initializers.first { maker in
            let asked = maker.parameters.filter { !$0.hasDefault }
            guard asked.count == 1 else { return false }
            return asked[0].type.function?.builder?.isGatheredByCaller == true || asked[0].type.isElementProtocol
        }
    }
}
