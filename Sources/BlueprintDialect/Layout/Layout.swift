/// Arranges any number of subelements: says how large they are together, and places them in the size that it is given.
///
/// A layout may be asked many times in a pass, and then places once. Its answers should be monotone (more room on one
/// axis never makes it smaller there) and stable (what it answers to 20 with 10, it answers to 15 with 10 too), for the
/// engine deduces answers from others.
public protocol CaffeinatedLayout {
    /// The children, as the layout asks and places them.
    typealias Subelements = LayoutSubelements

    /// What the layout computes once a pass and shares among its methods.
    associatedtype Cache = Void

    /// How large the subelements are together under a proposal, in points. May be called any number of times.
    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Cache
    ) -> CGSize

    /// Places each subelement, by calling its `place`. One that is not placed fills the container.
    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Cache
    )

    /// Made once a pass, before the first question.
    func makeCache(subelements: Subelements, environment: Environment) -> Cache
}

extension CaffeinatedLayout where Cache == Void {
    /// Nothing to keep.
    public func makeCache(subelements: Subelements, environment: Environment) {}
}

/// A layout of any number of subelements.
public protocol Layout: CaffeinatedLayout {}

/// Arranges exactly one subelement.
public protocol CaffeinatedSingleChildLayout {
    /// The child, as the layout asks and places it.
    typealias Subelement = LayoutSubelement

    /// What the layout computes once a pass and shares among its methods.
    associatedtype Cache = Void

    /// Its size around the subelement under a proposal, in points. May be called any number of times.
    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Cache
    ) -> CGSize

    /// Places the subelement, by calling its `place`. If it is not placed it fills the container.
    func placeSubelement(
        in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Cache
    )

    /// Made once a pass, before the first question.
    func makeCache(subelement: Subelement, environment: Environment) -> Cache
}

extension CaffeinatedSingleChildLayout where Cache == Void {
    /// Nothing to keep.
    public func makeCache(subelement: Subelement, environment: Environment) {}
}

/// A layout of one subelement.
public protocol SingleChildLayout: CaffeinatedSingleChildLayout {}

/// A layout whose subelements carry one value each for it: a stack's priorities.
public protocol SingleTraitLayout {
    /// What each subelement carries.
    associatedtype Traits
    /// The traits of a subelement that was added without.
    static var defaultTraits: Traits { get }
}
