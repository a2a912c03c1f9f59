/// Listable's lists as Blueprint shows them (BlueprintUILists): their rows one below the other, from the top. It is run as
/// sources are.
enum ListableText {
    static let all =
        [builder, contents, items, sections, list] + ListHeadersText.all + ListSizingText.all + ListLayoutText.all
        + ListViewsText.all

    /// What gathers the statements of a closure into a list.
    private static let builder = SwiftText.builder("ListableBuilder<Part>", of: "Part")

    private static let contents = """
        protocol AnyItemConvertible {
            func __row() -> Item
        }

        protocol AnyHeaderFooterConvertible {
            func __row() -> HeaderFooter
        }

        protocol __RowContent: AnyItemConvertible {
            associatedtype IdentifierValue
            func __element() -> Element
            var defaultItemProperties: DefaultItemProperties { get }
        }

        extension __RowContent {
            var defaultItemProperties: DefaultItemProperties { DefaultItemProperties() }
            func __row() -> Item { Item(self) }
            var elementRepresentation: Element { __element() }
            func with(
                sizing: Sizing? = nil, layouts: ItemLayouts? = nil, selectionStyle: Any? = nil,
                insertAndRemoveAnimations: Any? = nil, leadingSwipeActions: Any? = nil,
                trailingSwipeActions: Any? = nil, reordering: Any? = nil, onWasReordered: Any? = nil,
                onDisplay: Any? = nil, onEndDisplay: Any? = nil, onSelect: Any? = nil, onDeselect: Any? = nil,
                onInsert: Any? = nil, onRemove: Any? = nil, onMove: Any? = nil, onUpdate: Any? = nil
            ) -> Item { Item(self, sizing: sizing, layouts: layouts) }
        }

        protocol BlueprintItemContent: __RowContent {
            func element(with info: ApplyItemContentInfo) -> Element
        }

        extension BlueprintItemContent {
            func backgroundElement(with info: ApplyItemContentInfo) -> Element? { nil }
            func selectedBackgroundElement(with info: ApplyItemContentInfo) -> Element? { nil }
            func overlayDecorationElement(with info: ApplyItemContentInfo) -> Element? { nil }
            func underlayDecorationElement(with info: ApplyItemContentInfo) -> Element? { nil }
            func __element() -> Element {
                let info = ApplyItemContentInfo()
                var row = element(with: info)
                if let behind = underlayDecorationElement(with: info) { row = row.__over(behind) }
                if let behind = backgroundElement(with: info) { row = row.__over(behind) }
                guard let front = overlayDecorationElement(with: info) else { return row }
                return row.decorate(layering: .above, position: .inset(0), with: { front })
            }
        }

        extension Element {
            func __over(_ background: Element) -> Element {
                decorate(layering: .below, position: .inset(0), with: { background })
            }
            func listHeaderFooter() -> HeaderFooter { HeaderFooter(self) }
        }

        struct ApplyItemContentInfo {
            var state = ItemState()
            var position = ItemPosition.single
            var isReorderable = false
        }

        struct ItemState {
            var isSelected = false
            var isHighlighted = false
            var isReordering = false
        }

        enum ItemPosition { case single, first, middle, last }

        struct DefaultItemProperties {
            var sizing: Sizing?
            var layouts: ItemLayouts?
            init(
                sizing: Sizing? = nil, layouts: ItemLayouts? = nil, selectionStyle: Any? = nil,
                insertAndRemoveAnimations: Any? = nil, leadingSwipeActions: Any? = nil, trailingSwipeActions: Any? = nil
            ) {
                self.sizing = sizing
                self.layouts = layouts
            }
        }

        struct DefaultHeaderFooterProperties {
            var sizing: Sizing?
            var layouts: HeaderFooterLayouts?
            init(sizing: Sizing? = nil, layouts: HeaderFooterLayouts? = nil, configure: Any? = nil) {
                self.sizing = sizing
                self.layouts = layouts
            }
        }
        """

    private static let items = """
        struct Item: AnyItemConvertible {
            var __element: Element
            var sizing: Sizing
            var layouts: ItemLayouts
            init(_ content: __RowContent, configure: (inout Item) -> Void = { _ in }) {
                let usual = content.defaultItemProperties
                __element = content.__element()
                sizing = usual.sizing ?? .thatFits()
                layouts = usual.layouts ?? ItemLayouts()
                configure(&self)
            }
            init(
                _ content: __RowContent, sizing: Sizing? = nil, layouts: ItemLayouts? = nil,
                selectionStyle: Any? = nil, insertAndRemoveAnimations: Any? = nil, leadingSwipeActions: Any? = nil,
                trailingSwipeActions: Any? = nil, reordering: Any? = nil, onWasReordered: Any? = nil,
                onDisplay: Any? = nil, onEndDisplay: Any? = nil, onSelect: Any? = nil, onDeselect: Any? = nil,
                onInsert: Any? = nil, onRemove: Any? = nil, onMove: Any? = nil, onUpdate: Any? = nil
            ) {
                let usual = content.defaultItemProperties
                __element = content.__element()
                self.sizing = sizing ?? usual.sizing ?? .thatFits()
                self.layouts = layouts ?? usual.layouts ?? ItemLayouts()
            }
            init(__element: Element) {
                self.__element = __element
                sizing = .thatFits()
                layouts = ItemLayouts()
            }
            func __row() -> Item { self }
            var elementRepresentation: Element { sizing.__along(__element, .vertical) }
            static func list(
                _ identifier: AnyHashable, sizing: EmbeddedList.Sizing, configure: (inout ListProperties) -> Void
            ) -> Item {
                var properties = ListProperties()
                configure(&properties)
                var item = Item(__element: List(__properties: properties))
                item.layouts.table.width = .fill
                if case .fixed(let width, let height) = sizing { item.sizing = .fixed(width: width, height: height) }
                return item
            }
        }

        enum EmbeddedList {
            enum Sizing {
                case fixed(width: CGFloat = 0, height: CGFloat = 0)
                case custom
            }
        }

        func ElementItem<Represented>(
            _ represented: Represented, id: KeyPath<Represented, Any>,
            isEquivalent: (Represented, Represented) -> Bool = { _, _ in false },
            element: (Represented, ApplyItemContentInfo) -> Element,
            background: (Represented, ApplyItemContentInfo) -> Element? = { _, _ in nil },
            selectedBackground: (Represented, ApplyItemContentInfo) -> Element? = { _, _ in nil },
            configure: (inout Item) -> Void = { _ in }
        ) -> Item {
            let info = ApplyItemContentInfo()
            var item = Item(__element: element(represented, info))
            if let behind = background(represented, info) { item.__element = item.__element.__over(behind) }
            configure(&item)
            return item
        }
        """

    private static let sections = """
        // An unknown header or footer counts as one, and is not reported here.
        func __count(_ part: AnyHeaderFooterConvertible?) -> Int {
            if let part { return 1 }
            return 0
        }

        struct Section {
            var items: [AnyItemConvertible] = []
            var header: AnyHeaderFooterConvertible?
            var footer: AnyHeaderFooterConvertible?
            var layouts = SectionLayouts()
            var count: Int { items.count }
            var __isEmpty: Bool { items.isEmpty && __count(header) == 0 && __footerCount == 0 }
            var __footerCount: Int { __count(footer) }
            // What nobody knows is taken for some.
            var __unknown: Element? { nil }
            init(
                _ identifier: AnyHashable, layouts: SectionLayouts = SectionLayouts(), header: AnyHeaderFooterConvertible? = nil,
                footer: AnyHeaderFooterConvertible? = nil, reordering: Any? = nil, items: [AnyItemConvertible] = [],
                configure: (inout Section) -> Void = { _ in }
            ) {
                self.layouts = layouts
                self.header = header
                self.footer = footer
                self.items = items
                configure(&self)
            }
            init(
                _ identifier: AnyHashable, layouts: SectionLayouts = SectionLayouts(), reordering: Any? = nil,
                @ListableBuilder<AnyItemConvertible> items: () -> [AnyItemConvertible],
                header: () -> AnyHeaderFooterConvertible? = { nil },
                footer: () -> AnyHeaderFooterConvertible? = { nil }
            ) {
                self.layouts = layouts
                self.items = items()
                self.header = header()
                self.footer = footer()
            }
            mutating func add(_ item: AnyItemConvertible) { items.append(item) }
            mutating func add(@ListableBuilder<AnyItemConvertible> items: () -> [AnyItemConvertible]) { self.items += items() }
            // Of what nobody knows it is a row: one of several functions would not be chosen for it.
            static func += (section: inout Section, rows: Any) {
                if let row = rows as? AnyItemConvertible {
                    section.items.append(row)
                } else if let rows = rows as? [AnyItemConvertible] {
                    section.items += rows
                }
            }
        }
        """

    private static let list = """
        struct ListProperties {
            var sections: [Section] = []
            var containerHeader: AnyHeaderFooterConvertible?
            var header: AnyHeaderFooterConvertible?
            var footer: AnyHeaderFooterConvertible?
            var overscrollFooter: AnyHeaderFooterConvertible?
            var context: Any?
            var actions: Any?
            var layout = LayoutDescription.table
            init(_ configure: (inout ListProperties) -> Void = { _ in }) { configure(&self) }
            var content: ListProperties {
                get { self }
                set { self = newValue }
            }
            mutating func add(_ section: Section) { sections.append(section) }
            mutating func add(@ListableBuilder<Section> sections: () -> [Section]) { self.sections += sections() }
            mutating func callAsFunction(_ identifier: AnyHashable, configure: (inout Section) -> Void) {
                sections.append(Section(identifier, configure: configure))
            }
            static func += (list: inout ListProperties, sections: Any) {
                if let section = sections as? Section {
                    list.sections.append(section)
                } else if let sections = sections as? [Section] {
                    list.sections += sections
                }
            }
            var __footerCount: Int { __count(footer) }
            var __all: [Item] {
                var all: [Item] = []
                for section in sections { all += section.items.map { $0.__row() } }
                return all
            }
        }

        struct List: Element {
            var properties = ListProperties()
            var measurement = Measurement.fillParent
            init(measurement: Measurement = .fillParent, configure: (inout ListProperties) -> Void) {
                self.measurement = measurement
                configure(&properties)
            }
            init(
                measurement: Measurement = .fillParent, configure: (inout ListProperties) -> Void = { _ in },
                @ListableBuilder<Section> sections: () -> [Section]
            ) {
                self.measurement = measurement
                configure(&properties)
                properties.sections += sections()
            }
            init(__properties: ListProperties) { properties = __properties }
            var content: ElementContent {
                ElementContent(child: __arranged, layout: __ListSize(measurement: measurement))
            }
            var __arranged: Element {
                switch properties.layout {
                case .table: return TableAppearance().__content(properties)
                case .__with(let arrange): return arrange(properties)
                }
            }
            enum Measurement {
                case fillParent
                case measureContent(
                    horizontalFill: FillRule = .fillParent, verticalFill: FillRule = .natural,
                    safeArea: SafeArea = .none, itemLimit: Int? = 50)
                enum FillRule { case fillParent, natural }
                enum SafeArea {
                    case none, environment
                    case custom(UIEdgeInsets)
                }
            }
        }

        struct __ListSize: SingleChildLayout {
            var measurement: List.Measurement
            func sizeThatFits(
                proposal: SizeConstraint, subelement: LayoutSubelement, environment: Environment, cache: inout ()
            ) -> CGSize {
                let (widest, highest) = (proposal.width.constrainedValue, proposal.height.constrainedValue)
                switch measurement {
                case .fillParent:
                    if let widest, let highest { return CGSize(width: widest, height: highest) }
                    let size = subelement.sizeThatFits(proposal, because: "the list's rows, in its own proposal")
                    return CGSize(width: widest ?? size.width, height: highest ?? size.height)
                case .measureContent(let horizontal, let vertical, _, _):
                    let size = subelement.sizeThatFits(proposal, because: "the list's rows, in its own proposal")
                    return CGSize(
                        width: horizontal == .fillParent ? widest ?? size.width : size.width,
                        height: vertical == .fillParent ? highest ?? size.height : min(size.height, highest ?? size.height))
                }
            }
            func placeSubelement(
                in size: CGSize, subelement: LayoutSubelement, environment: Environment, cache: inout ()
            ) { subelement.place(filling: size, because: "the list's rows fill it") }
        }

        class ListView: UIView {
            var content = ListProperties()
            override var __element: Element { List(__properties: content) }
            override init(frame: CGRect) { super.init(frame: frame) }
            override init() { super.init() }
            @discardableResult
            func configure(with configure: (inout ListProperties) -> Void) -> Element {
                var properties = ListProperties()
                properties.layout = content.layout
                configure(&properties)
                return self.configure(with: properties)
            }
            @discardableResult
            func configure(with properties: ListProperties) -> Element {
                content = properties
                return List(__properties: properties)
            }
            @discardableResult
            func setContent(animated: Bool = false, _ configure: (inout ListProperties) -> Void) -> Element {
                self.configure(with: configure)
            }
        }

        class ListViewController: UIViewController {
            func configure(list: inout ListProperties) {}
            func reload(animated: Bool = false) {}
            var elementRepresentation: Element {
                var properties = ListProperties()
                configure(list: &properties)
                return List(__properties: properties)
            }
        }
        """
}
