import EngineKit
import Negotiation

/// A leaf that is made when it is first laid out or requested.
public struct LazyView<View: LeafElement> {
    private let deferred: Deferred

    /// A class, because all copies share the one view.
    private final class Deferred {
        private let make: () -> View
        private(set) var made: View?

        init(_ make: @escaping () -> View) {
            self.make = make
        }

        func load() -> View {
            if let made { return made }
            let view = make()
            made = view
            return view
        }
    }

    /// - Parameter make: called once, when the view is needed for the first time.
    public init(_ make: @escaping () -> View) {
        deferred = Deferred(make)
    }

    /// The view; nil if it was not needed yet.
    public var ifLoaded: View? { deferred.made }

    /// Whether the view was made.
    public var isLoaded: Bool { deferred.made != nil }

    /// Returns the view, and makes it if necessary.
    @discardableResult
    public func loadIfNeeded() -> View { deferred.load() }
}

extension LazyView: LeafElement, LibraryWrapper {
    /// The library's name, without the view's type.
    public var elementName: String { "LazyView" }

    /// The view, made if necessary.
    public var child: any Element { loadIfNeeded() }

    var storesChild: Bool { false }

    /// The view's own answer.
    func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        context.handedOn(child.ask(proposal, because: PassedOn(proposal.lengths)))
    }
}
