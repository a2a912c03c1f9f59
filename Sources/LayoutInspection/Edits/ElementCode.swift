import SwiftSource

/// The code of an element: the expression that makes it, with its modifiers, and what is around that.
struct ElementCode {
    let file: SourceFile
    /// The nodes around the expression, the outermost first.
    let path: [SyntaxNode]
    /// The whole expression: the element with everything that is called on it.
    let whole: Expression
    /// The parts of the chain, with those of other elements behind this one's.
    let parts: [PostfixPart]
    /// The number of parts that make the element; the others are called on it.
    let partCount: Int
    /// The number of parts before its own: that of its modifier, or 0 for an element that is no modifier.
    let firstPart: Int
    /// The end of what is an element: before methods such as `.stackLayoutChild()`.
    let end: Int

    /// - Parameter words: tells elements from other values.
    init?(at range: SourceRange, named name: String, in file: SourceFile, _ words: CodeWords) {
        let nodes = file.nodes(around: range)
        guard let found = nodes.lastIndex(where: { $0.partCount(endingAt: range) != nil }),
            case .expression(let whole) = nodes[found], let count = nodes[found].partCount(endingAt: range)
        else { return nil }
        self.file = file
        path = Array(nodes[..<found])
        self.whole = whole
        let parts = whole.chainParts
        (self.parts, partCount) = (parts, count)
        firstPart = Self.firstPart(of: whole, count, named: name, words)
        let tail = parts[count...].indices.first { index in
            parts[index].memberName.map { words.givesValue($0) } ?? false
        }
        end = tail.map { $0 > 0 ? parts[$0 - 1].range.end : whole.base.range.end } ?? whole.range.end
    }

    /// Where the element's own parts begin: at the last method, unless that gives the type that it is called on.
    private static func firstPart(
        of whole: Expression, _ count: Int, named name: String, _ words: CodeWords
    ) -> Int {
        let parts = whole.chainParts
        guard let last = parts[..<count].lastIndex(where: { $0.memberName != nil }), last > 0 else { return 0 }
        // A qualified name: `LabelComponent.Options()`.
        guard parts[..<last].contains(where: { !$0.isName }) || !whole.base.isName else { return 0 }
        guard let method = parts[last].memberName, method != name, let type = words.type(name),
            type.methods.contains(where: { $0.name == method && $0.result == .named(type.name) })
        else { return last }
        return 0
    }

    /// Everything that moves with the element.
    var range: SourceRange { SourceRange(whole.range.start, end) }

    /// The element without what is called on it.
    var ownEnd: Int { partCount > 0 ? parts[partCount - 1].range.end : whole.base.range.end }

    /// Whether it is what a method makes of another element.
    var isModifier: Bool { firstPart > 0 || partCount > 0 && parts[0].memberName != nil && !whole.base.isName }

    /// The element's calls, its modifier's alone or from its initializer on.
    var calls: [WrittenCall] { whole.calls.filter { $0.part >= firstPart && $0.part < partCount } }
}

/// A call as written.
struct WrittenCall {
    /// A type's qualified name, or a method's.
    let name: String
    let isMethod: Bool
    let arguments: CallArguments
    /// The index of the call among the parts of its chain.
    let part: Int
    /// Where the parentheses begin, or would.
    let calleeEnd: Int

    /// Those in parentheses, then the trailing closures.
    var all: [Argument] { arguments.arguments + arguments.trailing }
}

extension SourceFile {
    /// The nodes that contain a range, the outermost first.
    func nodes(around range: SourceRange) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        var children = statements.map { SyntaxNode.statement($0) }
        while let next = children.first(where: { $0.range.contains(range) }) {
            found.append(next)
            children = next.children
        }
        return found
    }
}

extension SyntaxNode {
    /// How many parts of its chain an element of a range takes, which begins with its name; nil if it is no such
    /// expression.
    fileprivate func partCount(endingAt range: SourceRange) -> Int? {
        guard case .expression(let expression) = self else { return nil }
        let base = expression.base
        if range == base.range { return 0 }
        let parts = expression.chainParts
        guard let last = parts.lastIndex(where: { $0.range.end == range.end }) else { return nil }
        let begins = parts[...last].contains { part in
            if case .member(let name) = part.kind { name.range.start == range.start } else { false }
        }
        return begins || base.range.start == range.start ? last + 1 : nil
    }
}

extension Expression {
    var base: Expression { if case .chain(let chain) = kind { chain.base } else { self } }

    var chainParts: [PostfixPart] { if case .chain(let chain) = kind { chain.parts } else { [] } }

    var nameText: String? {
        switch kind {
        case .identifier(let name): name
        case .implicitMember(let name): name.text
        default: nil
        }
    }

    fileprivate var isName: Bool { nameText != nil }

    /// The calls in its chain, in order.
    var calls: [WrittenCall] {
        let parts = chainParts
        var calls: [WrittenCall] = []
        // Since the last call; nil for what is no name.
        var names = [base.nameText]
        for (index, part) in parts.enumerated() {
            guard case .call(let arguments) = part.kind else {
                names.append(part.memberName)
                continue
            }
            let known = names.compactMap(\.self)
            let isType = calls.isEmpty && known.count == names.count && known[0].first?.isUppercase == true
            calls.append(
                WrittenCall(
                    name: isType ? known.joined(separator: ".") : names.last.flatMap(\.self) ?? "",
                    isMethod: !isType && index > 0, arguments: arguments, part: index,
                    calleeEnd: index > 0 ? parts[index - 1].range.end : base.range.end))
            names = []
        }
        return calls
    }

    /// The call that one of its parts is.
    func call(of part: PostfixPart) -> WrittenCall? {
        let parts = chainParts
        return calls.first { parts[$0.part].range == part.range }
    }

    /// Itself as a call of a name: `FlexChild(...)`, `row.add(...)`.
    var writtenCall: WrittenCall? { chainParts.last.flatMap(call) }
}

extension PostfixPart {
    var memberName: String? { if case .member(let name) = kind { name.text } else { nil } }

    fileprivate var isName: Bool { memberName != nil }
}
