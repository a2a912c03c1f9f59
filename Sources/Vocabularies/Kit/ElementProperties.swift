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
        // Two types of compiled Swift may share a name, and each has its own properties.
        try? get(.native(native)).swiftText
    }
}

extension SourceInstance {
    /// What a value of the source keeps, but for the elements in it. A tuple is shown part by part.
    var properties: [ElementProperty] {
        plainFields.flatMap { name, value -> [ElementProperty] in
            guard case .tuple(let parts) = value else { return value.property(named: name) }
            return parts.enumerated().flatMap { index, part in
                part.value.property(named: part.label ?? "\(name).\(index)")
            }
        }
    }
}

extension Value {
    /// The property with its value as Swift or the source's own type writes it; none without a short form.
    fileprivate func property(named name: String) -> [ElementProperty] {
        let text =
            switch self {
            case .instance, .choice: written
            default: swiftText
            }
        return text.map { [ElementProperty(name: name, value: $0)] } ?? []
    }
}
