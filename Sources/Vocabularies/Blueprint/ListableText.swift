/// Listable's lists as Blueprint shows them (BlueprintUILists): their rows one below the other, from the top. It is run as
/// sources are.
enum ListableText {
    static let all = [builder, contents, items, headers, sections, list]

    /// What gathers the statements of a closure into a list.
    private static let builder = SwiftText.builder("ListableBuilder<Part>", of: "Part")

    private static let contents = """
        protocol AnyItemConvertible {
            func __row() -> Element
        }

        protocol AnyHeaderFooterConvertible {
            func __row() -> Element
        }

        protocol BlueprintItemContent: AnyItemConvertible {
            associatedtype IdentifierValue
            func element(with info: ApplyItemContentInfo) -> Element
        }

        extension BlueprintItemContent {
            func backgroundElement(with info: ApplyItemContentInfo) -> Element? { nil }
            func selectedBackgroundElement(with info: ApplyItemContentInfo) -> Element? { nil }
            func overlayDecorationElement(with info: ApplyItemContentInfo) -> Element? { nil }
            func underlayDecorationElement(with info: ApplyItemContentInfo) -> Element? { nil }
            func __row() -> Element {
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

        protocol BlueprintHeaderFooterContent: AnyHeaderFooterConvertible {
            var elementRepresentation: Element { get }
        }

        extension BlueprintHeaderFooterContent {
            var background: Element? { nil }
            var pressedBackground: Element? { nil }
            func __row() -> Element {
                if let background { return elementRepresentation.__over(background) }
                return elementRepresentation
            }
        }

        struct ApplyItemContentInfo {
            var isSelected = false
            var isHighlighted = false
            var isReordering = false
        }
        """

    private static let items = """
        struct Item: AnyItemConvertible {
            var __element: Element
            init(_ content: BlueprintItemContent, configure: (inout Item) -> Void = { _ in }) {
                __element = content.__row()
                configure(&self)
            }
            init(
                _ content: BlueprintItemContent, sizing: Any? = nil, layouts: Any? = nil, selectionStyle: Any? = nil,
                insertAndRemoveAnimations: Any? = nil, leadingSwipeActions: Any? = nil,
                trailingSwipeActions: Any? = nil, reordering: Any? = nil, onWasReordered: Any? = nil,
                onDisplay: Any? = nil, onEndDisplay: Any? = nil, onSelect: Any? = nil, onDeselect: Any? = nil,
                onInsert: Any? = nil, onRemove: Any? = nil, onMove: Any? = nil, onUpdate: Any? = nil
            ) { __element = content.__row() }
            init(__element: Element) { self.__element = __element }
            func __row() -> Element { __element }
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

    private static let headers = """
        struct HeaderFooter: AnyHeaderFooterConvertible {
            var __element: Element
            init(_ content: BlueprintHeaderFooterContent, configure: (inout HeaderFooter) -> Void = { _ in }) {
                __element = content.__row()
                configure(&self)
            }
            init(
                _ content: BlueprintHeaderFooterContent, sizing: Any? = nil, layouts: Any? = nil, onTap: Any? = nil,
                onDisplay: Any? = nil, onEndDisplay: Any? = nil
            ) { __element = content.__row() }
            init(_ element: Element) { __element = element }
            func __row() -> Element { __element }
        }

        typealias Header = HeaderFooter

        typealias Footer = HeaderFooter

        typealias BlueprintHeaderContent = BlueprintHeaderFooterContent

        typealias BlueprintFooterContent = BlueprintHeaderFooterContent

        func ElementHeaderFooter<Represented>(
            _ represented: Represented, isEquivalent: (Represented, Represented) -> Bool = { _, _ in false },
            element: (Represented) -> Element, background: (Represented) -> Element? = { _ in nil },
            pressedBackground: (Represented) -> Element? = { _ in nil }, configure: (inout HeaderFooter) -> Void = { _ in }
        ) -> HeaderFooter {
            var made = HeaderFooter(element(represented))
            if let behind = background(represented) { made.__element = made.__element.__over(behind) }
            configure(&made)
            return made
        }
        """

    private static let sections = """
        struct Section {
            var items: [AnyItemConvertible] = []
            var header: AnyHeaderFooterConvertible?
            var footer: AnyHeaderFooterConvertible?
            var count: Int { items.count }
            init(
                _ identifier: AnyHashable, layouts: Any? = nil, header: AnyHeaderFooterConvertible? = nil,
                footer: AnyHeaderFooterConvertible? = nil, reordering: Any? = nil, items: [AnyItemConvertible] = [],
                configure: (inout Section) -> Void = { _ in }
            ) {
                self.header = header
                self.footer = footer
                self.items = items
                configure(&self)
            }
            init(
                _ identifier: AnyHashable, layouts: Any? = nil, reordering: Any? = nil,
                @ListableBuilder<AnyItemConvertible> items: () -> [AnyItemConvertible],
                header: () -> AnyHeaderFooterConvertible? = { nil },
                footer: () -> AnyHeaderFooterConvertible? = { nil }
            ) {
                self.items = items()
                self.header = header()
                self.footer = footer()
            }
            mutating func add(_ item: AnyItemConvertible) { items.append(item) }
            mutating func add(@ListableBuilder<AnyItemConvertible> items: () -> [AnyItemConvertible]) { self.items += items() }
            static func += (section: inout Section, content: BlueprintItemContent) { section.add(content) }
            static func += (section: inout Section, item: Item) { section.add(item) }
            static func += (section: inout Section, contents: [BlueprintItemContent]) { section.items += contents }
            static func += (section: inout Section, items: [Item]) { section.items += items }
            var __rows: [Element] {
                var rows: [Element] = []
                if let header { rows.append(header.__row()) }
                for item in items { rows.append(item.__row()) }
                if let footer { rows.append(footer.__row()) }
                return rows
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
            var content: ListProperties {
                get { self }
                set { self = newValue }
            }
            mutating func add(_ section: Section) { sections.append(section) }
            mutating func add(@ListableBuilder<Section> sections: () -> [Section]) { self.sections += sections() }
            mutating func callAsFunction(_ identifier: AnyHashable, configure: (inout Section) -> Void) {
                sections.append(Section(identifier, configure: configure))
            }
            static func += (list: inout ListProperties, section: Section) { list.sections.append(section) }
            static func += (list: inout ListProperties, sections: [Section]) { list.sections += sections }
            var __rows: [Element] {
                var rows: [Element] = []
                if let containerHeader { rows.append(containerHeader.__row()) }
                if let header { rows.append(header.__row()) }
                for section in sections { rows += section.__rows }
                if let footer { rows.append(footer.__row()) }
                return rows
            }
        }

        struct List: ProxyElement {
            var properties = ListProperties()
            init(measurement: Measurement = .fillParent, configure: (inout ListProperties) -> Void) {
                configure(&properties)
            }
            init(
                measurement: Measurement = .fillParent, configure: (inout ListProperties) -> Void = { _ in },
                @ListableBuilder<Section> sections: () -> [Section]
            ) {
                configure(&properties)
                properties.sections += sections()
            }
            var elementRepresentation: Element {
                ScrollView(
                    .fittingHeight,
                    wrapping: Column(alignment: .fill, underflow: .justifyToStart) {
                        for row in properties.__rows { row }
                    })
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
        """
}
