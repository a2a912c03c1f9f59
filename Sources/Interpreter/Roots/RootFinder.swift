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
    /// Previews of view controllers, whose own elements say more.
    private var controllers: [(preview: MacroExpansion, statement: Statement)] = []
    /// View controllers, and what wraps a view that is not known here: boxes, shown where there is nothing else.
    private var boxes: [FoundRoot] = []
    /// The view controllers that are declared, with the places of their names.
    private var hosts: [(owner: NominalSymbol, name: SourceRange, statement: Statement)] = []
    /// The one view that an app's window shows, whose own type says more where it is here.
    private var windows: [FoundRoot] = []
    /// What unknown types made under a name, shown where there is nothing else: `let card = Card(title: "a")`.
    private var unknownValues: [(value: TopLevelValue, statement: Statement)] = []
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
            checker.table.declared.compactMap { symbol in
                (symbol.function?.range ?? symbol.variable?.range).map { ($0, symbol) }
            }, uniquingKeysWith: { $1 })
        self.isElement = isElement
        symbols = Dictionary(
            checker.table.types.compactMap { symbol in symbol.place.map { ($0.start, symbol) } },
            uniquingKeysWith: { first, _ in first })
    }

    mutating func find(in files: [SourceFile], topLevel: [TopLevelValue]) {
        var values = topLevel[...]
        for file in files {
            for statement in file.statements.active {
                // Of a declaration that is no statement of the file nothing was given.
                while let value = values.first, value.range.start < statement.range.start { values.removeFirst() }
                find(in: statement)
                while let value = values.first, value.range == statement.range {
                    values.removeFirst()
                    add(value, statement)
                }
            }
        }
        nameHosts()
        if found.isEmpty { found = boxes }
        if found.isEmpty { for (preview, statement) in controllers { add(preview, statement) } }
        if found.isEmpty { found = windows }
        if found.isEmpty { for (value, statement) in unknownValues { addElement(value, statement) } }
    }

    private mutating func add(_ value: TopLevelValue, _ statement: Statement) {
        if isElement(value.value) || value.isUnknown { return addElement(value, statement) }
        let (table, file) = (checker.table, value.range.file)
        if value.name != nil, value.value.hole?.isMadeByType == true,
            table.vocabulary.modules.contains(where: { table.sourceModules.imports($0, in: file) })
        {
            var unknown = value
            unknown.isUnknown = true
            unknownValues.append((unknown, statement))
        }
    }

    private mutating func addElement(_ value: TopLevelValue, _ statement: Statement) {
        let name = value.name ?? nextElement()
        let root = Root(name: name, kind: .element, range: value.range)
        names.insert(name)
        add(root, .topLevel(value), statement, of: nil)
    }

    private mutating func add(
        _ root: Root, _ source: FoundRoot.Source, _ statement: Statement, of owner: NominalSymbol?
    ) {
        let isPart =
            switch source {
            case .layout: true
            case .property, .function: owner.map { !$0.isOfSource || $0.isUndeclared || isModifier($0) } ?? false
            case .topLevel, .code, .type, .argument: false
            }
        let isAsked =
            switch source {
            case .property(let symbol): isAsked(symbol.name, of: owner)
            case .function(let symbol): isAsked(symbol.name, of: owner)
            case .topLevel, .code, .type, .layout, .argument: false
            }
        var one = FoundRoot(
            root: root, source: source, statement: statement, owner: owner, isPart: isPart, isAsked: isAsked)
        switch source {
        case .topLevel(let value): one.isUnknown = value.isUnknown
        case .code(let code) where root.kind == .preview: one.isUnknown = code.expression?.showsUnknown ?? false
        case .argument(_, _, let alone):
            one.isUnknown = checker.speculate { alone().expression?.showsUnknown ?? false }
        default: break
        }
        found.append(one)
    }

    /// Whether a protocol of what the library says in Swift has a member of that name.
    private func isAsked(_ name: String, of owner: NominalSymbol?) -> Bool {
        owner?.allAncestors().types.contains { type, _ in
            type.kind == .interface && type.isFromLibraryText && !type.members(named: name).isEmpty
        } ?? false
    }

    private mutating func nextElement() -> String {
        elementCount += 1
        return "element:\(elementCount)"
    }

    private mutating func find(in statement: Statement) {
        switch statement.kind {
        case .expression(let expression):
            if let preview = hosting.preview(expression) {
                if checker.showsBareController(preview) { return controllers.append((preview, statement)) }
                return add(preview, statement)
            }
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
        var shows = SyntaxNode.statement(statement).first { view(named: $0) }
        if case .string(let literal)? = preview.arguments.first?.value.kind,
            case .text(let text)? = literal.segments.first
        {
            (name, shows) = (text, nil)
        }
        let root = Root(name: unused(name), kind: .preview, range: statement.range, shows: shows)
        add(root, .code(code), statement, of: nil)
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
            return add(root, .property(variable), statement, of: symbol)
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
            if symbol.hook(.load) != nil { hosts.append((symbol, declaration.name.range, statement)) }
        }
        for member in declaration.members.statements.active { findMember(member, of: symbol) }
    }

    private mutating func addType(_ symbol: NominalSymbol, _ declaration: TypeDeclaration, _ statement: Statement) {
        let isShown = checker.showsElement(symbol)
        let isLayout = !isShown && checker.table.arranging(symbol) != nil
        let isWrapper = declaration.inheritance.contains { $0.lastName.flatMap { hosting[$0] } == .wrappingProtocol }
        guard isShown || isLayout || isWrapper || symbol.hook(.load) != nil else { return }
        let root = Root(name: unused(symbol.qualifiedName), kind: .type, range: declaration.name.range)
        if isShown || isLayout { return add(root, isShown ? .type(symbol) : .layout(symbol), statement, of: symbol) }
        boxes.append(
            FoundRoot(
                root: root, source: .type(symbol), statement: statement, owner: symbol, isPart: false, isAsked: false))
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
            if let owner { findHosted(in: statement, of: owner, .property(symbol), name) }
            guard !variable.isStatic || isNamespace(owner), isShown(binding, symbol, of: owner),
                !checker.isAsked(name, of: owner)
            else { continue }
            let root = Root(name: unused(path(name, of: owner)), kind: .property, range: binding.pattern.range)
            add(root, .property(symbol), statement, of: owner)
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
            return checker.givesElement(type, known) || checker.givesContent(known, of: owner)
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
        if let owner { findHosted(in: statement, of: owner, .function(symbol), name) }
        guard !function.isStatic || isNamespace(owner), let result = function.result,
            checker.givesElement(result, symbol.result) || checker.givesContent(symbol.result, of: owner),
            !checker.isAsked(name, of: owner)
        else { return }
        // Overloads share a name; the first is shown.
        if names.contains(path(name, of: owner)) { return }
        let root = Root(name: unused(path(name, of: owner)), kind: .function, range: function.name.range)
        add(root, .function(symbol), statement, of: owner)
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
        in statement: Statement, of owner: NominalSymbol, _ member: FoundRoot.Member, _ name: String
    ) {
        for expression in hosted.within(statement.range) where isHosted(expression) {
            if case .identifier(let name) = expression.kind, checker.isComputed(name, of: owner) { continue }
            let root = Root(name: unused(path(name, of: owner)), kind: .function, range: expression.range)
            let source = FoundRoot.Source.argument(expression.range, in: member) { [checker] in
                checker.code(of: expression, in: owner)
            }
            if hosted.inWindows.contains(expression.range), !hosting.isWindow(expression) {
                windows.append(
                    FoundRoot(
                        root: root, source: source, statement: statement, owner: owner, isPart: true, isAsked: false))
            } else {
                add(root, source, statement, of: owner)
            }
        }
    }

    /// A controller that hands one element to a view, and gives no others, shows that one: it has the controller's name.
    private mutating func nameHosts() {
        for (owner, name, statement) in hosts {
            let parts = found.indices.filter { found[$0].owner == owner }
            guard parts.count == 1, case .argument = found[parts[0]].source else { continue }
            found[parts[0]].root =
                boxes.first { $0.owner == owner }?.root
                ?? Root(name: unused(owner.qualifiedName), kind: .type, range: name)
            found[parts[0]].statement = statement
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
