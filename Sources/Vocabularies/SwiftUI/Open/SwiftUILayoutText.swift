import Foundation
import Interpreter
import SwiftUIDialect

/// What sources call on SwiftUI's own layouts where they make one of them: `base.sizeThatFits(...)` in a layout around
/// another. It is Swift that is run as sources are, for only that has `inout` parameters.
enum SwiftUILayoutText {
    static let declarations = ["AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout"].map(methods)

    /// What that calls, and sources do not.
    static let functions: [Callable] = [
        .function("__layoutCache", Parameter(nil, name: "layout", .layout), returning: LayoutAtWork.conversion) {
            LayoutAtWork($0)
        },
        .function(
            "__layoutSize", Parameter(nil, name: "cache", LayoutAtWork.conversion),
            Parameter(nil, name: "proposal", ProposedViewSize.conversion),
            Parameter(nil, name: "subviews", [SourceSubview].conversion),
            returning: CGSize.conversion
        ) { $0.size(for: $1, $2) },
        .function(
            "__layoutPlaces", Parameter(nil, name: "cache", LayoutAtWork.conversion),
            Parameter(nil, name: "bounds", CGRect.conversion),
            Parameter(nil, name: "proposal", ProposedViewSize.conversion),
            Parameter(nil, name: "subviews", [SourceSubview].conversion),
            returning: .nothing
        ) { $0.place(in: $1, proposal: $2, $3) },
        .function(
            "__layoutSpacing", Parameter(nil, name: "cache", LayoutAtWork.conversion),
            Parameter(nil, name: "subviews", [SourceSubview].conversion), returning: ViewSpacing.conversion
        ) { $0.spacing($1) },
    ]

    private static func methods(of layout: String) -> String {
        """
        extension \(layout) {
            typealias Cache = LayoutAtWork
            func makeCache(subviews: LayoutSubviews) -> LayoutAtWork { __layoutCache(self) }
            func updateCache(_ cache: inout LayoutAtWork, subviews: LayoutSubviews) { cache = __layoutCache(self) }
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout LayoutAtWork
            ) -> CGSize { __layoutSize(cache, proposal, subviews) }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout LayoutAtWork
            ) { __layoutPlaces(cache, bounds, proposal, subviews) }
            func spacing(subviews: LayoutSubviews, cache: inout LayoutAtWork) -> ViewSpacing {
                __layoutSpacing(cache, subviews)
            }
        }
        """
    }
}

/// One of SwiftUI's layouts with what it keeps, as a source's layout hands it on. A class, for the cache changes with every
/// question.
final class LayoutAtWork: Writable {
    private let layout: AnyLayout
    private var cache: AnyLayout.Cache

    init(_ layout: any Layout) {
        self.layout = AnyLayout(any: layout)
        cache = self.layout.makeCache(subviews: LayoutSubviews([]))
    }

    func size(for proposal: ProposedViewSize, _ subviews: [SourceSubview]) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(subviews.map(\.subview)), cache: &cache)
    }

    func place(in bounds: CGRect, proposal: ProposedViewSize, _ subviews: [SourceSubview]) {
        layout.placeSubviews(
            in: bounds, proposal: proposal, subviews: LayoutSubviews(subviews.map(\.subview)), cache: &cache)
    }

    func spacing(_ subviews: [SourceSubview]) -> ViewSpacing {
        layout.spacing(subviews: LayoutSubviews(subviews.map(\.subview)), cache: &cache)
    }
}

extension LayoutAtWork: Described {
    static let page = Page<LayoutAtWork>("what a layout keeps from one question to the next")
}
