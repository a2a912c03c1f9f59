import Interpreter
import Negotiation
import SwiftUIDialect

/// A `View` of a source. It is no element: its body stands in its place. Where its code fails, which the program reports,
/// there is nothing.
struct SwiftUISourceView: PrimitiveView, SourceBridge {
    let source: SourceInstance

    static var members: [OpenMember] { [body] }
    private static let body = OpenMember.body("body", of: SwiftUIVocabulary.view)

    func gather(into list: inout ChildList) {
        // What wraps a view of UIKit has no body: `UIViewRepresentable`.
        // A view that contains itself as far as anyone knows here ends in a box.
        guard source.implements(Self.body), !source.repeatsUnknown else {
            return list.append(UnknownView(source.typeName, contents: []))
        }
        let environment = list.context.environment
        list.add(own: source.typeName) { keeper, place in
            (keeper as? SwiftUIStateKeeper)?.enter(source, at: place, in: environment)
            return source.deeper({ source.get(Self.body, Self.views) }).flatMap { $0 }.map { ViewSequence($0) }
        }
    }

    /// What the body gives to a toolbar, for which it keeps no state; nil where there is no body.
    var bodyViews: [any View]? {
        source.implements(Self.body) ? source.deeper({ source.get(Self.body, Self.views) })?.flatMap { $0 } : nil
    }

    /// What a body gives.
    fileprivate static let views = Conversion<[any View]>(.any) { value throws(VocabularyError) in
        switch value {
        case .none: []
        case .array(let values):
            try values.map { value throws(VocabularyError) in try Conversion<any View>.view.decode(value) }
        default: [try Conversion<any View>.view.decode(value)]
        }
    } encode: {
        Conversion<[any View]>.views.encode($0)
    }
}

/// A `Shape` of a source. Its path is not drawn; it takes what it is proposed.
struct SwiftUISourceShape: FilledShape, SourceBridge {
    let source: SourceInstance
    var drawing = ShapeDrawing()

    init(source: SourceInstance) {
        self.source = source
        drawing.isPart = true
    }

    static var members: [OpenMember] { [] }

    var elementName: String { source.typeName }
}

/// A `ShapeStyle` of a source, shown as the one that it stands for; in grey where it says none. Its other code is not run.
/// Styles are handed around as plain values, and only ever used where the source runs: on the thread of its elements.
struct SwiftUISourceFill: ShapeStyle, SourceBridge, @unchecked Sendable {
    let source: SourceInstance

    static var members: [OpenMember] { [shown.member] }
    private static let shown = SourceProperty<any ShapeStyle>("__shown", as: .style) { _ in Color.unknown }

    var shownColor: Color? { Self.shown(source)?.shownColor }
}

/// A `ViewModifier` of a source. Where its code fails, which the program reports, nothing is left of the view.
struct SwiftUISourceModifier: SourceBridge, Writable {
    static var typeName: TypeName { TypeName(of: (any ViewModifier).self) }

    let source: SourceInstance

    static var members: [OpenMember] { [body] }
    private static let body = OpenMember.builder(
        "body", [OpenParameter("content", .named(SwiftUIVocabulary.view))], of: SwiftUIVocabulary.view)

    /// What stands in the place of a view.
    func modified(_ view: any View) -> any View {
        source.view(by: Self.body, Conversion<any View>.view.encode(view))
    }
}

extension SourceInstance {
    /// What a method of a source's value makes of an argument, as a view; nothing where its code fails.
    func view(by method: OpenMember, _ argument: Value) -> any View {
        ModifiedView { list in
            let environment = list.context.environment
            list.add(own: self.typeName) { keeper, place in
                (keeper as? SwiftUIStateKeeper)?.enter(self, at: place, in: environment)
                let made = self.deeper { self.call(method, [argument], returning: SwiftUISourceView.views) }
                return ViewSequence((made ?? nil) ?? [])
            }
        }
    }
}

/// What views carry under keys that a source declares.
enum SourceLayoutValue {
    /// What the source's key says of views that carry nothing under it.
    static let standard = SourceProperty<Value>("defaultValue", isStatic: true, as: .associated("Value"))
    static let key = Conversion<SourceInstance>.type(of: (any LayoutValueKey).self)

    static func name(_ key: SourceInstance) -> LayoutValueName { .source("\(key.type)") }

    static func value(of subview: LayoutSubview, for key: SourceInstance) -> Value {
        subview.value(for: name(key)) as? Value ?? standard(key) ?? .void
    }

    static func value(_ value: Value, for key: SourceInstance) -> Value { value.number(like: standard(key)) }
}
