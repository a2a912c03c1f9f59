import Foundation
import Interpreter
import Negotiation
import SwiftUIDialect

/// A `Layout` of a source. Its cache is the source's value. Where its code fails, which the program reports, it has no size
/// and places nothing.
struct SwiftUISourceLayout: InstanceLayout, SourceBridge {
    let source: SourceInstance

    private static let measured = SourceMethod<CGSize, ProposedViewSize, [SourceSubview]>(
        "sizeThatFits", .arg("proposal"), .arg("subviews"), changesCache: true)
    private static let placed = SourceMethod<Void, CGRect, ProposedViewSize, [SourceSubview]>(
        "placeSubviews", .arg("in"), .arg("proposal"), .arg("subviews"), returning: .nothing, changesCache: true)
    private static let cached = SourceMethod<Value, [SourceSubview]>(
        "makeCache", .arg("subviews"), returning: .associated("Cache")
    ) { _, _ in .void }
    private static let updated = OpenMember.method(
        "updateCache",
        [
            OpenParameter(nil, OpenType.AssociatedType.type("Cache"), isInout: true),
            OpenParameter("subviews", .array(SourceSubview.conversion.type)),
        ], returning: .void
    ) { _, _ throws(VocabularyError) in .void }
    private static let spaced = SourceMethod<ViewSpacing, [SourceSubview]>(
        "spacing", .arg("subviews"), returning: ViewSpacing.conversion, changesCache: true
    ) { _, subviews in LayoutSubviews(subviews.map(\.subview)).unitedSpacing }
    private static let across = explicit(of: HorizontalAlignment.self)
    private static let down = explicit(of: VerticalAlignment.self)
    private static let properties = SourceProperty<LayoutProperties>(
        "layoutProperties", isStatic: true, as: LayoutProperties.conversion
    ) { _ in LayoutProperties() }

    private typealias Explicit<Guide: Writable> = SourceMethod<
        CGFloat?, Guide, CGRect, ProposedViewSize, [SourceSubview]
    >

    private static func explicit<Guide: Writable>(of guide: Guide.Type) -> Explicit<Guide> {
        Explicit<Guide>(
            "explicitAlignment", .arg("of"), .arg("in"), .arg("proposal"), .arg("subviews"),
            returning: CGFloat?.conversion, changesCache: true
        ) { _, _, _, _, _ in nil }
    }

    static var members: [OpenMember] {
        [
            measured.member, placed.member, cached.member, updated, spaced.member, across.member, down.member,
            properties.member,
        ]
    }

    var elementName: String { source.typeName }

    var setsGuides: Bool { source.implements(Self.across.member) || source.implements(Self.down.member) }

    var stackOrientation: Axis? { Self.properties(source)?.stackOrientation }

    func makeCache(subviews: Subviews) -> Value { Self.cached(source, handed(subviews)) ?? .void }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) -> CGSize {
        defer { source.noteAnswer() }
        return Self.measured(source, proposal, handed(subviews), changing: &cache) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) {
        Self.placed(source, bounds, proposal, handed(subviews), changing: &cache)
    }

    func spacing(subviews: Subviews, cache: inout Value) -> ViewSpacing {
        Self.spaced(source, handed(subviews), changing: &cache) ?? subviews.unitedSpacing
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Value
    ) -> CGFloat? {
        guard source.implements(Self.across.member) else { return subviews.mergedGuide(guide, proposal: proposal) }
        return Self.across(source, guide, bounds, proposal, handed(subviews), changing: &cache) ?? nil
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Value
    ) -> CGFloat? {
        guard source.implements(Self.down.member) else { return subviews.mergedGuide(guide, proposal: proposal) }
        return Self.down(source, guide, bounds, proposal, handed(subviews), changing: &cache) ?? nil
    }

    private func handed(_ subviews: Subviews) -> [SourceSubview] {
        subviews.map { SourceSubview(subview: $0, asker: source) }
    }
}

/// A subview as a source's layout is given it.
struct SourceSubview: Equatable {
    let subview: LayoutSubview
    fileprivate let asker: SourceInstance

    static func == (one: SourceSubview, other: SourceSubview) -> Bool { one.subview == other.subview }

    // The view may be the source's again.

    func sizeThatFits(_ proposal: ProposedViewSize, because sentence: String?) -> CGSize {
        asker.deeper { subview.sizeThatFits(proposal, because: asker.reason(sentence, of: .layout)) } ?? .zero
    }

    func dimensions(in proposal: ProposedViewSize, because sentence: String?) -> ViewDimensions {
        asker.deeper { subview.dimensions(in: proposal, because: asker.reason(sentence, of: .layout)) }
            ?? ViewDimensions(size: .zero)
    }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize, because sentence: String?) {
        _ = asker.deeper {
            subview.place(
                at: position, anchor: anchor, proposal: proposal, because: sentence.map { StatedReason($0) },
                by: asker.runningCall.map { SourceOrigin($0.range) },
                askedBecause: asker.reason(sentence, of: .layout))
        }
    }

    var spacing: ViewSpacing { subview.spacing }
}

extension SourceSubview: Described {
    static var typeName: TypeName { TypeName(of: LayoutSubview.self) }

    static let page = Page<Self>("a view as the layout that it is in is given it")
        .changing { $0.description.isRenumbered = true }
        .reading("spacing", \.spacing, "the distances that it wants from its neighbours")
        .reading("priority", \.subview.priority, "its layout priority; less than any of a Spacer", unit: .priority)
        .method("sizeThatFits", "asks the view for its size", .arg("_ proposal"), .because) {
            $0.sizeThatFits($1, because: $2)
        }
        .method("dimensions", "asks the view for its size and its lines", .arg("in"), .because) {
            $0.dimensions(in: $1, because: $2)
        }
        .method(
            "place", "puts the view's anchor at a position", .arg("at"), .arg("anchor", default: .topLeading),
            .arg("proposal"), .because, returning: .nothing
        ) { $0.place(at: $1, anchor: $2, proposal: $3, because: $4) }
        .subscripted(.arg("_ key", as: SourceLayoutValue.key), giving: .pointed) {
            SourceLayoutValue.value(of: $0.subview, for: $1)
        }
}
