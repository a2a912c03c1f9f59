/// Who an element is, stable across edits elsewhere: the names from the root down, each with a number where siblings
/// share the name: `Column/Row/Label#2`, or with its key: `Row/Label(price)`.
public struct ElementPath: Hashable, Sendable, CustomStringConvertible {
    /// From the root to the element: `Row`, `Label#2`. Never empty for an element of a record.
    public let components: [String]

    /// - Parameter components: from the root down.
    public init(components: [String]) {
        self.components = components
    }

    /// As it is shown and written on the command line: `Column/Row/Label#2`.
    public var description: String { components.joined(separator: "/") }

    /// The path of what the element is in; nil for the root.
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
    /// - Parameter components: `pathComponents`, where the paths of several are asked.
    public func path(of element: ElementID, components: [String]? = nil) -> ElementPath {
        let components = components ?? pathComponents
        return ElementPath(components: lineage(of: element).map { components[$0.index] }.reversed())
    }

    /// Each element's whole path, by index, written out.
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
