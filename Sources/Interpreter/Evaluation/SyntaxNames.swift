import SwiftSource

// The tree's enums as the words of the source, for what is looked up by name and for messages.

extension Expression {
    /// Its kind, with every word that stands for a value as a name.
    var named: Kind {
        switch kind {
        case .selfValue: .identifier("self")
        case .selfType: .identifier("Self")
        case .superValue: .identifier("super")
        case .anonymousParameter(let number): .identifier("$\(number)")
        case .operatorReference(let name): .identifier(name.text)
        default: kind
        }
    }
}

extension Accessors.Accessor {
    var word: String {
        switch kind {
        case .get: "get"
        case .set: "set"
        case .willSet: "willSet"
        case .didSet: "didSet"
        case .other(let name): name.text
        }
    }

    /// Whether it neither reads nor writes.
    var isOther: Bool {
        switch kind {
        case .get, .set: false
        case .willSet, .didSet, .other: true
        }
    }
}

extension FunctionDeclaration {
    var word: String {
        switch kind {
        case .function: "func"
        case .initializer: "init"
        case .deinitializer: "deinit"
        case .subscript: "subscript"
        }
    }

    var isInitializer: Bool { if case .initializer = kind { true } else { false } }

    var isFailable: Bool {
        switch kind {
        case .initializer(let failability): failability != .never
        default: false
        }
    }
}

extension Statement {
    /// The keyword of a declaration that is not supported anywhere.
    var unsupportedDeclaration: (word: String, range: SourceRange)? {
        switch kind {
        case .operator(let node): ("operator", node.keyword)
        case .precedenceGroup(let node): ("precedencegroup", node.keyword)
        case .macro(let node): ("macro", node.keyword)
        case .associatedType(let node): ("associatedtype", node.keyword)
        default: nil
        }
    }

    /// A directive's word, behind its `#`.
    var directive: (word: String, range: SourceRange)? {
        switch kind {
        case .directive(let directive): (directive.name.text, directive.name.range)
        case .conditional: ("if", SourceRange(range.start + 1, range.start + 3))
        default: nil
        }
    }
}
