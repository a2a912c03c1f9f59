import SwiftSource

/// Goes through the declarations of sources for everything that can be laid out.
struct RootFinder {
    let checker: Checker
    private let hosted: HostedElements
    private let hosting: Hosting
    private let isElement: (Value) -> Bool
    var found: [FoundRoot] = []
    private(set) var members: RootMembers = [:]
    private var previewCount = 0
    /// The roots that are shown if there are no others.
    private var fallbacks: [FoundRoot] = []
    private var elementCount = 0
    private var names: Set<String> = []
    private let symbols: [Int: NominalSymbol]
    /// The functions and variables by their places.
    private let declared: [SourceRange: Symbol]

    init(_ checker: Checker, hosted: HostedElements, isElement: @escaping (Value) -> Bool) {
        self.checker = checker
        self.hosted = hosted
        hosting = checker.table.hosting
        declared = Dictionary(
            checker.table.declared.compactMap { symbol in symbol.range.map { ($0, symbol) } },
            uniquingKeysWith: { $1 })
        self.isElement = isElement
        symbols = Dictionary(
            checker.table.types.compactMap { symbol in symbol.place.map { ($0.start, symbol) } },
            uniquingKeysWith: { first, _ in first })
    }

    mutating func find(in files: [SourceFile], topLevel: [TopLevelValue]) {
        var values = topLevel[...]
        for file in files {
            for statement in file.statements.active {
                // A declaration that is no statement of the file has no value.
                while let value = values.first, value.range.start < statement.range.start { values.removeFirst() }
                find(in: statement)
                while let value = values.first, value.range == statement.range {
                    values.removeFirst()
                    add(value, statement)
                }
            }
        }
        if found.isEmpty { found = fallbacks }
    }

    private mutating func add(_ value: TopLevelValue, _ statement: Statement) {
        guard isElement(value.value) || value.isUnknown else { return }
        let name = value.name ?? nextElement()
        names.insert(name)
        add(Root(name: name, kind: .element, range: value.range), .topLevel(value), statement, of: nil)
    }

    private mutating func add(
        _ root: Root, _ source: FoundRoot.Source, _ statement: Statement, of owner: NominalSymbol?,
        isFallback: Bool = false
    ) {
        let isPart =
            switch source {
            case .layout: true
            case .member: owner.map { !$0.isOfSource || $0.isUndeclared || isModifier($0) } ?? false
            case .topLevel, .code, .type, .argument: false
            }
        var one = FoundRoot(root: root, source: source, statement: statement, owner: owner, isPart: isPart)
        switch source {
        case .topLevel(let value): one.isUnknown = value.isUnknown
        case .code(let code) where root.kind == .preview: one.isUnknown = code.expression?.showsUnknown ?? false
        case .argument(_, _, let alone):
            one.isUnknown = checker.speculate { alone().expression?.showsUnknown ?? false }
        default: break
        }
        if isFallback { fallbacks.append(one) } else { found.append(one) }
    }

    private mutating func nextElement() -> String {
        elementCount += 1
        return "element:\(elementCount)"
    }

    private mutating func find(in statement: Statement) {
        switch statement.kind {
        case .expression(let expression):
            if let preview = hosting.preview(expression) { return add(preview, statement) }
            findHosted(in: statement)
        case .variable(let variable):
            findProperties(variable, of: nil, statement)
            findHosted(in: statement)
        case .function(let function): findFunction(function, of: nil, statement)
        case .type(let declaration): findType(declaration, statement)
        default: return
        }
    }

    // MARK: Previews

    private mutating func add(_ preview: MacroExpansion, _ statement: Statement) {
        previewCount += 1
        guard let code = checker.code(of: preview, at: statement.range) else { return }
        var name = "preview:\(previewCount)"
        var shows = [.statement(statement)].withDescendants.compactMap { view(named: $0) }.first
        if case .string(let literal)? = preview.arguments.first?.value.kind,
            case .text(let text)? = literal.segments.first
        {
            (name, shows) = (text, nil)
        }
        let root = Root(name: unused(name), kind: .preview, range: statement.range, shows: shows)
        add(root, .code(code), statement, of: nil, isFallback: checker.showsBareController(preview))
    }

    /// The view that the sources declare and a node names: `Card`, `Screens.Card`.
    private func view(named node: SyntaxNode) -> String? {
        guard case .expression(let expression) = node, let names = expression.dottedNames else { return nil }
        var symbols = checker.table.global(names[0], from: expression.range)
        for (index, next) in zip(names.indices, names.dropFirst() + [""]) {
            guard let type = symbols.lazy.compactMap(\.extendedType).first(where: \.isOfSource) else { return nil }
            if checker.isElement(type) { return names[...index].joined(separator: ".") }
            symbols = type.members(named: next)
        }
        return nil
    }

    /// `static var previews` of a `PreviewProvider`.
    private mutating func addPreviews(
        _ name: String, of symbol: NominalSymbol, _ declaration: TypeDeclaration, _ statement: Statement
    ) {
        previewCount += 1
        for case .variable(let variable) in symbol.members(named: name) where variable.isStatic {
            let root = Root(name: unused(symbol.qualifiedName), kind: .preview, range: declaration.name.range)
            return add(root, .member(.variable(variable)), statement, of: symbol)
        }
    }

    // MARK: Types

    private mutating func findType(_ declaration: TypeDeclaration, _ statement: Statement) {
        guard let symbol = symbol(of: declaration), symbol.kind != .interface || declaration.isExtension else { return }
        if let previews = hosting.previewMember(of: declaration) {
            return addPreviews(previews, of: symbol, declaration, statement)
        }
        if !declaration.isExtension {
            addType(symbol, declaration, statement)
        }
        for member in declaration.members.statements.active { findMember(member, of: symbol) }
    }

    private mutating func addType(_ symbol: NominalSymbol, _ declaration: TypeDeclaration, _ statement: Statement) {
        let isShown = checker.showsElement(symbol)
        let isLayout = !isShown && checker.table.arranging(symbol) != nil
        let isWrapper = declaration.inheritance.contains { $0.lastName.flatMap { hosting[$0] } == .wrappingProtocol }
        guard isShown || isLayout || isWrapper || symbol.hook(.load) != nil else { return }
        let isBox = !isShown && !isLayout
        let name = isBox ? symbol.qualifiedName : unused(symbol.qualifiedName)
        let root = Root(name: name, kind: .type, range: declaration.name.range)
        add(root, isLayout ? .layout(symbol) : .type(symbol), statement, of: symbol, isFallback: isBox)
    }

    /// The type that is declared, or that an extension adds to: of the sources, an element of the vocabulary, or declared
    /// elsewhere.
    private func symbol(of declaration: TypeDeclaration) -> NominalSymbol? {
        if let symbol = symbols[declaration.name.range.start] { return symbol }
        if let phantom = checker.table.phantoms.first(where: { $0.isUndeclared && $0.name == declaration.name.text }) {
            return phantom
        }
        let type = checker.resolver.resolve(
            names: declaration.name.text.split(separator: ".").map(String.init), at: declaration.name.range,
            in: checker.globalScope)
        return type.symbol.flatMap { $0.isOfSource && !$0.isFromLibraryText || checker.isElement($0) ? $0 : nil }
    }

    /// Whether it makes an element of another.
    private func isModifier(_ symbol: NominalSymbol) -> Bool {
        !checker.showsElement(symbol) && !symbol.openTypes.isEmpty
    }

    private mutating func findMember(_ member: Statement, of symbol: NominalSymbol) {
        switch member.kind {
        case .variable(let variable):
            for name in variable.bindings.flatMap({ $0.pattern.names.map(\.name) }) {
                members[symbol, default: [:]][name, default: []].append(member)
            }
            findProperties(variable, of: symbol, member)
        case .function(let function):
            members[symbol, default: [:]][function.name.text, default: []].append(member)
            findFunction(function, of: symbol, member)
        case .type(let declaration): findType(declaration, member)
        default: return
        }
    }

    private mutating func findProperties(
        _ variable: VariableDeclaration, of owner: NominalSymbol?, _ statement: Statement
    ) {
        for binding in variable.bindings {
            guard let name = binding.pattern.onlyName,
                let symbol = declared[binding.pattern.range]?.variable
            else { continue }
            if let owner { findHosted(in: statement, of: owner, .variable(symbol)) }
            guard !variable.modifiers.isStatic || isNamespace(owner), isShown(binding, symbol, of: owner),
                !checker.isAsked(name, of: owner)
            else { continue }
            let root = Root(name: unused(path(name, of: owner)), kind: .property, range: binding.pattern.range)
            add(root, .member(.variable(symbol)), statement, of: owner)
        }
    }

    /// Whether a type only holds what is its own: an enumeration without cases.
    private func isNamespace(_ type: NominalSymbol?) -> Bool {
        type.map { $0.kind == .enumeration && $0.isOfSource && $0.cases.isEmpty } ?? false
    }

    /// Whether a property gives an element: a computed one of such a type, or one that a type keeps from its start.
    private func isShown(
        _ binding: VariableDeclaration.Binding, _ symbol: VariableSymbol, of owner: NominalSymbol?
    ) -> Bool {
        if case .computed = symbol.storage {
            guard let type = binding.type else { return false }
            let known = checker.table.type(of: symbol)
            return checker.givesElement(type, known)
        }
        guard let owner, !checker.showsElement(owner), binding.value != nil else { return false }
        let known = checker.table.type(of: symbol)
        // A view that is kept stands in the layout of the one that keeps it.
        return known.symbol?.kind != .object && checker.isElement(known)
    }

    private mutating func findFunction(
        _ function: FunctionDeclaration, of owner: NominalSymbol?, _ statement: Statement
    ) {
        let name = function.name.text
        guard function.kind == .function, function.body != nil,
            let symbol = declared[function.name.range]?.function
        else { return }
        if let owner { findHosted(in: statement, of: owner, .function(symbol)) }
        guard !function.modifiers.isStatic || isNamespace(owner), let result = function.result,
            checker.givesElement(result, symbol.result),
            !checker.isAsked(name, of: owner)
        else { return }
        // Overloads share a name; the first is shown.
        if names.contains(path(name, of: owner)) { return }
        let root = Root(name: unused(path(name, of: owner)), kind: .function, range: function.name.range)
        add(root, .member(.function(symbol)), statement, of: owner)
    }

    // MARK: Hosted elements

    /// Whether a call hands an element to a view; other types may have a method of the same name.
    private func isHosted(_ expression: Expression) -> Bool {
        !hosting.mayGiveElement(expression) || checker.hostCalls.contains(expression.range)
    }

    /// Elements that a statement of a file hands to a view.
    private mutating func findHosted(in statement: Statement) {
        for expression in hosted.within(statement.range) where isHosted(expression) {
            if case .identifier(let name) = expression.kind, checker.table.globals[name] != nil { continue }
            let root = Root(name: unused(nextElement()), kind: .element, range: expression.range)
            add(root, .code(checker.code(of: expression)), statement, of: nil)
        }
    }

    /// The same of a member of a type; what only names another root is that root.
    private mutating func findHosted(
        in statement: Statement, of owner: NominalSymbol, _ member: Symbol
    ) {
        for expression in hosted.within(statement.range) where isHosted(expression) {
            if case .identifier(let name) = expression.kind, checker.isComputed(name, of: owner) { continue }
            let root = Root(name: unused(owner.qualifiedName), kind: .function, range: expression.range)
            let source = FoundRoot.Source.argument(expression.range, in: member) { [checker] in
                checker.code(of: expression, in: owner)
            }
            let isInWindow = hosted.inWindows.contains(expression.range) && !hosting.isWindow(expression)
            add(root, source, statement, of: owner, isFallback: isInWindow)
        }
    }

    // MARK: Names

    private func path(_ name: String, of owner: NominalSymbol?) -> String {
        owner.map { "\($0.qualifiedName).\(name)" } ?? name
    }

    /// The name, with a number behind it where another root has it.
    private mutating func unused(_ name: String) -> String {
        var unused = name
        var number = 2
        while !names.insert(unused).inserted {
            unused = "\(name):\(number)"
            number += 1
        }
        return unused
    }
}
