import Foundation

// The types with which the library makes views. Nothing is called in a pass: `PeerList` makes the elements.

public struct _Graph {}

/// An attribute of a view's value.
public struct _GraphValue<Value> {
    let value: Attribute<Value>

    init(_ value: Attribute<Value>) { self.value = value }

    public subscript<Member>(offset body: (inout Value) -> PointerOffset<Value, Member>) -> _GraphValue<Member> {
        unused()
    }
}

public struct PointerOffset<Base, Member> {
    public static func of(_ member: inout Member) -> PointerOffset { unused() }
}

public struct _GraphInputs {
    struct Options {
        func contains(_ option: Option) -> Bool { unused() }
        func setValue(_ value: Bool, for option: Option) { unused() }
    }

    enum Option {
        case needsDynamicLayout
    }

    var options: Options {
        get { unused() }
        set { unused() }
    }
}

public struct _ViewInputs {
    let environment: Attribute<EnvironmentValues>
    var size: Attribute<ViewSize>
    var position: Attribute<ViewOrigin>
    var base: _GraphInputs
    var requestsLayoutComputer: Bool { unused() }
    var needsGeometry: Bool { unused() }
    var stackOrientation: Axis?
    var dynamicStackOrientation = OptionalAttribute<Axis?>()
    var archivedView: ArchivedView { unused() }
    var viewListOptions: ViewListOptions {
        get { unused() }
        set { unused() }
    }
}

package struct ArchivedView {
    var isArchived: Bool { unused() }
}

package struct ViewListOptions {
    enum Option {
        case needsArchivedAnimationTraits
    }

    func formUnion(_ option: Option) { unused() }
}

public struct _ViewOutputs {
    var layoutComputer: Attribute<LayoutComputer>?
}

public struct _ViewListOutputs {
    enum Views {
        case staticList(any ViewList.Elements), dynamicList
    }

    var views: Views { unused() }

    func makeAttribute(viewInputs: _ViewInputs) -> Attribute<any ViewList> { unused() }
}

// What only views do that change while they are shown, or that know their place on the screen.

package protocol ViewList {
    typealias Elements = ViewListElements

    var traits: ViewTraitCollection { get }
}

package protocol ViewListElements {
    var count: Int { get }

    func makeAllElements(
        inputs: _ViewInputs, body: (_ViewInputs, (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
    ) -> _ViewOutputs?
}

package struct ViewTraitCollection {
    subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value { unused() }
}

public protocol _ViewTraitKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

package struct SafeAreaInsets {}
package struct CoordinateSpace {}
package protocol ViewTransformable {}

package struct ViewTransform {
    func withPosition(_ position: ViewOrigin) -> ViewTransform { unused() }
}

extension ViewTransformable {
    func convert(from space: CoordinateSpace, transform: ViewTransform) { unused() }
    func convert(to space: CoordinateSpace, transform: ViewTransform) { unused() }
}

/// A layout of any type, which the benchmark has none of.
public struct AnyLayout {
    struct Storage {
        var layoutProperties: LayoutProperties { unused() }
    }

    var storage: Storage { unused() }
}

extension UnaryLayout {
    package static func makeViewImpl(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs { unused() }
}

extension Layout {
    static func makeDynamicView(
        root: _GraphValue<Self>, inputs: _ViewInputs, properties: LayoutProperties, list: Attribute<any ViewList>
    ) -> _ViewOutputs { unused() }
}
