import BlueprintDialect
import Interpreter
import LayoutInspection

// Elements whose types a source declares. In the tree they have the names that the source gives them. Where the source's
// code fails, a hole is in its place.

/// A `ProxyElement` of a source.
struct SourceProxyElement: NamedElement, SourceBridge {
    let source: SourceInstance
    private let look = Look()

    private static let representation = SourceProperty<any Element>("elementRepresentation", as: .element)
    static var members: [OpenMember] { [representation.member] }

    var elementName: String { source.typeName }

    var content: ElementContent {
        let content = source.deeper { () -> ElementContent? in
            guard let made = Self.representation(source) else { return nil }
            look.element = Located.unwrap(made).element
            return made.content
        }
        return content.flatMap { $0 } ?? BlueprintHole.content(of: source)
    }

    /// How the element looks that it was the last time it was asked.
    func appearance(in cell: CGSize) -> Appearance {
        look.element.map { Appearance(of: $0, in: cell) } ?? Appearance()
    }

    /// What is known of it besides. A class, for it is found out when the element is laid out, wherever copies of it are.
    private final class Look {
        var element: (any Element)?
    }
}

/// An `Element` of a source with content of its own.
struct SourceElement: NamedElement, SourceBridge {
    let source: SourceInstance

    var elementName: String { source.typeName }

    private static let own = SourceProperty<ElementContent>("content", as: ElementContent.conversion)
    static var members: [OpenMember] { [own.member] }

    var content: ElementContent {
        Self.own(source) ?? BlueprintHole.content(of: source)
    }

    /// What can be seen of the view that shows it.
    func viewAppearance(in cell: CGSize) -> Appearance? {
        source.quietly { source.viewAppearance(in: cell, hatched: source.hatchedName) }
    }
}
