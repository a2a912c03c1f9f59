import Interpreter
import LayoutInspection

extension Dialect {
    /// The elements that sources can name, a line each.
    var elementList: String {
        let elements = vocabulary.types.filter { $0.kind == .element && !$0.name.description.isOfLibraryAlone }
        let width = elements.map(\.name.description.count).max() ?? 0
        let rows = elements.map { element in
            let name = element.name.description
            return "  " + name + String(repeating: " ", count: width - name.count + 2) + element.help + "\n"
        }
        return "\(name) (import \(modules.joined(separator: ", ")))\n" + rows.joined()
    }
}

extension TypeDescription {
    /// Everything about a type: its initializers, properties and methods.
    func page(of dialect: any Dialect) -> String {
        let values =
            staticProperties.map { PageLine(signature: "." + $0.name, help: "") }
            + staticMethods.map { PageLine($0, named: "." + $0.name) }
        return "\(name) (\(dialect.name))\n  \(help)\n"
            + section("write", initializers.map { PageLine($0, named: name.description) })
            + section("properties", properties.map(PageLine.init))
            + section("methods", methods.filter { !$0.isOfLibraryAlone }.map { PageLine($0, named: "." + $0.name) })
            + section("values", values)
    }

    private func section(_ title: String, _ lines: [PageLine]) -> String {
        guard !lines.isEmpty else { return "" }
        return "\n  \(title)\n" + lines.map(\.text).joined()
    }
}

extension String {
    /// Whether only library text can use this name.
    fileprivate var isOfLibraryAlone: Bool { hasPrefix("__") }
}

extension Callable {
    fileprivate var isOfLibraryAlone: Bool { parameters.contains { $0.label?.isOfLibraryAlone ?? false } }
}

/// A signature, with its help and its parameters' below it.
private struct PageLine {
    let signature: String
    var help: String
    var details: [String] = []

    init(signature: String, help: String) {
        self.signature = signature
        self.help = help
    }

    init(_ property: PropertyDescription) {
        let value = property.defaultText.map { " = \($0)" } ?? ""
        self.init(signature: "\(property.name): \(property.type)\(value)", help: property.help)
        if let unit = property.unit { details.append("(\(unit.rawValue))") }
    }

    init(_ callable: Callable, named name: String) {
        let parameters = callable.parameters.map { parameter in
            let label = parameter.label ?? "_ \(parameter.name)"
            let value = parameter.defaultText.map { " = \($0)" } ?? ""
            return "\(label): \(parameter.type)\(value)"
        }
        let isInitializer = callable.name == "init"
        let result = isInitializer || callable.result == .void ? "" : " -> \(callable.result)"
        self.init(
            signature: "\(name)(\(parameters.joined(separator: ", ")))\(result)", help: callable.help)
        details = callable.parameters.compactMap { parameter in
            let words = [parameter.help, parameter.unit.map { "(\($0.rawValue))" } ?? ""].filter { !$0.isEmpty }
            return words.isEmpty ? nil : "\(parameter.name): \(words.joined(separator: " "))"
        }
    }

    var text: String {
        let below = ([help] + details).filter { !$0.isEmpty }
        return "    \(signature)\n" + below.map { "        \($0)\n" }.joined()
    }
}
