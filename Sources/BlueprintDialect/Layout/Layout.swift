/// Arranges any number of subelements: answers their total size, and places them in the size that it is given.
///
/// A layout may be asked many times in a pass, and then places once. Its answers should be monotone (a larger proposal
/// on one axis never makes it smaller there) and stable (if it answers 10 to 20, it answers 10 to 15 too), because the
/// engine deduces answers from others.
public protocol CaffeinatedLayout {
    /// The children, as the layout asks and places them.
    typealias Subelements = LayoutSubelements

    /// The values that the layout computes once a pass and shares among its methods.
    associatedtype Cache = Void

    /// Returns the size of all subelements for a proposal, in points. May be called any number of times.
    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Cache
    ) -> CGSize

    /// Places each subelement by calling its `place`. An unplaced one fills the container.
    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Cache
    )

    /// Returns the cache, once a pass, before the first proposal.
    func makeCache(subelements: Subelements, environment: Environment) -> Cache
}

extension CaffeinatedLayout where Cache == Void {
    /// Returns nothing.
    public func makeCache(subelements: Subelements, environment: Environment) {}
}

/// A layout of any number of subelements.
public protocol Layout: CaffeinatedLayout {}

/// Arranges exactly one subelement.
public protocol CaffeinatedSingleChildLayout {
    /// The child, as the layout asks and places it.
    typealias Subelement = LayoutSubelement

    /// The values that the layout computes once a pass and shares among its methods.
    associatedtype Cache = Void

    /// Returns the size around the subelement for a proposal, in points. May be called any number of times.
    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Cache
    ) -> CGSize

    /// Places the subelement by calling its `place`. If unplaced, it fills the container.
    func placeSubelement(
        in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Cache
    )

    /// Returns the cache, once a pass, before the first proposal.
    func makeCache(subelement: Subelement, environment: Environment) -> Cache
}

extension CaffeinatedSingleChildLayout where Cache == Void {
    /// Returns nothing.
    public func makeCache(subelement: Subelement, environment: Environment) {}
}

/// A layout of one subelement.
public protocol SingleChildLayout: CaffeinatedSingleChildLayout {}

/// A layout whose subelements each carry one value for it: a stack's priorities.
public protocol SingleTraitLayout {
    /// The value of each subelement.
    associatedtype Traits
    /// The value of a subelement that was added without one.
    static var defaultTraits: Traits { get }
}
