import Foundation
import Interpreter
import SwiftUIDialect

/// What sources call on SwiftUI's own layouts where they make one of them: `base.sizeThatFits(...)` in a layout around
/// another. It is Swift that is run as sources are, for only that has `inout` parameters.
enum SwiftUILayoutText {
    static let declarations = ["AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout"].map(methods)

    /// What that calls, and sources do not.
    static let functions: [Callable] = [
        .function("__layoutCache", "", .arg("_ layout", as: .layout)) { LayoutAtWork($0) },
        .function("__layoutSize", "", .arg("_ cache"), .arg("_ proposal"), .arg("_ subviews")) {
            (cache: LayoutAtWork, proposal, subviews) in cache.size(for: proposal, subviews)
        },
        .function(
            "__layoutPlaces", "", .arg("_ cache"), .arg("_ bounds"), .arg("_ proposal"), .arg("_ subviews"),
            returning: .nothing
        ) { (cache: LayoutAtWork, bounds, proposal, subviews) in
            cache.place(in: bounds, proposal: proposal, subviews)
        },
        .function("__layoutSpacing", "", .arg("_ cache"), .arg("_ subviews")) { (cache: LayoutAtWork, subviews) in
            cache.spacing(subviews)
        },
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
