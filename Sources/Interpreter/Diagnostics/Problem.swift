/// An error in a source, found by the checker or while it runs.
enum Problem: Hashable {
    case cannotFind(String)
    case cannotFindType(String)
    case usedBeforeInitialization(String)
    case noMember(type: String, name: String)
    /// A missing method of a library's protocol, by its name with labels: `sizeThatFits(proposal:subviews:cache:)`.
    case missingMethod(type: String, String)
    /// A modifier that is known, and changes nothing of the layout.
    case withoutEffect(String)
    /// Views that constraints or code place.
    case notLaidOut
    case notStaticMember(type: String, name: String)
    case unwrapped(String)
    case optional(String, wanted: String)
    case noParameter(callee: String, label: String)
    case missingArgument(String)
    case missingLabel(String)
    case extraneousLabel(String)
    case extraArgument(String?)
    case labelOrder(String, before: String)
    case notCallable(String)
    case noClosureShape(callee: String)
    case noOverload(callee: String)
    case closureParameters(expected: Int, found: Int)
    case cannotConvert(found: String, expected: String, Role)
    case operatorMismatch(String, String, String)
    case operatorMissing(String, String)
    case overflow(String, of: StandardType = .int)
    case divisionByZero
    case integerTooLarge(for: StandardType)
    case notBoolean(String)
    case notSequence(String)
    case notSubscriptable(String)
    case indexOutOfRange(Int, count: Int)
    case rangeReversed
    case noMatchingCase
    case expectedExpression
    case notAChild(found: String, expected: String)
    case uncaught(String)
    case overlapping(String)
    case missingReference(String)
    case extraneousReference(String)
    case unsupported(String)
    case closureRefused
    case tooManySteps
    /// In place of all errors past a limit.
    case moreErrors(than: Int)
    case moreRemarks(than: Int)
    case moreHoles(than: Int)
    case tooDeep
    case tooLarge
    case typeTooLarge
    case tooManyCalls(limit: Int)
    case tooManyElements(limit: Int)
    /// What a library's function does not take, in that library's own sentence.
    case refused(String)

    /// Where a value of a type was expected.
    enum Role: Hashable {
        case argument, initializer, assignment, result, element, condition
    }

    /// Whether it is met by code that is right: a value is missing, out of range or too large.
    var isOfRunning: Bool {
        switch self {
        case .overflow, .divisionByZero, .indexOutOfRange, .rangeReversed, .uncaught, .overlapping,
            .tooManySteps, .moreErrors, .tooDeep, .tooLarge, .tooManyElements, .refused:
            true
        default: false
        }
    }

    var message: String {
        switch self {
        case .cannotFind(let name): "cannot find '\(name)' in scope"
        case .cannotFindType(let name): "cannot find type '\(name)' in scope"
        case .usedBeforeInitialization(let name): "'\(name)' used before being initialized"
        case .optional(let found, let wanted):
            "value of optional type '\(found)' must be unwrapped to a value of type '\(wanted)'"
        case .missingMethod(let type, let method): "'\(type)' has no \(method), which its protocol requires"
        case .noMember(let type, let name): "\(type) has no member '\(name)'"
        case .withoutEffect(let name): "'\(name)' has no effect on the layout"
        case .notLaidOut: "Auto Layout is not laid out"
        case .notStaticMember(let type, let name): "'.\(name)' is not a member of \(type)"
        case .unwrapped(let name): "value of optional type must be unwrapped to refer to member '\(name)'"
        case .noParameter(let callee, let label): "\(callee) has no parameter '\(label)'"
        case .missingArgument(let name): "missing argument for parameter '\(name)'"
        case .missingLabel(let label): "missing argument label '\(label):' in call"
        case .extraneousLabel(let label): "extraneous argument label '\(label):' in call"
        case .extraArgument(let label): label.map { "extra argument '\($0)' in call" } ?? "extra argument in call"
        case .labelOrder(let label, let other): "argument '\(label)' must precede argument '\(other)'"
        case .notCallable(let type): "cannot call value of type '\(type)'"
        case .noClosureShape(let callee): "\(callee) takes no closure with these parameters"
        case .noOverload(let callee): "no overload of \(callee) takes arguments of these types"
        case .closureParameters(let expected, let found):
            "contextual closure type expects \(expected) argument\(expected == 1 ? "" : "s"), "
                + "but \(found) were used in closure body"
        case .cannotConvert(let found, let expected, let role): Self.conversion(found, expected, role)
        case .operatorMismatch(let name, let left, let right):
            "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
        case .operatorMissing(let name, let type): "unary operator '\(name)' cannot be applied to type '\(type)'"
        case .overflow(let name, let type): "arithmetic operation '\(name)' overflows '\(type.rawValue)'"
        case .divisionByZero: "division by zero"
        case .integerTooLarge(let type): "integer literal overflows when stored into '\(type.rawValue)'"
        case .notBoolean(let found): "cannot convert value of type '\(found)' to expected condition type 'Bool'"
        case .notSequence(let type): "for-in loop requires '\(type)' to conform to 'Sequence'"
        case .notSubscriptable(let type): "value of type '\(type)' has no subscripts"
        case .indexOutOfRange(let index, let count): "index \(index) is out of range; the count is \(count)"
        case .rangeReversed: "range requires lower bound <= upper bound"
        case .noMatchingCase: "switch must be exhaustive: no case matches"
        case .expectedExpression: "expected expression"
        case .notAChild(let found, let expected): "'\(found)' is not \(expected): so it cannot be a child here"
        case .uncaught(let value): "an error is thrown here that nothing catches: \(value)"
        case .overlapping(let name):
            "overlapping accesses to '\(name)': it is being changed by a mutating method"
        case .missingReference(let type):
            "passing value of type '\(type)' to an inout parameter requires explicit '&'"
        case .extraneousReference(let type): "'&' used with non-inout argument of type '\(type)'"
        case .unsupported(let construct): "haggle cannot yet run \(construct)"
        case .closureRefused: "this closure cannot be called with these values"
        case .moreErrors(let count): "and more errors; only the first \(count) are reported"
        case .moreRemarks(let count): "and more remarks; only the first \(count) are listed"
        case .moreHoles(let count): "and more holes; only the first \(count) are listed"
        case .tooManySteps: "this takes too many steps; the source was stopped here"
        case .tooDeep: "too many nested calls; the source was stopped here"
        case .tooLarge: "this grows too large; the source was stopped here"
        case .tooManyCalls(let limit): "this file has more than \(limit) calls; the others are left unknown"
        case .typeTooLarge: "this type is too large; it is left unknown"
        case .tooManyElements(let limit): "this makes more than \(limit) elements; the source was stopped here"
        case .refused(let sentence): sentence
        }
    }

    private static func conversion(_ found: String, _ expected: String, _ role: Role) -> String {
        switch role {
        case .argument: "cannot convert value of type '\(found)' to expected argument type '\(expected)'"
        case .initializer: "cannot convert value of type '\(found)' to specified type '\(expected)'"
        case .assignment: "cannot assign value of type '\(found)' to type '\(expected)'"
        case .result: "cannot convert return expression of type '\(found)' to return type '\(expected)'"
        case .element: "cannot convert value of type '\(found)' to expected element type '\(expected)'"
        case .condition: "cannot convert value of type '\(found)' to expected condition type '\(expected)'"
        }
    }
}
