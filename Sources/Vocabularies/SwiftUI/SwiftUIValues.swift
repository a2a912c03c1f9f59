import EngineKit
import Foundation
import Interpreter
import Negotiation
import SwiftUIControls
import SwiftUIDialect

// The plain values that sources write.

extension HorizontalAlignment: Described {
    static let page = Page<Self>("a line by which views are aligned from side to side")
        .value("leading", .leading).value("center", .center).value("trailing", .trailing)
        .value("listRowSeparatorLeading", .listRowSeparatorLeading)
        .value("listRowSeparatorTrailing", .listRowSeparatorTrailing)
        .made(.arg("_ id", as: .type(of: (any AlignmentID).self))) { HorizontalAlignment(OwnLine($0)) }
}

extension VerticalAlignment: Described {
    static let page = Page<Self>("a line by which views are aligned from top to bottom")
        .value("top", .top).value("center", .center).value("bottom", .bottom)
        .value("firstTextBaseline", .firstTextBaseline).value("lastTextBaseline", .lastTextBaseline)
        .made(.arg("_ id", as: .type(of: (any AlignmentID).self))) { VerticalAlignment(OwnLine($0)) }
}

extension Alignment: Described {
    static let page = Page<Self>("a point by which views are aligned")
        .made(.part("horizontal", \.horizontal), .part("vertical", \.vertical)) {
            Alignment(horizontal: $0, vertical: $1)
        }
        .points([.leading, .center, .trailing], [.top, .center, .bottom]) { Alignment(horizontal: $0, vertical: $1) }
        .value("leadingFirstTextBaseline", .leadingFirstTextBaseline)
        .value("centerFirstTextBaseline", .centerFirstTextBaseline)
        .value("trailingFirstTextBaseline", .trailingFirstTextBaseline)
        .value("leadingLastTextBaseline", .leadingLastTextBaseline)
        .value("centerLastTextBaseline", .centerLastTextBaseline)
        .value("trailingLastTextBaseline", .trailingLastTextBaseline)
}

extension UnitPoint {
    /// The page with a point without coordinates, which only this library has.
    static let swiftUIPage = page.made { UnitPoint() }
}

extension Angle: Described {
    static let page = Page<Self>("an angle")
        .made { Angle(radians: 0) }
        .made(.arg("degrees", unit: .degrees), by: Angle.init(degrees:))
        .made(.arg("radians", unit: .ratio), by: Angle.init(radians:))
        .value("degrees", .arg("_ degrees", unit: .degrees), by: Angle.init(degrees:))
        .value("radians", .arg("_ radians", unit: .ratio), by: Angle.init(radians:))
        .value("zero", Angle(radians: 0))
        .property("degrees", \.degrees, unit: .degrees)
        .property("radians", \.radians, unit: .ratio)
}

extension Edge: Described {
    static let page = Page<Self>("one side of a box").all()
}

extension Edge.Set: Described {
    static let page = Page<Self>("some sides of a box")
        .value("all", .all).value("horizontal", .horizontal).value("vertical", .vertical).value("top", .top)
        .value("leading", .leading).value("bottom", .bottom).value("trailing", .trailing)
        .made(.arg("_ edge")) { (edge: Edge) in Self(edge) }
        .set()
}

extension Axis.Set: Described {
    static let page = Page<Self>("some of the two axes")
        .value("horizontal", .horizontal).value("vertical", .vertical)
        .set()
        .written { $0 == [.horizontal, .vertical] ? "[.horizontal, .vertical]" : $0.isEmpty ? "[]" : nil }
}

extension ContentMode: Described {
    static let page = Page<Self>("whether a ratio is kept inside of what is proposed, or around it")
        .all()
}

extension LayoutDirection: Described {
    static let page = Page<Self>("where text begins, and at which side what leads stands")
        .all()
}

extension TextAlignment: Described {
    static let page = Page<Self>("where the lines of a text stand").all()
}

extension Text.Case: Described {
    static let page = Page<Self>("in which case a text is shown").all()
}

extension Picker.Style: Described {
    static var typeName: TypeName { TypeName("PickerStyle") }

    static let page = Page<Self>("how a picker shows its choices").all()
        .constant("automatic", .menu).constant("navigationLink", .menu).constant("palette", .segmented)
        .constant("radioGroup", .inline)

    /// The same by the types that sources make.
    static let constructors = [
        ("DefaultPickerStyle", Self.menu), ("MenuPickerStyle", .menu), ("NavigationLinkPickerStyle", .menu),
        ("SegmentedPickerStyle", .segmented), ("PalettePickerStyle", .segmented), ("InlinePickerStyle", .inline),
        ("RadioGroupPickerStyle", .inline), ("WheelPickerStyle", .wheel),
    ].map { name, style in Callable.function(name, returning: conversion, help: "a style of pickers") { style } }
}

extension TabStyle: Described {
    static var typeName: TypeName { TypeName("TabViewStyle") }

    static let page: Page<Self> = Page<Self>("how a TabView shows which views it has").all()
        .constant("tabBarOnly", .automatic).constant("sidebarAdaptable", .automatic).constant("grouped", .automatic)
        .constant("verticalPage", .page).constant("carousel", .page)
        .value("page", .optionalUnread("indexDisplayMode")) { (_: Value) in Self.page }

    /// The same by the types that sources make.
    static let constructors = [
        Callable.function("DefaultTabViewStyle", returning: conversion, help: "a style of tabs") { Self.automatic },
        Callable.function("PageTabViewStyle", "a style of tabs", .optionalUnread("indexDisplayMode")) { _ in
            Self.page
        },
    ]
}

extension Image.Scale: Described {
    static let page = Page<Self>("how large symbols are beside text of their font").all()
}

extension ControlSize: Described {
    static let page = Page<Self>("how large controls are").all()
}

extension EdgeInsets: Described {
    static let page = Page<Self>("distances from the sides of a box inwards")
        .made { EdgeInsets() }
        .composed(
            .part("top", \.top), .part("leading", \.leading), .part("bottom", \.bottom), .part("trailing", \.trailing)
        ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }
}

extension ViewDimensions: Described {
    static let page = Page<Self>("a view's size and the lines at which it can be aligned")
        .reading("width", \.width)
        .reading("height", \.height)
        .subscripted(.arg("_ guide")) { (size, line: HorizontalAlignment) in size[line] }
        .subscripted(.arg("_ guide")) { (size, line: VerticalAlignment) in size[line] }
        .subscripted(.arg("explicit")) { (size, line: HorizontalAlignment) in size[explicit: line] }
        .subscripted(.arg("explicit")) { (size, line: VerticalAlignment) in size[explicit: line] }
}

extension ProposedViewSize: Described {
    static let page = Page<Self>(
        "what a parent proposes: 0 asks for the minimum, nil for the ideal, infinity for the maximum"
    )
    .made(.arg("width"), .arg("height")) { (width: CGFloat?, height: CGFloat?) in
        ProposedViewSize(width: width, height: height)
    }
    .made(.arg("_ size")) { (size: CGSize) in ProposedViewSize(size) }
    .value("zero", .zero).value("unspecified", .unspecified).value("infinity", .infinity)
    .property("width", \.width)
    .property("height", \.height)
    .method(
        "replacingUnspecifiedDimensions", "a size with a length in the place of each nil",
        .arg("by", default: CGSize(width: 10, height: 10))
    ) { $0.replacingUnspecifiedDimensions(by: $1) }
}

extension ViewSpacing: Described {
    static let page = Page<Self>("a view's preferred distances from its neighbours")
        .made { ViewSpacing() }
        .constant("zero", .zero)
        .method("distance", "from a view to the one after it", .arg("to"), .arg("along")) {
            (spacing, next: ViewSpacing, axis: Axis) in spacing.distance(to: next, along: axis)
        }
        .method("union", "the longer of two wishes on each edge", .arg("_ other"), .arg("edges", default: .all)) {
            (spacing, other: ViewSpacing, edges: Edge.Set) in spacing.union(other, edges: edges)
        }
        .mutating("formUnion", "takes over what another wants", .arg("_ other"), .arg("edges", default: .all)) {
            (spacing: inout ViewSpacing, other: ViewSpacing, edges: Edge.Set) in
            spacing.formUnion(other, edges: edges)
        }
}

extension GeometryProxy: Described {
    static let page = Page<Self>("the room there is, in a GeometryReader, and where it is")
        .reading("size", \.size)
        .reading("safeAreaInsets", \.safeAreaInsets, "nothing is covered here")
        .method("frame", "the reader's frame, from a corner", .arg("in")) {
            (proxy, space: CoordinateSpace) in proxy.frame(in: space)
        }
        .subscripted(.arg("_ anchor", as: SourceAnchor.conversion), giving: .pointed) { $1.resolve($0) }
}

extension CoordinateSpace: Described {
    static let page = Page<Self>("what frames are measured from")
        .value("global", .global).value("local", .local)
        .value("named", .arg("_ name")) { (name: AnyHashable) in .named("\(name.base)") }
}
