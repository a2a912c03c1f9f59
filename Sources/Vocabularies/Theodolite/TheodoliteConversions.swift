import Interpreter
import Negotiation
import SwiftSource
import TheodoliteDialect

extension Conversion where T == Component {
    /// Any component. One from a source carries the place where it was written into the tree.
    static var component: Conversion<Component> {
        let type = ValueType.named(TheodoliteVocabulary.component)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .native(let native) = value, let component = native.payload as? Component else {
                throw .mismatch(expected: type, found: value.typeName)
            }
            component.origin = native.origin.map(SourceOrigin.init) ?? component.origin
            return component
        } encode: { component in
            .native(
                Native(
                    TheodoliteVocabulary.name(of: component), component,
                    origin: component.origin.map(SourceRange.init)))
        }
    }
}

extension Conversion where T == [Component] {
    static var components: Conversion { Conversion<Component>.component.array() }
}
