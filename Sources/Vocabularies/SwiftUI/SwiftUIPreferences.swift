import Foundation
import Interpreter
import Negotiation
import SwiftUIDialect

// What views hand up to those around them, and what is done when a value has changed.

extension PreferenceWriter {
    static let written = page("preference", "hands a value up in the place of those of the views in this one")
        .applied(.key, .arg("value", as: .pointed)) { (view, key: SourceInstance, value: Value) in
            PreferenceWriter(view, name: "preference", SourcePreference.rule(key), .write { _ in value })
        }
    static let transformed = page("transformPreference", "changes what the views in this one hand up")
        .applied(.plainKey, .arg("_ callback", as: Conversion<Value>.pointed.configuring())) {
            (view, key: SourceInstance, callback: @escaping (inout Value) -> Void) in
            PreferenceWriter(
                view, name: "transformPreference", SourcePreference.rule(key),
                .transform { value, _ in SourcePreference.change(&value, callback) })
        }
    static let anchored = page("anchorPreference", "hands up a value made of a place in the view")
        .applied(
            .key, .arg("value"),
            .arg("transform", as: .closure(from: Conversion<Value>.anything, giving: .pointed, failing: .void))
        ) { (view, key: SourceInstance, source: SourceAnchor.Place, transform: @escaping (Value) -> Value) in
            PreferenceWriter(
                view, name: "anchorPreference", SourcePreference.rule(key),
                .write { transform(SourceAnchor.conversion.encode(source.anchor(in: $0))) })
        }

    private static func page(_ name: String, _ help: String) -> Page<Self> {
        Page<Self>(
            modifying: PreferenceWriter(EmptyView(), name: name, SourcePreference.none, .write { _ in () }), help)
    }
}

extension Argument where T == SourceInstance {
    fileprivate static var key: Argument { .arg("key", as: SourcePreference.key) }
    fileprivate static var plainKey: Argument { .arg("_ key", as: SourcePreference.key) }
}

extension PreferenceLayer {
    static let overlay = page(.overlay, "puts views in front that are made of what the views in this one hand up")
    static let background = page(.background, "puts views behind that are made of what the views in this one hand up")

    private static func page(_ side: Layered.Side, _ help: String) -> Page<Self> {
        Page<Self>(
            modifying: PreferenceLayer(EmptyView(), side, SourcePreference.none, alignment: .center) { _ in EmptyView()
            }, help
        )
        .applied(
            .plainKey, .shown("alignment", \.alignment),
            .arg("_ transform", as: .makesViews(from: Conversion<Value>.pointed))
        ) { (view, key: SourceInstance, alignment: Alignment, make: @escaping (Value) -> [any View]) in
            PreferenceLayer(view, side, SourcePreference.rule(key), alignment: alignment) {
                ViewSequence(make($0 as? Value ?? .void))
            }
        }
    }
}

extension ChangeAction {
    static let preference = page("onPreferenceChange", "is run when what the views in this one hand up has changed")
        .applied(
            .plainKey, .arg("perform", as: .closure(from: Conversion<Value>.pointed, giving: .nothing, failing: ()))
        ) { (view, key: SourceInstance, action: @escaping (Value) -> Void) in
            ChangeAction(view, name: "onPreferenceChange", of: .preference(SourcePreference.rule(key))) { action($1) }
        }
    static let geometry = page("onGeometryChange", "is run when a value made of the view's size and place has changed")
        // A closure of two parameters could also take a pair.
        .applied(.unread("for"), .ofGeometry, .arg("action", as: .fullReaction)) {
            (view, _: Value, value: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) in
            ChangeAction(view, name: "onGeometryChange", of: .geometry(value), action: action)
        }
        .applied(.unread("for"), .ofGeometry, .arg("action", as: .reaction)) {
            (view, _: Value, value: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void) in
            ChangeAction(view, name: "onGeometryChange", of: .geometry(value)) { action($1) }
        }
    static let change = page("onChange", "is run when a value is no longer what it was")
        .applied(.of, .arg("initial", default: false), .arg("_ action", as: .closure(giving: .nothing, failing: ()))) {
            (view, value: Value, isInitial: Bool, action: @escaping () -> Void) in
            ChangeAction(view, name: "onChange", of: .constant(value), isInitial: isInitial) { _, _ in action() }
        }
        .applied(.of, .arg("initial", default: false), .arg("_ action", as: .fullReaction)) {
            (view, value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) in
            ChangeAction(view, name: "onChange", of: .constant(value), isInitial: isInitial, action: action)
        }
        .applied(.of, .arg("perform", as: .reaction)) {
            (view, value: Value, action: @escaping (Value) -> Void) in
            ChangeAction(view, name: "onChange", of: .constant(value), isInitial: false) { action($1) }
        }

    private static func page(_ name: String, _ help: String) -> Page<Self> {
        Page<Self>(modifying: ChangeAction(EmptyView(), name: name, of: .constant(Value.void)) { _, _ in }, help)
    }

    /// An action on changes of a source's value.
    fileprivate init(
        _ view: any View, name: String, of value: Observed, isInitial: Bool = true,
        action: @escaping (Value, Value) -> Void
    ) {
        self.init(view, name: name, of: value, isInitial: isInitial) { one, other in
            (one as? Value)?.hashableText == (other as? Value)?.hashableText
        } action: { old, new in
            if let old = old as? Value, let new = new as? Value { action(old, new) }
        }
    }
}

extension Argument where T == (GeometryProxy) -> Value {
    fileprivate static var ofGeometry: Argument {
        .arg("of", as: .closure(from: GeometryProxy.conversion, giving: .pointed, failing: .void))
    }
}

extension Argument where T == Value {
    fileprivate static var of: Argument { .arg("of", as: .pointed) }
}

extension Conversion where T == (Value) -> Void {
    fileprivate static var reaction: Conversion {
        .closure(from: Conversion<Value>.pointed, giving: .nothing, failing: ())
    }
}

extension Conversion where T == (Value, Value) -> Void {
    fileprivate static var fullReaction: Conversion {
        .closure(from: Conversion<Value>.pointed, Conversion<Value>.pointed, giving: .nothing, failing: ())
    }
}

extension NamedCoordinates {
    static let page = Page<Self>(
        modifying: NamedCoordinates(EmptyView(), name: ""), "gives the view's coordinates a name, for frames in them"
    )
    .applied(.arg("name")) { (view, name: AnyHashable) in NamedCoordinates(view, name: "\(name.base)") }
    .applied(.arg("_ space")) { (view, space: CoordinateSpace) in
        if case .named(let name) = space { NamedCoordinates(view, name: name) } else { view }
    }
}
