import SwiftSource

extension Program {
    /// Everything that can be laid out, in the order of the sources.
    package var roots: [Root] { found.map(\.root) }

    /// The root of that name; without a name the one to show first: a preview, else the last element at the top level, else
    /// the outermost of the others.
    package func root(named name: String? = nil) -> Result<Root, RootError> {
        guard let name else {
            if let chosen { return .success(found[chosen].root) }
            let parents = checked.table.types.lazy.filter(\.isOfSource).compactMap { type in
                type.unknownAncestor.map { UndeclaredParent(name: $0, type: type.name) }
            }
            return .failure(.noElement(undeclared: parents.first))
        }
        if let root = found.last(where: { $0.root.name == name })?.root { return .success(root) }
        let previews = found.filter { $0.root.kind == .preview }
        if let number = previewNumber(name), previews.indices.contains(number - 1) {
            return .success(previews[number - 1].root)
        }
        let known = roots.map(\.name)
        if let other = topLevel.last(where: { $0.name == name }) {
            return .failure(.notAnElement(name, found: other.value.typeName, known: known))
        }
        return .failure(.unknown(name, known: known))
    }

    /// Everything that can be laid out, the outermost first, without elements at the top level that another root uses.
    package var rootsOutermostFirst: [Root] {
        choice.outermostFirst.map { found[$0].root }
    }

    /// Whether code ran already that makes a root, or what it shows: as part of another.
    package func hasRun(_ root: Root) -> Bool {
        guard let found = found.first(where: { $0.root == root }) else { return false }
        return switch found.source {
        case .topLevel, .code, .argument: false
        case .member(let symbol): symbol.hasRun
        case .type(let symbol), .layout(let symbol): checked.checker.hasRun(symbol)
        }
    }

    private func previewNumber(_ name: String) -> Int? {
        let parts = name.split(separator: ":")
        return parts.count == 2 && parts[0] == "preview" ? Int(parts[1]) : nil
    }

    /// Makes a root's element; nil where that fails. Errors are in the diagnostics, what is unknown is in `holes`.
    package func element(of root: Root) -> Native? {
        guard let found = found.first(where: { $0.root == root }) else { return nil }
        if case .topLevel(let value) = found.source {
            if case .native(let native) = value.value { return native }
            return value.isUnknown ? runner.element(of: found) : nil
        }
        runner.beginRun(keeping: ownCount)
        runner.holes = HoleList()
        let element = runner.element(of: found)
        runner.keptCount = runner.diagnostics.count
        return runner.hasTooManyElements ? nil : element
    }
}

extension [SourceFile] {
    /// The names that the app of the sources mentions.
    func appMentions(_ hosting: Hosting) -> Set<String> {
        var names: Set<String> = []
        for statement in flatMap(\.statements).active {
            guard case .type(let declaration) = statement.kind else { continue }
            let isMain = declaration.attributes.contains(.main)
            let isApp = declaration.inheritance.contains { $0.lastName.flatMap { hosting[$0] } == .app }
            if isMain || isApp { names.formUnion(SyntaxNode.statement(statement).mentions) }
        }
        return names
    }
}

extension Program {
    /// The holes met while the chosen root was made, and laid out since: each name once, by its first position.
    /// One in what a person says of another stands where that does, or in the comment that says it.
    package var holes: [Hole] {
        let moved = runner.holes.all.map { $0.moved(to: place(of: $0.range)) }
        let causes = moved.filter { !isKnown($0) || !isUnread($0.range) }
        return causes.sorted { $0.range.start < $1.range.start }
    }

    /// Where the holes stand, and those that a person has set, in the same order.
    package var holePlaces: [HolePlace] {
        let met = runner.holes.places.map { HolePlace(name: $0.name, range: place(of: $0.range)) }
        let names = Set(met.map(\.name))
        let others = checked.checker.usedSettings.filter { !names.contains($0.key) }
            .map { HolePlace(name: $0.key, range: $0.value) }
        return (met + others).sorted { $0.range.start < $1.range.start }
    }

    /// Of a place in what a person says of a hole that of the hole, or of the comment that says it.
    private func place(of range: SourceRange) -> SourceRange {
        guard let setting = checked.settings.source(of: range) else { return range }
        return setting.comment ?? checked.checker.usedSettings[setting.setting.name] ?? setting.place
    }

    /// Whether something of the name is known, so that on a line with a syntax error that is why it is a hole.
    private func isKnown(_ hole: Hole) -> Bool {
        let name = hole.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return !checked.table.global(String(name), from: hole.range).isEmpty
    }

    /// The command line's settings of holes that were not met so far.
    package var unknownSettings: [HoleSetting] {
        checked.settings.unknown { checked.checker.usedSettings[$0] != nil || runner.holes.contains($0) }
    }
}

/// A protocol or a superclass that the sources name and do not declare.
package struct UndeclaredParent: Hashable {
    package let name: String
    /// The type that names it.
    package let type: String
}

/// Why a program has no root.
package enum RootError: Error, Hashable {
    /// Nothing in the sources can be laid out; a type in them conforms to something that they do not declare.
    case noElement(undeclared: UndeclaredParent?)
    case unknown(String, known: [String])
    case notAnElement(String, found: String, known: [String])

    /// The roots that there are.
    private var known: [String] {
        switch self {
        case .noElement: []
        case .unknown(_, let known), .notAnElement(_, _, let known): known
        }
    }

    /// The same, with what other dialects of the sources know.
    package func knowing(_ others: [RootError]) -> RootError {
        var seen: Set<String> = []
        let known = others.flatMap(\.known).filter { seen.insert($0).inserted }
        return switch self {
        case .noElement: self
        case .unknown(let name, _): .unknown(name, known: known)
        case .notAnElement(let name, let found, _): .notAnElement(name, found: found, known: known)
        }
    }

    /// What is wrong, and what to write instead.
    package var message: String {
        switch self {
        case .noElement(nil):
            "the source has no element at its top level, and no type, property or function that gives one"
        case .noElement(let parent?):
            "the source has no element: \(parent.type) conforms to \(parent.name), which is not declared here; "
                + "open the folder or the file that declares it, too"
        case .unknown(let name, let known): "there is no root '\(name)'\(Self.choice(known))"
        case .notAnElement(let name, let found, let known):
            "'\(name)' is of type '\(found)', not an element\(Self.choice(known))"
        }
    }

    private static func choice(_ known: [String]) -> String {
        known.isEmpty ? "" : "; there is \(Hint.list(known))"
    }
}
