/// The identity of an element, stable across edits elsewhere: the names from the root down, numbered where siblings
/// share a name, `Column/Row/Label#2`, or with a key, `Row/Label(price)`.
public struct ElementPath: Hashable, Sendable, CustomStringConvertible {
    /// The components from the root to the element: `Row`, `Label#2`. Never empty for an element of a record.
    public let components: [String]

    /// - Parameter components: from the root down.
    public init(components: [String]) {
        self.components = components
    }

    /// The path as shown and as written on the command line: `Column/Row/Label#2`.
    public var description: String { components.joined(separator: "/") }

    /// The path of the parent; nil for the root.
    public var parent: ElementPath? {
        components.count > 1 ? ElementPath(components: components.dropLast()) : nil
    }
}

extension LayoutRecord {
    /// The last component of each element's path, by index.
    public var pathComponents: [String] {
        var components = elements.map(\.name)
        for element in elements {
            var seen: [String: Int] = [:]
            for child in element.children {
                let name = self[child].label
                let count = seen[name, default: 0] + 1
                seen[name] = count
                components[child.index] = count == 1 ? name : "\(name)#\(count)"
            }
        }
        return components
    }

    /// The path of an element.
    /// - Parameter components: `pathComponents`, if the paths of several elements are wanted.
    public func path(of element: ElementID, components: [String]? = nil) -> ElementPath {
        let components = components ?? pathComponents
        return ElementPath(components: lineage(of: element).map { components[$0.index] }.reversed())
    }

    /// Each element's whole path as text, by index.
    public var paths: [String] {
        let components = pathComponents
        var paths: [String] = []
        paths.reserveCapacity(elements.count)
        for (element, component) in zip(elements, components) {
            paths.append(element.parent.map { "\(paths[$0.index])/\(component)" } ?? component)
        }
        return paths
    }
}
