import SwiftSource

/// The checked code of a function's body, a closure or an initial value, which the runner executes. A class, since frames
/// and closures refer to it.
///
/// Each of its variables has a slot in a frame. The slot of a captured variable holds a box, which closures share; the
/// variables that it captures itself are boxes passed to it when the closure is made.
final class Code {
    /// The name of the hole that stands for a missing result.
    let name: String
    /// The slots of the arguments, in order; `self` first, where there is one.
    var parameters: [LocalVariable] = []
    var slotCount = 0
    /// The outer variables that it uses: by index in its frame's captures.
    var captures: [LocalVariable] = []
    var body: [TypedStatement] = []
    /// Its result, where its body is one expression.
    var expression: TypedExpression?
    let range: SourceRange
    var result = Type.unknown
    /// The builder of its statements, in place of a return value.
    var builder: BuilderType?
    /// Whether the first parameter is `self`.
    var hasSelf = false
    /// Whether it ran at all.
    var hasRun = false
    /// How many calls of it are running.
    var runningCount = 0
    /// The type that it belongs to.
    var ownerName: String? { hasSelf ? parameters.first?.type.symbol?.name : nil }

    init(name: String, at range: SourceRange = SymbolTable.nowhere) { (self.name, self.range) = (name, range) }

    /// The call with its own arguments that is all that it does; nil where it does anything else.
    var onlyCall: TypedCall? {
        var result = expression
        if body.count == 1, case .return(let value?) = body[0].kind { result = value }
        guard case .call(let call)? = result?.kind else { return nil }
        let given = call.arguments.compactMap { argument -> LocalVariable? in
            if case .value(let value, _) = argument, case .local(let variable) = value.kind { variable } else { nil }
        }
        return given.elementsEqual(parameters.dropFirst(hasSelf ? 1 : 0), by: ===) ? call : nil
    }
}

/// A `let`, a `var`, a parameter or `self`, inside code. A class for its identity: the checker learns later whether a
/// closure uses it.
final class LocalVariable {
    let name: String
    let range: SourceRange
    var type: Type
    let isMutable: Bool
    /// The code whose frame holds it.
    unowned let code: Code
    let slot: Int
    /// Whether a closure or a local function uses it, so that its slot holds a box.
    var isCaptured = false
    /// Whether it is implicitly unwrapped: `var label: UILabel!`.
    var isImplicitlyUnwrapped = false

    init(_ name: String, at range: SourceRange, type: Type, isMutable: Bool, in code: Code) {
        self.name = name
        self.range = range
        self.type = type
        self.isMutable = isMutable
        self.code = code
        slot = code.slotCount
        code.slotCount += 1
    }
}

/// A checked expression: its names are resolved, and its type is known or unknown. A class, so that deep trees are cheap,
/// and that a literal's constant can be made once its type is resolved.
final class TypedExpression {
    var kind: Kind
    var type: Type
    let range: SourceRange
    /// The position of its operator, for its errors.
    let focus: SourceRange?

    init(_ kind: Kind, _ type: Type, _ range: SourceRange, focus: SourceRange? = nil) {
        self.kind = kind
        self.type = type
        self.range = range
        self.focus = focus
    }

    /// A long sum or chain is released in a loop, since each node would otherwise release its left one recursively.
    deinit {
        guard var next = kind.left else { return }
        kind = .constant(.void)
        while isKnownUniquelyReferenced(&next), let left = next.kind.left {
            next.kind = .constant(.void)
            next = left
        }
    }

    indirect enum Kind {
        case constant(Value)
        /// A number whose type is settled with the expression's: `Int`, or a floating one.
        case integer(IntegerLiteral)
        case float(Double)
        case interpolation([Segment])
        /// A text or a number as a text for many languages shows it.
        case shownText(TypedExpression)
        /// An array, or a set where the type says so.
        case array([TypedExpression])
        case dictionary([(key: TypedExpression, value: TypedExpression)])
        case tuple([(label: String?, value: TypedExpression)])

        case local(LocalVariable)
        /// A variable of outer code, by its index in the captures.
        case captured(Int, LocalVariable)
        /// A global or a static variable, made when it is first used.
        case shared(VariableSymbol)
        /// A property of a value or an object: a field, or computed by source, vocabulary or library. Requirements and
        /// overridable ones are found in the value's own type.
        case property(TypedExpression, VariableSymbol)
        /// A property of a type itself that no source keeps.
        case staticProperty(VariableSymbol)
        /// What a protocol asks of a type itself, of the type that a value is of.
        case requiredStatic(VariableSymbol, of: TypedExpression)
        case tupleElement(TypedExpression, Int)
        case `subscript`(TypedExpression, FunctionSymbol, [TypedArgument])
        /// What a key path leads to in a value: `value[keyPath: path]`.
        case followed(TypedExpression, TypedExpression)
        /// `super`: `self`, whose members are those of the superclass or the open type.
        case superValue(TypedExpression)

        case call(TypedCall)
        /// A value that is a function, called.
        case apply(TypedExpression, [TypedExpression])
        case closure(Code)
        /// Puts values into variables of this code that the closure takes: `[weak self, n = 1]`.
        case withCaptures([(LocalVariable, TypedExpression)], TypedExpression)

        /// Functions as values: `xs.map(make)`; with what they are called on.
        case functionValue(FunctionSymbol, receiver: TypedExpression?)
        /// A method of a type's values, as a function of the value: `Row.tapped`.
        case unappliedMethod(FunctionSymbol)
        case operatorValue(BuiltinOperator)
        case keyPath([KeyPathStep])
        /// A type as a value: `Weight.self`.
        case typeValue(Type)
        /// The type that a generic parameter stands for; else a value by which it is known, where there is one.
        case genericArgument(GenericParameter, TypedExpression?)

        case operation(BuiltinOperator, TypedExpression, TypedExpression)
        case negate(BuiltinOperator, TypedExpression)

        case coalesce(TypedExpression, TypedExpression)
        case range(RangeOperator, TypedExpression?, TypedExpression?)
        case ternary(condition: TypedExpression, then: TypedExpression, otherwise: TypedExpression)
        /// Assigns; gives nothing. A nil place is `_`.
        case assign(TypedExpression?, TypedExpression)
        case compoundAssign(TypedExpression, BuiltinOperator, TypedExpression)
        /// The same with an operator that a source declares.
        case compoundAssignCall(TypedExpression, FunctionSymbol, TypedExpression)
        case inOut(TypedExpression)
        /// A chain with `?` in it: nil where one of its optional steps is.
        case optionalChain(TypedExpression)
        case optionalStep(TypedExpression)
        case forceUnwrap(TypedExpression)
        case cast(Cast.Kind, TypedExpression, to: Type)
        /// `try?` and `try!`.
        case optionalTry(TypedExpression)
        case forcedTry(TypedExpression)
        /// `if` or `switch` as a value.
        case branch(TypedStatement)
        /// What statements build: the children.
        case build([TypedStatement], BuilderType)

        /// Statements, and then a value made of what they keep: what a builder of the sources makes.
        case composed([TypedStatement], TypedExpression)

        /// A value whose type is not known where one of a known type is wanted: a hole becomes what is assumed for it.
        case convert(TypedExpression, to: Type, HolePurpose = HolePurpose())
        case hole(HoleSite)
        /// An element that a view hosts: a root, which is taken where it is made.
        case hosted(TypedExpression)
        /// A member or call of a value whose type is not known: found in the value, where it is one; else a hole.
        case dynamicMember(TypedExpression, Name, HoleSite)
        case dynamicCall(TypedExpression, Name, [TypedArgument], HoleSite)
        case dynamicSubscript(TypedExpression, [TypedArgument], HoleSite)
        /// A member of the type that a generic parameter stands for; called, where there are arguments.
        case dynamicStatic(TypedExpression, Name, [TypedArgument]?, HoleSite)
    }

    enum Segment {
        case text(String)
        case value(TypedExpression)
    }

    /// Whether it is `super`, whose members are taken as the superclass has them.
    var isSuper: Bool { if case .superValue = kind { true } else { false } }
}

extension TypedExpression.Kind {
    /// Its left operand or receiver, of which many can follow each other.
    fileprivate var left: TypedExpression? {
        switch self {
        case .operation(_, let left, _), .property(let left, _), .subscript(let left, _, _),
            .convert(let left, _, _), .optionalStep(let left), .forceUnwrap(let left),
            .dynamicMember(let left, _, _), .dynamicSubscript(let left, _, _), .dynamicCall(let left, _, _, _),
            .followed(let left, _):
            left
        case .coalesce(_, let right): right
        case .call(let call): call.receiver
        default: nil
        }
    }
}

/// How a value of unknown type is used, which decides what a hole there yields.
struct HolePurpose {
    var description: ParameterDescription?
    /// The name of the function that takes it.
    var callee: String?
    /// The whole of a condition of which a part is not known.
    var condition: HoleSite?
    /// The hole that the result of an unknown method is where it was no modifier: what it left is not what is wanted.
    var other: HoleSite?
}

/// A resolved call.
struct TypedCall {
    let function: FunctionSymbol
    /// The receiver of a method; a place, where the method is mutating.
    let receiver: TypedExpression?
    /// The type that is made, or whose static member is called: generic arguments included.
    let type: Type?
    /// One for each parameter.
    let arguments: [TypedArgument]
    /// The range from the callee's name on: an element's place begins there.
    let nameRange: SourceRange
    /// Whether `super` is called, so that the function is taken as it is.
    var isSuper = false
    /// Where the type is a generic parameter: what is known of it when the call runs.
    var typeSource: TypedExpression?
    /// What the generic parameters stand for, of functions that are not compiled; settled with the call's type.
    var generics = Substitution()
}

/// The argument of a parameter.
enum TypedArgument {
    case value(TypedExpression, label: String? = nil)
    case variadic([TypedExpression])
    /// The parameter's default.
    case omitted
}

enum KeyPathStep {
    case property(VariableSymbol)
    case tupleElement(Int)
    case subscripted(FunctionSymbol, [TypedArgument])
    case optional, forced
    /// `\.self`.
    case itself
    case unknown(String)
}

enum RangeOperator {
    case halfOpen, closed
}

/// A checked statement.
struct TypedStatement {
    let kind: Kind
    let range: SourceRange

    indirect enum Kind {
        case expression(TypedExpression)
        /// Binds a pattern to a value; nil for a variable without one.
        case declare(TypedPattern, TypedExpression?)
        /// Gives a top-level variable of the program its value, unless it was used before.
        case global(VariableSymbol)
        /// `guard let`, `if let` and their like are conditions.
        case `if`([Branch], otherwise: [TypedStatement]?)
        case `guard`([TypedCondition], [TypedStatement])
        case `for`(TypedPattern, TypedExpression, condition: TypedExpression?, [TypedStatement], label: String?)
        case `while`([TypedCondition], [TypedStatement], label: String?)
        case repeatWhile([TypedStatement], TypedExpression, label: String?)
        case `switch`(TypedExpression, [Case], label: String?)
        case `do`([TypedStatement], [Case], label: String?)
        case `return`(TypedExpression?)
        case `throw`(TypedExpression)
        case `defer`([TypedStatement])
        case `break`(label: String?)
        case `continue`(label: String?)
        case `fallthrough`
        /// A local function, which closures may use before its line.
        case localFunction(LocalVariable, Code)
        case block([TypedStatement], label: String?)
    }

    struct Branch {
        let conditions: [TypedCondition]
        let body: [TypedStatement]
    }

    /// One of the patterns of a case or a `catch`.
    typealias Alternative = (pattern: TypedPattern, condition: TypedExpression?)

    /// A case, or a `catch`.
    struct Case {
        /// Empty for `default`.
        let patterns: [Alternative]
        let body: [TypedStatement]
        let range: SourceRange
    }
}

/// One of the conditions separated by commas.
enum TypedCondition {
    case isTrue(TypedExpression)
    /// `let name = optional`.
    case unwrap(TypedPattern, TypedExpression)
    case match(TypedPattern, TypedExpression)
}

/// A checked pattern.
indirect enum TypedPattern {
    case wildcard
    case bind(LocalVariable)
    case tuple([TypedPattern], SourceRange)
    /// `name?`.
    case optional(TypedPattern)
    case isType(Type)
    /// `let name as Type`.
    case cast(TypedPattern, Type)
    case enumCase(CaseSymbol, [TypedPattern]?)
    /// `.a` of a type that is not known: matches a hole, and a case of that name.
    case unknownCase(String, [TypedPattern]?)
    case isNil
    /// Equal to a value, or in a range of them.
    case equals(TypedExpression)
    /// `~=` of the source.
    case matches(TypedExpression, FunctionSymbol)
    /// One name for all values of a case.
    case payload(TypedPattern)
}
