import Interpreter
import LayoutInspection

/// The elements of a dialect, a line each.
struct ElementsList {
    let text: String

    init(_ dialect: any Dialect) {
        let elements = dialect.vocabulary.types.filter { $0.kind == .element }
        let width = elements.map(\.name.description.count).max() ?? 0
        text =
            "\(dialect.name) (import \(dialect.modules.joined(separator: ", ")))\n"
            + elements.map { element in
                let name = element.name.description
                return "  " + name + String(repeating: " ", count: width - name.count + 2) + element.help + "\n"
            }.joined()
    }
}

/// Everything about one type: how to make it, its properties, what can be called on it.
struct TypePage {
    let text: String

    init(_ type: TypeDescription, of dialect: any Dialect) {
        var page = "\(type.name) (\(dialect.name))\n  \(type.help)\n"
        page += Self.section("write", type.initializers.map { Line($0, named: type.name.description) })
        page += Self.section("properties", type.properties.map(Line.init))
        page += Self.section("methods", type.methods.map { Line($0, named: "." + $0.name) })
        page += Self.section(
            "values",
            type.staticProperties.map { Line(signature: "." + $0.name, help: "") }
                + type.staticMethods.map { Line($0, named: "." + $0.name) })
        text = page
    }

    private static func section(_ title: String, _ lines: [Line]) -> String {
        guard !lines.isEmpty else { return "" }
        return "\n  \(title)\n" + lines.map(\.text).joined()
    }

    /// A signature, with its help and its parameters' below it.
    private struct Line {
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
            if let unit = property.unit { details.append("in \(unit.rawValue)") }
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
                let words = [parameter.help, parameter.unit.map { "in \($0.rawValue)" } ?? ""].filter { !$0.isEmpty }
                return words.isEmpty ? nil : "\(parameter.name): \(words.joined(separator: ", "))"
            }
        }

        var text: String {
            let below = ([help] + details).filter { !$0.isEmpty }
            return "    \(signature)\n" + below.map { "        \($0)\n" }.joined()
        }
    }
}
