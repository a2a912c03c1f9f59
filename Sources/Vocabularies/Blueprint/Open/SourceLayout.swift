import BlueprintDialect
import Interpreter
import Negotiation
import SwiftSource

// Layouts whose types a source declares. Their caches are the source's values.

/// A `Layout` of a source.
struct SourceLayout: Layout, SourceBridge, Writable {
    static var typeName: TypeName { TypeName(of: (any Layout).self) }

    let source: SourceInstance

    private static let cached = SourceMethod<Value, [SourceSubelement], Environment>(
        "makeCache", .arg("subelements"), .arg("environment"), returning: .associated("Cache")
    ) { _, _, _ in .void }
    private static let measured = SourceMethod<CGSize, SizeConstraint, [SourceSubelement], Environment>(
        "sizeThatFits", .arg("proposal"), .arg("subelements"), .arg("environment"), changesCache: true)
    private static let placed = SourceMethod<Void, CGSize, [SourceSubelement], Environment>(
        "placeSubelements", .arg("in"), .arg("subelements"), .arg("environment"), returning: .nothing,
        changesCache: true)
    static var members: [OpenMember] { [measured.member, placed.member, cached.member] }

    func makeCache(subelements: Subelements, environment: Environment) -> Value {
        Self.cached(source, handed(subelements), environment) ?? .void
    }

    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Value
    ) -> CGSize {
        defer { source.noteAnswer() }
        return Self.measured(source, proposal, handed(subelements), environment, changing: &cache) ?? .zero
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Value
    ) {
        Self.placed(source, size, handed(subelements), environment, changing: &cache)
    }

    private func handed(_ subelements: Subelements) -> [SourceSubelement] {
        subelements.map { SourceSubelement(subelement: $0, asker: source) }
    }
}

/// A `SingleChildLayout` of a source.
struct SourceSingleChildLayout: SingleChildLayout, SourceBridge, Writable {
    static var typeName: TypeName { TypeName(of: (any SingleChildLayout).self) }

    let source: SourceInstance

    private static let cached = SourceMethod<Value, SourceSubelement, Environment>(
        "makeCache", .arg("subelement"), .arg("environment"), returning: .associated("Cache")
    ) { _, _, _ in .void }
    private static let measured = SourceMethod<CGSize, SizeConstraint, SourceSubelement, Environment>(
        "sizeThatFits", .arg("proposal"), .arg("subelement"), .arg("environment"), changesCache: true)
    private static let placed = SourceMethod<Void, CGSize, SourceSubelement, Environment>(
        "placeSubelement", .arg("in"), .arg("subelement"), .arg("environment"), returning: .nothing, changesCache: true)
    static var members: [OpenMember] { [measured.member, placed.member, cached.member] }

    func makeCache(subelement: Subelement, environment: Environment) -> Value {
        Self.cached(source, SourceSubelement(subelement: subelement, asker: source), environment) ?? .void
    }

    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Value
    ) -> CGSize {
        defer { source.noteAnswer() }
        let handed = SourceSubelement(subelement: subelement, asker: source)
        return Self.measured(source, proposal, handed, environment, changing: &cache) ?? .zero
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Value) {
        let handed = SourceSubelement(subelement: subelement, asker: source)
        Self.placed(source, size, handed, environment, changing: &cache)
    }
}

/// A child as a source's layout is given it.
struct SourceSubelement {
    let subelement: LayoutSubelement
    fileprivate let asker: SourceInstance

    func sizeThatFits(_ proposal: SizeConstraint, because sentence: String?) -> CGSize {
        // The layout that is asked may be the source's again.
        asker.deeper {
            subelement.sizeThatFits(proposal, because: asker.reason(sentence, of: .layout))
        } ?? .zero
    }

    func place(in frame: CGRect, because sentence: String?) {
        subelement.place(in: frame, because: asker.reason(sentence, of: .layout))
    }

    /// How the child is shown.
    var attributes: LayoutSubelement.Attributes {
        get { subelement.attributes }
        nonmutating set { subelement.attributes = newValue }
    }
}
