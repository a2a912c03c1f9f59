import Interpreter

extension Hole {
    /// The first name in its text: `order` of `!order.isOpen`; all of it where there is none.
    package var firstName: String {
        let name = text.drop { !$0.isLetter && $0 != "_" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? text : String(name)
    }
}
