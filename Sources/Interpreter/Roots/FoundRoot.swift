import SwiftSource

/// A root with the code that makes its element.
struct FoundRoot {
    let root: Root
    let source: Source
    /// What it stands in, the names in which its code mentions.
    let statement: Statement
    /// The statements of the file that call its methods: `stack.addArrangedSubview(label)`.
    var additions: [Statement] = []
    /// The type that it is or belongs to.
    let owner: NominalSymbol?
    /// Whether it is shown around something that is not known, or as part of a type that is not declared: what is whole
    /// is shown rather.
    let isPart: Bool
    /// Whether the library asks for it where its type is used: what a row of a list shows.
    let isAsked: Bool
    /// Whether it shows nothing but views that are not known, as the preview of a part shows the screen that has it, or is
    /// what an unknown function gives or prose may be.
    var isUnknown = false

    enum Source {
        case topLevel(TopLevelValue)
        /// Code that no statement calls: the closure of a `#Preview`.
        case code(Code)
        case type(NominalSymbol)
        /// A type that arranges elements and is none.
        case layout(NominalSymbol)
        case property(VariableSymbol)
        case function(FunctionSymbol)
        /// An argument, `BlueprintView(element: ...)`, in a member of a type; the code evaluates it by itself.
        case argument(SourceRange, in: Member, alone: () -> Code)
    }

    /// What an argument stands in.
    enum Member {
        case property(VariableSymbol)
        case function(FunctionSymbol)
    }

    /// The name of the member by which its own code uses it; nil for a whole declaration.
    var member: String? {
        guard owner != nil, !isAsked else { return nil }
        switch source {
        case .property(let symbol), .argument(_, .property(let symbol), _): return symbol.name
        case .function(let symbol), .argument(_, .function(let symbol), _): return symbol.name
        default: return nil
        }
    }
}

extension SyntaxNode {
    /// The names that are mentioned in it, of values, types and members.
    var mentions: Set<String> { Set(allMentions) }

    /// The same, as often as each is mentioned.
    fileprivate var allMentions: [String] {
        var names: [String] = []
        var waiting = [self]
        while let node = waiting.popLast() {
            switch node {
            case .expression(let expression):
                if case .identifier(let name) = expression.kind { names.append(name) }
            case .name(let name): names.append(name.text)
            default: break
            }
            waiting += node.children
        }
        return names
    }
}

extension Statement {
    /// Whether it shows an element in a view of its own and puts other views beside that, or is made of other controllers.
    var hostsBesideViews: Bool {
        let names = SyntaxNode.statement(self).allMentions
        if names.contains("addChild") { return true }
        return names.contains { Expression.hosts[$0] != nil || $0 == Expression.hostProperty }
            && (names.count { $0 == "addSubview" || $0 == "addArrangedSubview" } > 1
                || names.contains("arrangedSubviews"))
    }
}

extension Statement {
    /// Whether it makes a table or a collection, whose rows it then says what they show.
    var showsRows: Bool { !SyntaxNode.statement(self).mentions.isDisjoint(with: Self.listViews) }

    private static let listViews: Set = [
        "UITableView", "UITableViewController", "UICollectionView", "UICollectionViewController",
    ]
}

extension Expression {
    /// `x` of `BlueprintView(element: x)`, `UIHostingController(rootView: x)`, `ComponentHostingView { x }`,
    /// `PlaygroundPage.current.setLiveView(x)` and `blueprintView.element = x`; a window that shows more than one view is itself one.
    var hostedElement: Expression? {
        switch kind {
        case .chain(let chain):
            guard case .identifier(let name) = chain.base.kind, case .call(let call)? = chain.parts.first?.kind
            else { return chain.liveView ?? (isHostCall ? self : nil) }
            if name == Self.window { return call.onlyExpressionInClosure ?? (call.hasEmptyClosure ? nil : self) }
            if Self.widgets.contains(name) { return Expression(chain.base, followedBy: [chain.parts[0]]) }
            if Self.closureHosts.contains(name) { return call.onlyExpressionInClosure }
            return Self.hosts[name].flatMap { label in call.arguments.first { $0.label?.text == label }?.value }
                ?? (isHostCall ? self : nil)
        case .assignment(let assignment):
            guard assignment.operator.builtin == .assign, case .chain(let target) = assignment.target.kind,
                case .member(let name)? = target.parts.last?.kind, name.text == Self.hostProperty
            else { return nil }
            return assignment.value
        default: return nil
        }
    }

    static let hosts = ["BlueprintView": "element", "UIHostingController": "rootView"]
    static let closureHosts: Set = ["ComponentHostingView", "ComponentViewController"]
    /// What an app's scene shows its first view in.
    static let window = "WindowGroup"
    /// What widgets show their views in.
    static let widgets: Set = [
        "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "ActivityConfiguration",
    ]
    static let hostProperty = "element"
    /// What a playground's page is called with to show a view.
    static let liveViewMethod = "setLiveView"
    /// What a view is called with that makes an element of what it is given.
    static let hostMethods: Set = ["configure", "setContent"]

    /// Whether it calls a method by which a view may be given what it shows; where its type is an element, it does.
    var isHostCall: Bool {
        guard case .chain(let chain) = kind, chain.parts.count >= 2, case .call? = chain.parts.last?.kind,
            case .member(let name) = chain.parts[chain.parts.count - 2].kind
        else { return false }
        return Self.hostMethods.contains(name.text)
    }

    /// Whether it is an app's window.
    var isWindow: Bool {
        guard case .chain(let chain) = kind, case .identifier(Self.window) = chain.base.kind else { return false }
        return true
    }

    /// Whether it only names something of `self`, perhaps with a call of no arguments: `element`, `self.makeElement()`.
    var isReference: Bool {
        guard case .chain(let chain) = kind else { return false }
        var parts = chain.parts[...]
        switch chain.base.kind {
        case .selfValue:
            guard case .member? = parts.first?.kind else { return false }
            parts.removeFirst()
        case .identifier(let name):
            if name.first?.isUppercase == true { return false }
        default: return false
        }
        guard let last = parts.first else { return true }
        guard case .call(let call) = last.kind else { return false }
        return call.arguments.isEmpty && call.trailing.isEmpty && parts.count == 1
    }
}

extension PostfixChain {
    /// What a playground's page is given to show.
    fileprivate var liveView: Expression? {
        guard case .call(let call)? = parts.last?.kind, case .member(let name)? = parts.dropLast().last?.kind,
            name.text == Expression.liveViewMethod
        else { return nil }
        return call.arguments.first?.value
    }
}

extension CallArguments {
    /// The only expression of the first closure among them, which it may return.
    fileprivate var onlyExpressionInClosure: Expression? {
        guard let statements = statementsOfClosure else { return nil }
        if statements.count == 1, case .return(let value) = statements[0].kind { return value }
        return statements.onlyExpression
    }

    fileprivate var hasEmptyClosure: Bool { statementsOfClosure?.isEmpty ?? true }

    /// Those of the first closure.
    private var statementsOfClosure: [Statement]? {
        WrittenArgument.all(of: self).lazy.compactMap { argument in
            if case .closure(let closure) = argument.value.kind { closure.body.statements.active } else { nil }
        }.first
    }
}

extension TypeSyntax {
    /// The last name of a named type, or of its wrapped type.
    var lastName: String? {
        switch kind {
        case .named(let components): components.last?.name.text
        case .opaque(let inner), .existential(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
            .attributed(_, let inner), .specified(_, let inner):
            inner.lastName
        case .composition(let types): types.first?.lastName
        default: nil
        }
    }
}

extension Expression {
    /// The variable whose method it calls, by its name.
    var calledVariable: String? {
        guard case .chain(let chain) = kind, case .identifier(let name) = chain.base.kind, chain.parts.count > 1 else {
            return nil
        }
        return name
    }
}

extension Expression {
    /// `#Preview { ... }`.
    var preview: MacroExpansion? {
        if case .macro(let macro) = kind, macro.name.text == "Preview" { macro } else { nil }
    }
}

extension Statement {
    var isPreview: Bool {
        if case .expression(let expression) = kind { expression.preview != nil } else { false }
    }
}

extension Expression {
    /// The names that it begins with: of `Screens.Card(title: "a")` both.
    var dottedNames: [String]? {
        switch kind {
        case .identifier(let name): return [name]
        case .chain(let chain):
            guard case .identifier(let base) = chain.base.kind else { return nil }
            var names = [base]
            for part in chain.parts {
                guard case .member(let name) = part.kind else { break }
                names.append(name.text)
            }
            return names
        default: return nil
        }
    }
}
