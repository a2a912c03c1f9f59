import Interpreter
import LayoutInspection

extension TypeDescription {
    /// What properties a value has that can be read and written for people, in the order of the description.
    func properties(
        of native: Native, where isWanted: (PropertyDescription) -> Bool = { _ in true }
    ) -> [ElementProperty] {
        properties.compactMap { property in
            guard isWanted(property), let text = property.text(in: native) else { return nil }
            return ElementProperty(
                name: property.name, value: text, defaultText: property.defaultText, unit: property.unit?.rawValue)
        }
    }
}

extension PropertyDescription {
    fileprivate func text(in native: Native) -> String? {
        do {
            return try get(.native(native)).swiftText
        } catch {
            // Two types of compiled Swift may share a name, and each has its own properties.
            return nil
        }
    }
}

extension SourceInstance {
    /// What a value of the source keeps, but for the elements in it.
    var properties: [ElementProperty] {
        plainFields.compactMap { name, value in
            value.textOfOwn.map { ElementProperty(name: name, value: $0) }
        }
    }
}

extension Value {
    /// The value as Swift writes it, or as the source's own type does.
    fileprivate var textOfOwn: String? {
        switch self {
        case .instance, .choice: written
        default: swiftText
        }
    }
}
