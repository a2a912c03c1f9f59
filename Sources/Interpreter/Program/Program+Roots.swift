import SwiftSource

extension Program {
    /// Everything that can be laid out, in the order of the sources.
    package var roots: [Root] { entries.map(\.root) }

    /// The root of that name; without one the one to show first.
    package func root(named name: String? = nil) -> Result<Root, RootError> {
        let roots = roots
        guard let name else {
            let last = entries.last { $0.value.isUnnamed } ?? entries.last
            return last.map { .success($0.root) } ?? .failure(.noElement(declared: runner.lastElementType))
        }
        if let found = roots.last(where: { $0.name == name }) { return .success(found) }
        if let other = topLevel.last(where: { $0.name == name }) {
            return .failure(.notAnElement(name, found: other.value.typeName, known: roots.map(\.name)))
        }
        return .failure(.unknown(name, known: roots.map(\.name)))
    }

    /// The element that a root is, made anew; nil where it cannot be made. What that finds is in the diagnostics, what is
    /// unknown in it is in `holes`.
    package func element(of root: Root) -> Native? {
        guard let entry = entries.first(where: { $0.root == root }), case .native(let native) = entry.value.value else {
            return nil
        }
        return native
    }

    /// The element of the root of that name, or of the one to show first; nil where there is none.
    package func rootElement(named name: String? = nil) -> Native? {
        guard case .success(let root) = root(named: name) else { return nil }
        return element(of: root)
    }

    private var entries: [(root: Root, value: TopLevelValue)] {
        var count = 0
        return topLevel.filter { isElement($0.value) }.map { element in
            if element.name == nil { count += 1 }
            return (Root(name: element.name ?? "element:\(count)", kind: .element, range: element.range), element)
        }
    }
}

extension Program {
    /// What was unknown while the chosen root was made and laid out since, each name once, in the order of its first
    /// place.
    package var holes: [Hole] { runner.holes.all }

    /// The settings that name no hole met so far.
    package var unknownSettings: [HoleSetting] { [] }
}

extension TopLevelValue {
    fileprivate var isUnnamed: Bool { name == nil }
}

/// Why a program has no root.
package enum RootError: Error, Hashable {
    /// With the last type of the source whose values are elements.
    case noElement(declared: String?)
    case unknown(String, known: [String])
    case notAnElement(String, found: String, known: [String])

    /// What happened and what can be written instead.
    package var message: String {
        switch self {
        case .noElement(nil): "the source has no element at its top level"
        case .noElement(let type?):
            "the source has no element at its top level; write \(type)() there, with what it takes"
        case .unknown(let name, let known): "there is no top-level element '\(name)'\(Self.choice(known))"
        case .notAnElement(let name, let found, let known):
            "'\(name)' is of type '\(found)', not an element\(Self.choice(known))"
        }
    }

    private static func choice(_ known: [String]) -> String {
        known.isEmpty ? "" : "; there is \(Hint.list(known))"
    }
}
