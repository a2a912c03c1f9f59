import Interpreter

extension Hole {
    /// The first name in its text: `order` of `!order.isOpen`; the whole text if there is none.
    package var firstName: String {
        // For a property of the view itself, the property's name.
        let own = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
        let name = own.drop { !$0.isLetter && $0 != "_" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? text : String(name)
    }
}
