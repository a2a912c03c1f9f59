import BlueprintDialect
import Interpreter
import Negotiation
import SwiftSource

// Layouts whose types a source declares. Their caches are the source's values.

/// A `Layout` of a source.
struct SourceLayout: Layout, SourceBacked, Writable {
    static var typeName: TypeName { TypeName(of: (any Layout).self) }

    let source: SourceInstance

    func makeCache(subelements: Subelements, environment: Environment) -> Value {
        source.call(
            BlueprintOpenTypes.Many.makeCache, handed(subelements), BlueprintOpenTypes.environment.encode(environment),
            returning: BlueprintOpenTypes.cache) ?? .void
    }

    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Value
    ) -> CGSize {
        source.call(
            BlueprintOpenTypes.Many.sizeThatFits, BlueprintOpenTypes.constraint.encode(proposal), handed(subelements),
            BlueprintOpenTypes.environment.encode(environment), changing: &cache, returning: BlueprintOpenTypes.size)
            ?? .zero
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Value
    ) {
        _ = source.call(
            BlueprintOpenTypes.Many.placeSubelements, BlueprintOpenTypes.size.encode(size), handed(subelements),
            BlueprintOpenTypes.environment.encode(environment), changing: &cache, returning: .value(.void))
    }

    private func handed(_ subelements: Subelements) -> Value {
        .array(subelements.map { BlueprintOpenTypes.subelement.encode(SourceSubelement($0, asker: source)) })
    }
}

/// A `SingleChildLayout` of a source.
struct SourceSingleChildLayout: SingleChildLayout, SourceBacked, Writable {
    static var typeName: TypeName { TypeName(of: (any SingleChildLayout).self) }

    let source: SourceInstance

    func makeCache(subelement: Subelement, environment: Environment) -> Value {
        source.call(
            BlueprintOpenTypes.One.makeCache, handed(subelement), BlueprintOpenTypes.environment.encode(environment),
            returning: BlueprintOpenTypes.cache) ?? .void
    }

    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Value
    ) -> CGSize {
        source.call(
            BlueprintOpenTypes.One.sizeThatFits, BlueprintOpenTypes.constraint.encode(proposal), handed(subelement),
            BlueprintOpenTypes.environment.encode(environment), changing: &cache, returning: BlueprintOpenTypes.size)
            ?? .zero
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Value) {
        _ = source.call(
            BlueprintOpenTypes.One.placeSubelement, BlueprintOpenTypes.size.encode(size), handed(subelement),
            BlueprintOpenTypes.environment.encode(environment), changing: &cache, returning: .value(.void))
    }

    private func handed(_ subelement: Subelement) -> Value {
        BlueprintOpenTypes.subelement.encode(SourceSubelement(subelement, asker: source))
    }
}

/// A child as a source's layout is given it.
struct SourceSubelement {
    let subelement: LayoutSubelement
    private let asker: SourceInstance

    init(_ subelement: LayoutSubelement, asker: SourceInstance) {
        self.subelement = subelement
        self.asker = asker
    }

    func sizeThatFits(_ proposal: SizeConstraint, because sentence: String?) -> CGSize {
        // The layout that is asked may be the source's again.
        asker.deeper {
            subelement.sizeThatFits(proposal, because: reason(sentence))
        } ?? .zero
    }

    func place(in frame: CGRect, because sentence: String?) {
        subelement.place(in: frame, because: reason(sentence))
    }

    /// How the child is shown.
    var attributes: LayoutSubelement.Attributes {
        get { subelement.attributes }
        nonmutating set { subelement.attributes = newValue }
    }

    /// What the source says, else the call that it makes.
    private func reason(_ sentence: String?) -> any Reason {
        if let sentence { return StatedReason(sentence) }
        guard let call = asker.runningCall else { return UnstatedReason() }
        return SourceReason(code: call.text, origin: SourceOrigin(call.range))
    }
}

/// A layout of the source asked, or placed, and gave no reason: the code that did it stands for one.
struct SourceReason: Reason {
    /// The call, on one line.
    let code: String
    /// Where the call stands.
    let origin: SourceOrigin

    var sentence: String { "the layout's own code: \(code)" }
}
