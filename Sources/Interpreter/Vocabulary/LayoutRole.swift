/// The role of an argument or a property in a layout.
package enum LayoutRole: Hashable, Sendable {
    /// A number of points.
    case length
    /// A number of lines of a text.
    case lineCount
    /// A part beside others' parts: a priority, a factor.
    case share
    case flag
    /// One of the words of a type: `.center`.
    case choice

    /// Nil for a value without such a role: a text, an angle, a number of items.
    init?(_ type: ValueType, unit: Unit?) {
        switch (type, unit) {
        case (.optional(let wrapped), _): self.init(wrapped, unit: unit)
        case (_, .points?): self = .length
        case (_, .lines?): self = .lineCount
        case (_, .priority?): self = .share
        case (.bool, nil): self = .flag
        case (.named, nil): self = .choice
        default: return nil
        }
    }
}

extension Vocabulary {
    /// The roles of properties and arguments by their names in sources: a label, or the name of the call without one.
    package var layoutRoles: [String: Set<LayoutRole>] {
        var roles: [String: Set<LayoutRole>] = [ViewNames.lineLimit: [.lineCount]]
        func add(_ callable: Callable, named name: String) {
            for parameter in callable.parameters {
                guard let role = LayoutRole(parameter.type, unit: parameter.unit) else { continue }
                roles[parameter.label ?? name, default: []].insert(role)
            }
        }
        for function in functions { add(function, named: function.name) }
        for type in types {
            for property in type.properties {
                guard let role = LayoutRole(property.type, unit: property.unit) else { continue }
                roles[property.name, default: []].insert(role)
            }
            for initializer in type.initializers { add(initializer, named: String(type.name.lastComponent)) }
            for method in type.methods + type.staticMethods { add(method, named: method.name) }
        }
        return roles
    }
}
