import Interpreter
import SwiftUIDialect

// Containers, and views that stand for several views.

extension HStack: Described {
    static let page = Page<Self>(
        "views side by side: the least flexible is served first, in an equal share of the room"
    )
    .like(HStack(alignment: .center, spacing: nil, EmptyView()))
    .made(.stackAlignment(\.alignment), .stackSpacing(\.spacing), .content) {
        HStack(alignment: $0, spacing: $1, ViewSequence($2))
    }
}

extension VStack: Described {
    static let page = Page<Self>(
        "views below each other: the least flexible is served first, in an equal share of the room"
    )
    .like(VStack(alignment: .center, spacing: nil, EmptyView()))
    .made(.stackAlignment(\.alignment), .stackSpacing(\.spacing), .content) {
        VStack(alignment: $0, spacing: $1, ViewSequence($2))
    }
}

extension Argument where T: Writable {
    fileprivate static func stackAlignment(_ path: KeyPath<Subject, T> & Sendable) -> Argument {
        .shown("alignment", path, "the alignment line that the views share")
    }

    fileprivate static func stackSpacing(_ path: KeyPath<Subject, T> & Sendable) -> Argument {
        .shown("spacing", path, "between two views; nil for their preferred spacing")
    }
}

extension ZStack: Described {
    static let page = Page<Self>("views over each other, the last in front; the highest priority decides the size")
        .like(ZStack(alignment: .center, EmptyView()))
        .made(.shown("alignment", \.alignment, "which points of the views are put on one"), .content) {
            ZStack(alignment: $0, ViewSequence($1))
        }
}

extension Grid: Described {
    static let page = Page<Self>("views in rows and columns")
        .like(Grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil, EmptyView()))
        .made(
            .shown("alignment", \.alignment, "where views stand in their cells"),
            .shown("horizontalSpacing", \.horizontalSpacing, "between two columns; nil for what the cells want"),
            .shown("verticalSpacing", \.verticalSpacing, "between two rows; nil for what the cells want"), .content
        ) { Grid(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2, ViewSequence($3)) }
}

extension GridRow: Described {
    static let page = Page<Self>("the cells of one row of a Grid")
        .made(.arg("alignment", default: nil), .content) { (alignment: VerticalAlignment?, content) in
            GridRow(alignment: alignment, ViewSequence(content))
        }
}

extension Group: Described {
    static let page = Page<Self>("several views as one: a modifier goes to each")
        .made(.content) { Group(ViewSequence($0)) }
        .made(
            .arg("subviews", as: .view), .arg("transform", as: .makesViews(from: Subview.conversion.array()))
        ) { content, make in Group(GatheredViews(of: content, make)) }
        .made(
            .arg("subviews", as: Subview.conversion.array()),
            .arg("transform", as: .makesViews(from: Subview.conversion.array()))
        ) { (subviews: [Subview], make: @escaping ([Subview]) -> [any View]) in Group(ViewSequence(make(subviews))) }
        .made(
            .arg("sections", as: .view),
            .arg("transform", as: .makesViews(from: SectionConfiguration.conversion.array()))
        ) { content, make in Group(GatheredViews(sectionsOf: content, make)) }
}

extension Subview: Described {
    static let page = Page<Self>("a view that was made elsewhere")
        .changing { $0.description.isElementInArrays = true }
        .reading("id", \.id, "its place among others")
}

extension SectionConfiguration: Described {
    static let page = Page<Self>("a section that was made elsewhere")
        .reading("id", \.id, "its place among others")
        .reading("header", \.header, as: Subview.conversion.array(), "the views in its header")
        .reading("content", \.content, as: Subview.conversion.array(), "its rows")
        .reading("footer", \.footer, as: Subview.conversion.array(), "the views in its footer")
}

extension EmptyView: Described {
    static let page = Page<Self>("no view").made { EmptyView() }
}

extension AnyView: Described {
    static let page = Page<Self>("a view of whatever type")
        .made(.arg("_ view", as: .view)) { AnyView(any: $0) }
        .made(.arg("erasing", as: .view)) { AnyView(any: $0) }
}

extension ForEach: Described {
    static let page = Page<Self>("views for each item, as if they were written one after the other")
        .made(.data, .identity, .editActions, .rows) { ForEach.views(of: $0, by: $1, made: $3) }
        .made(.arg("subviews", as: .view), .arg("content", as: .makesViews(from: Subview.conversion))) {
            (content, make: @escaping (Subview) -> [any View]) in
            ForEach(gathered: GatheredViews(of: content) { $0.flatMap(make) })
        }
        .made(
            .arg("subviews", as: Subview.conversion.array()),
            .arg("content", as: .makesViews(from: Subview.conversion))
        ) { (subviews: [Subview], make: @escaping (Subview) -> [any View]) in
            ForEach(gathered: GatheredViews(of: ViewSequence(subviews)) { $0.flatMap(make) })
        }
        .made(.arg("sections", as: .view), .arg("content", as: .makesViews(from: SectionConfiguration.conversion))) {
            (content, make: @escaping (SectionConfiguration) -> [any View]) in
            ForEach(gathered: GatheredViews(sectionsOf: content) { $0.flatMap(make) })
        }

    private init(gathered views: GatheredViews) {
        self.init(views: [(id: AnyHashable(0), tag: Value.int(0), view: views)])
    }

    /// A view for each item, by its identity.
    /// - Parameter make: escapes as the closures of pages do, whose types are inferred by it.
    static func views(
        of items: [Value], by path: PropertyPath?, made make: @escaping (Value) -> [any View]
    ) -> ForEach {
        let views: [(id: AnyHashable, tag: Any, view: any View)] = items.enumerated().map {
            offset, item in
            let own = SourceBinding(item)?.value ?? item
            let identity = path.map { $0.read(own) ?? own } ?? own.identity
            // Numbers without an id are a range's, whose views a Picker knows by their offsets in it.
            let tag: Value = if path == nil, case .int = own { .int(offset) } else { identity }
            return (AnyHashable(identity.hashableText), tag, ViewSequence(make(item)))
        }
        return ForEach(views: views)
    }
}

extension Conversion where T == [Value] {
    /// The data of a ForEach.
    static var viewData: Conversion {
        Conversion(.generic("Data")) { value throws(VocabularyError) in
            switch value {
            case .array(let values): return values
            case .set(let members): return members.elements
            default:
                if let numbers = try value.numbers() { return numbers }
                if let binding = SourceBinding(value) {
                    if let elements = binding.elements { return elements }
                    if let numbers = try binding.value?.numbers() { return numbers }
                }
                throw .refused(LayoutRefusal.notListed(value.typeName, accepted: "a collection or a range"))
            }
        } encode: {
            .array($0)
        }
    }
}

extension ViewThatFits: Described {
    static let page = Page<Self>("the first of its views whose ideal size fits, else the last")
        .like(ViewThatFits(in: [.horizontal, .vertical], EmptyView()))
        .made(.arg("in", \.axes), .content) { ViewThatFits(in: $0, ViewSequence($1)) }
        .reading("axes", \.axes, "those on which it has to fit")
}

extension GeometryReader: Described {
    static let page = Page<Self>("views that are made when the size is known, at the top left of all that is proposed")
        .made(.arg("content", as: .makesViews(from: GeometryProxy.conversion))) { make in
            GeometryReader { ViewSequence(make($0)) }
        }
}

// MARK: Layout values

extension HStackLayout: Described {
    static let page = Page<Self>(layout: "a layout as an HStack's")
        .like(HStackLayout())
        .made(.part("alignment", \.alignment), .part("spacing", \.spacing)) { HStackLayout(alignment: $0, spacing: $1) }
}

extension VStackLayout: Described {
    static let page = Page<Self>(layout: "a layout as a VStack's")
        .like(VStackLayout())
        .made(.part("alignment", \.alignment), .part("spacing", \.spacing)) { VStackLayout(alignment: $0, spacing: $1) }
}

extension ZStackLayout: Described {
    static let page = Page<Self>(layout: "a layout as a ZStack's")
        .like(ZStackLayout())
        .made(.part("alignment", \.alignment)) { ZStackLayout(alignment: $0) }
}

extension GridLayout: Described {
    static let page = Page<Self>(layout: "a layout as a Grid's")
        .like(GridLayout())
        .made(
            .part("alignment", \.alignment), .part("horizontalSpacing", \.horizontalSpacing),
            .part("verticalSpacing", \.verticalSpacing)
        ) { GridLayout(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2) }
}

extension AnyLayout: Described {
    static let page = Page<Self>(layout: "a layout of whatever type")
        .made(.arg("_ layout", as: .layout)) { AnyLayout(any: $0) }
}

extension Page where Subject: Layout & Writable {
    fileprivate init(layout help: String) {
        self.init(help, .value, as: Subject.conversion, conforming: [SwiftUIVocabulary.layout])
    }
}
