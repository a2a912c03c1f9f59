import BlueprintDialect
import Interpreter

/// What children carry under keys that the source declares, by the names of the keys' types.
struct SourceTraits: LayoutTraitsKey {
    static var defaultValue: SourceTraits { SourceTraits() }
    private var values: [TypeName: Value] = [:]
    /// What the child carries for the one layout that it was added for, if that has traits of its own.
    private var single: Value?

    /// What the source's key says of children that carry nothing under it.
    static let ofKey = SourceProperty<Value>("defaultValue", isStatic: true, as: .associated("Value"))
    static let key = Conversion<SourceInstance>.type(of: (any LayoutTraitsKey).self)

    static func value(of subelement: LayoutSubelement, for key: SourceInstance) -> Value {
        subelement[SourceTraits.self].values[key.type] ?? ofKey(key) ?? .void
    }

    static func traits(_ key: SourceInstance, _ value: Value, in traits: LayoutTraits = .empty) -> LayoutTraits {
        var changed = traits[SourceTraits.self]
        changed.values[key.type] = value.number(like: ofKey(key))
        return traits.setting(key: SourceTraits.self, to: changed)
    }

    /// What the source's layout says of children that were added without traits.
    static let ofLayout = SourceProperty<Value>("defaultTraits", isStatic: true, as: .associated("Traits"))
    static let layoutType = Conversion<SourceInstance>.type(of: (any SingleTraitLayout).self)

    static func value(of subelement: LayoutSubelement, forLayoutType layout: SourceInstance) -> Value {
        let standard = ofLayout(layout)
        return subelement[SourceTraits.self].single.map { $0.number(like: standard) } ?? standard ?? .void
    }

    static func single(_ value: Value) -> LayoutTraits {
        var traits = SourceTraits()
        traits.single = value
        return LayoutTraits(key: SourceTraits.self, value: traits)
    }
}
