import SwiftSource

extension CallSite {
    /// With the arguments of a variadic parameter in one array, and those of an autoclosure in one of their own.
    func gathering(_ function: FunctionDeclaration) -> CallSite {
        var rest = arguments[...]
        var gathered: [WrittenArgument] = []
        for parameter in function.parameters {
            guard let first = rest.first, !first.isTrailing, first.label?.text == parameter.label?.text else {
                continue
            }
            rest.removeFirst()
            guard parameter.isVariadic else {
                gathered.append(parameter.isAutoclosure ? first.closed : first)
                continue
            }
            var values = [first.value]
            while let next = rest.first, next.label == nil, !next.isTrailing {
                values.append(next.value)
                rest.removeFirst()
            }
            let range = first.value.range.union(values[values.count - 1].range)
            let all = Expression(kind: .array(values), range: range)
            gathered.append(WrittenArgument(label: first.label, value: all, isTrailing: false))
        }
        var site = self
        site.arguments = gathered + rest
        return site
    }
}

extension CallSite {
    /// Whether it says `describing:`.
    var isDescribing: Bool { arguments.first?.label?.text == "describing" }
}

extension BoundCallables {
    /// Whether arguments are written otherwise than they are handed over.
    var gathersArguments: Bool {
        function?.parameters.contains { $0.isVariadic || $0.isAutoclosure } == true
    }

    /// The function of the source that is called, where there is only one.
    var function: FunctionDeclaration? {
        guard candidates.count == 1 else { return nil }
        switch candidates[0] {
        case .source(let function, _), .maker(.initializer(let function, _)), .maker(.added(let function, _, _)):
            return function.declaration
        default: return nil
        }
    }
}

extension FunctionParameterSyntax {
    /// Whether it takes an expression to evaluate when it is called for.
    fileprivate var isAutoclosure: Bool { attributes.contains(.autoclosure) }
}

extension WrittenArgument {
    /// As the closure that an autoclosure is.
    fileprivate var closed: WrittenArgument {
        let closure = Expression(kind: .closure(ClosureExpression(giving: value)), range: value.range)
        return WrittenArgument(label: label, value: closure, isTrailing: false)
    }
}
