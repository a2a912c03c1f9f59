import Foundation
import Interpreter
import SwiftUIDialect

/// What views hand up under keys that a source declares.
enum SourcePreference {
    static let key = Conversion<SourceInstance>.type(of: (any PreferenceKey).self)
    static let members = [standard.member, reduced]

    /// Where the key says nothing, its values can be nil.
    private static let standard = SourceProperty<Value>("defaultValue", isStatic: true, as: .associated("Value")) {
        _ in .none
    }
    private static let reduced = OpenMember.method(
        "reduce",
        [
            OpenParameter("value", OpenType.AssociatedType.type("Value"), isInout: true),
            OpenParameter("nextValue", .function(parameters: [], result: OpenType.AssociatedType.type("Value"))),
        ], returning: .void, isOfType: true)

    /// The rule of a preference that no view sets.
    static var none: PreferenceRule { PreferenceRule(.source(""), initial: { Value.none }, reduce: { _, _ in }) }

    static func rule(_ key: SourceInstance) -> PreferenceRule {
        PreferenceRule(.source("\(key.type)")) {
            standard(key) ?? .none
        } reduce: { value, next in
            guard var known = value as? Value else { return }
            let following = next() as? Value
            key.call(reduced, changing: &known, [.closure(Closure(parameterCount: 0) { _ in following })])
            value = known
        }
    }

    /// Hands a value to a closure of a source that changes it.
    static func change(_ value: inout Any, _ callback: (inout Value) -> Void) {
        guard var known = value as? Value else { return }
        callback(&known)
        value = known
    }
}

/// A place in a view, as a source has it.
struct SourceAnchor {
    let resolve: (GeometryProxy) -> Value

    init<T: Writable>(_ anchor: Anchor<T>) {
        resolve = { T.conversion.encode($0[anchor]) }
    }

    /// Which place of a view is meant.
    struct Place {
        private let make: @Sendable (CGRect) -> SourceAnchor

        init<T: Writable>(_ source: @escaping @Sendable () -> Anchor<T>.Source) {
            make = { SourceAnchor(source().anchor(in: $0)) }
        }

        func anchor(in frame: CGRect) -> SourceAnchor { make(frame) }
    }
}

extension SourceAnchor: Described {
    static var typeName: TypeName { TypeName("Anchor") }
    static let page = Page<Self>("a place in a view, which a GeometryReader elsewhere has in its own coordinates")
}

extension SourceAnchor.Place: Described {
    static var typeName: TypeName { TypeName("Anchor.Source") }
    static let page = Page<Self>("which place of a view is meant")
        .constant("bounds", Self { Anchor<CGRect>.Source.bounds })
        .constant("topLeading", Self { .unitPoint(.topLeading) }).constant("top", Self { .unitPoint(.top) })
        .constant("topTrailing", Self { .unitPoint(.topTrailing) }).constant("leading", Self { .unitPoint(.leading) })
        .constant("center", Self { .unitPoint(.center) }).constant("trailing", Self { .unitPoint(.trailing) })
        .constant("bottomLeading", Self { .unitPoint(.bottomLeading) })
        .constant("bottom", Self { .unitPoint(.bottom) })
        .constant("bottomTrailing", Self { .unitPoint(.bottomTrailing) })
        .value("unitPoint", .arg("_ point")) { (point: UnitPoint) in Self { .unitPoint(point) } }
        .value("point", .arg("_ point")) { (point: CGPoint) in Self { .point(point) } }
        .value("rect", .arg("_ rect")) { (rect: CGRect) in Self { .rect(rect) } }
}
