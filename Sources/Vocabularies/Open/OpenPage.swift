import Interpreter

/// A type that a source's own types conform to, or inherit from: its page, and what stands in compiled code for their
/// values.
struct OpenPage: Sendable {
    let description: TypeDescription
    let type: OpenType

    /// One whose values compiled code does not hold: it asks only for members.
    init(
        _ description: TypeDescription, isMadeOfElements: Bool = false, members: [OpenMember] = [],
        associated: [OpenType.AssociatedType] = [], inheritance: OpenType.Inheritance? = nil
    ) {
        self.description = description
        type = OpenType(
            description.name, isMadeOfElements: isMadeOfElements, members: members, associatedTypes: associated,
            inheritance: inheritance)
    }

    /// - Parameters:
    ///   - isElement: whether its values take part in layout.
    ///   - members: those that it has besides what stands in compiled code asks for.
    init<Bridge: SourceBridge>(
        _ description: TypeDescription, as bridge: Bridge.Type, isElement: Bool = false, members: [OpenMember] = [],
        associated: [OpenType.AssociatedType] = [], inheritance: OpenType.Inheritance? = nil
    ) {
        self.description = description
        type = OpenType(
            description.name, isElement: isElement, members: Bridge.members + members, associatedTypes: associated,
            inheritance: inheritance
        ) { Bridge(source: $0) }
    }
}

/// Stands in compiled code for a value whose type a source declares. Where the source's code fails, which is reported, it
/// is as one that does not say what failed.
protocol SourceBridge: SourceBacked, SendableMetatype {
    /// What the source implements, or may implement.
    static var members: [OpenMember] { get }
    init(source: SourceInstance)
}
