/// How Listable's lists arrange their rows: in a table, in lines that wrap, or a page each. It is run as sources are.
enum ListLayoutText {
    static let all = [description, table, flow, ListColumnsText.columns, paged, rows]

    private static let description = """
        enum LayoutDescription {
            // An unknown layout is taken for the first case.
            case table
            case __with((ListProperties) -> Element)
            static func table(_ configure: (inout TableAppearance) -> Void = { _ in }) -> LayoutDescription {
                var appearance = TableAppearance()
                configure(&appearance)
                return .__with { list in appearance.__content(list) }
            }
            static func flow(_ configure: (inout FlowAppearance) -> Void = { _ in }) -> LayoutDescription {
                var appearance = FlowAppearance()
                configure(&appearance)
                return .__with { list in appearance.__content(list) }
            }
            static func paged(_ configure: (inout PagedAppearance) -> Void = { _ in }) -> LayoutDescription {
                var appearance = PagedAppearance()
                configure(&appearance)
                return .__with { list in appearance.__content(list) }
            }
        }
        """

    private static let table = """
        struct TableAppearance {
            var direction = LayoutDirection.vertical
            var stickySectionHeaders = true
            var itemPositionGroupingHeight: CGFloat = 0
            var bounceOnUnderflow = true
            var bounds: ListContentBounds?
            var layout = Layout()
            struct Layout {
                var headerToFirstSectionSpacing: CGFloat = 0
                var interSectionSpacingWithNoFooter: CGFloat = 0
                var interSectionSpacingWithFooter: CGFloat = 0
                var sectionHeaderBottomSpacing: CGFloat = 0
                var itemSpacing: CGFloat = 0
                var itemToSectionFooterSpacing: CGFloat = 0
                var lastSectionToFooterSpacing: CGFloat = 0
                mutating func set(with block: (inout Layout) -> Void) { block(&self) }
            }
            struct ItemLayout {
                var itemSpacing: CGFloat?
                var itemToSectionFooterSpacing: CGFloat?
                var width: CustomWidth = .default
            }
            struct HeaderFooterLayout {
                var width: CustomWidth = .default
            }
            struct SectionLayout {
                var isHeaderSticky: Bool?
                var width: CustomWidth = .default
                var customInterSectionSpacing: CGFloat?
                var columns = Columns()
                struct Columns {
                    var count = 1
                    var spacing: CGFloat = 0
                    static let one = Columns()
                }
            }
            func __content(_ list: ListProperties) -> Element {
                let bounds = bounds ?? ListContentBounds()
                var rows = __ListRows(direction: direction, width: bounds.__width(direction))
                if let row = list.containerHeader?.__row() { rows.add(row, row.layouts.table.width.merge(with: .fill)) }
                rows.gap += direction == .vertical ? bounds.padding.top : bounds.padding.left
                if let row = list.header?.__row() {
                    rows.add(row, row.layouts.table.width)
                    if !list.sections.isEmpty { rows.gap += layout.headerToFirstSectionSpacing }
                }
                for (index, section) in list.sections.enumerated() {
                    if rows.addUnknown(section) || section.__isEmpty { continue }
                    __add(section, to: &rows)
                    if index < list.sections.count - 1 {
                        let usual =
                            section.__footerCount == 0
                            ? layout.interSectionSpacingWithNoFooter : layout.interSectionSpacingWithFooter
                        rows.gap += section.layouts.table.customInterSectionSpacing ?? usual
                    } else if list.__footerCount > 0 {
                        rows.gap += layout.lastSectionToFooterSpacing
                    }
                }
                if let row = list.footer?.__row() { rows.add(row, row.layouts.table.width) }
                rows.gap += direction == .vertical ? bounds.padding.bottom : bounds.padding.right
                return rows.element
            }
            func __add(_ section: Section, to rows: inout __ListRows) {
                let width = section.layouts.table.width
                if let row = section.header?.__row() {
                    rows.add(row, row.layouts.table.width.merge(with: width))
                    if !section.items.isEmpty { rows.gap += layout.sectionHeaderBottomSpacing }
                }
                let columns = section.layouts.table.columns
                var waiting: [Item] = []
                for (index, content) in section.items.enumerated() {
                    let row = content.__row()
                    let isLast = index == section.items.count - 1
                    if columns.count > 1 {
                        waiting.append(row)
                        if !isLast && waiting.count < columns.count { continue }
                        rows.add(waiting, columns.count, columns.spacing, width)
                        waiting = []
                    } else {
                        rows.add(row, row.layouts.table.width.merge(with: width))
                    }
                    if !isLast {
                        rows.gap += row.layouts.table.itemSpacing ?? layout.itemSpacing
                    } else if section.__footerCount > 0 {
                        rows.gap += row.layouts.table.itemToSectionFooterSpacing ?? layout.itemToSectionFooterSpacing
                    }
                }
                if let row = section.footer?.__row() { rows.add(row, row.layouts.table.width.merge(with: width)) }
            }
        }
        """

    private static let flow = """
        struct FlowAppearance {
            var direction = LayoutDirection.vertical
            var stickySectionHeaders = true
            var rowUnderflowAlignment = RowUnderflowAlignment.leading
            var rowItemsAlignment = RowItemsAlignment.top
            var itemSizing = ItemSizing.natural
            var bounds: ListContentBounds?
            var spacings = Spacings()
            enum ItemSizing {
                case natural
                case fixed(CGFloat)
                case columns(Int)
            }
            enum RowUnderflowAlignment {
                case leading, centered, trailing
                case fill(lastRowAlignment: FillLastRowAlignment = .fill)
                enum FillLastRowAlignment { case fill, matchPreviousRowSpacing, defaultItemSpacing }
                var __lines: Flow.LineAlignment {
                    switch self {
                    case .leading, .fill: return .leading
                    case .centered: return .center
                    case .trailing: return .trailing
                    }
                }
            }
            enum RowItemsAlignment {
                case top, center, bottom, fill
                var __items: Flow.ItemAlignment {
                    switch self {
                    case .top: return .top
                    case .center: return .center
                    case .bottom: return .bottom
                    case .fill: return .fill
                    }
                }
            }
            struct Spacings {
                var headerToFirstSectionSpacing: CGFloat = 0
                var interSectionSpacing = InterSectionSpacing(0)
                var sectionHeaderBottomSpacing: CGFloat = 0
                var itemSpacing: CGFloat = 0
                var rowSpacing: CGFloat = 0
                var rowToSectionFooterSpacing: CGFloat = 0
                var lastSectionToFooterSpacing: CGFloat = 0
                struct InterSectionSpacing {
                    var withFooter: CGFloat
                    var noFooter: CGFloat
                }
            }
            struct ItemLayout {
                var width = Width.natural
                enum Width { case natural, fillRow }
            }
            struct SectionLayout {
                var isHeaderSticky: Bool?
                var width: CustomWidth = .default
                var rowUnderflowAlignment: RowUnderflowAlignment?
                var rowItemsAlignment: RowItemsAlignment?
                var itemSizing: ItemSizing?
                var itemSpacing: CGFloat?
            }
            func __content(_ list: ListProperties) -> Element {
                let bounds = bounds ?? ListContentBounds()
                var rows = __ListRows(direction: direction, width: bounds.__width(direction))
                if let row = list.containerHeader?.__row() { rows.add(row, .fill) }
                rows.gap += direction == .vertical ? bounds.padding.top : bounds.padding.left
                if let row = list.header?.__row() {
                    rows.add(row, .default)
                    if !list.sections.isEmpty { rows.gap += spacings.headerToFirstSectionSpacing }
                }
                for (index, section) in list.sections.enumerated() {
                    if rows.addUnknown(section) || section.__isEmpty { continue }
                    __add(section, to: &rows)
                    if index < list.sections.count - 1 {
                        rows.gap +=
                            section.__footerCount == 0
                            ? spacings.interSectionSpacing.noFooter : spacings.interSectionSpacing.withFooter
                    } else if list.__footerCount > 0 {
                        rows.gap += spacings.lastSectionToFooterSpacing
                    }
                }
                if let row = list.footer?.__row() { rows.add(row, .default) }
                rows.gap += direction == .vertical ? bounds.padding.bottom : bounds.padding.right
                return rows.element
            }
            func __add(_ section: Section, to rows: inout __ListRows) {
                let own = section.layouts.flow
                if let row = section.header?.__row() {
                    rows.add(row, own.width)
                    if !section.items.isEmpty { rows.gap += spacings.sectionHeaderBottomSpacing }
                }
                var line: [Item] = []
                for content in section.items {
                    let row = content.__row()
                    guard row.layouts.flow.width == .fillRow else {
                        line.append(row)
                        continue
                    }
                    if !line.isEmpty {
                        __add(line, own, to: &rows)
                        rows.gap += spacings.rowSpacing
                        line = []
                    }
                    rows.add(row, own.width)
                    rows.gap += spacings.rowSpacing
                }
                if line.isEmpty {
                    if !section.items.isEmpty { rows.gap -= spacings.rowSpacing }
                } else {
                    __add(line, own, to: &rows)
                }
                if let row = section.footer?.__row() {
                    if !section.items.isEmpty { rows.gap += spacings.rowToSectionFooterSpacing }
                    rows.add(row, own.width)
                }
            }
            func __add(_ items: [Item], _ own: SectionLayout, to rows: inout __ListRows) {
                let spacing = own.itemSpacing ?? spacings.itemSpacing
                let sizing = own.itemSizing ?? itemSizing
                if case .columns(let count) = sizing {
                    var rest = items
                    while !rest.isEmpty {
                        rows.add(Array(rest.prefix(count)), count, spacing, own.width)
                        rest = Array(rest.dropFirst(count))
                        if !rest.isEmpty { rows.gap += spacings.rowSpacing }
                    }
                    return
                }
                let elements = items.map { (item: Item) -> Element in
                    if case .fixed(let width) = sizing {
                        return item.sizing.__along(item.__element, .vertical).constrainedTo(width: .absolute(width))
                    }
                    return item.sizing.__both(item.__element)
                }
                let lines = (own.rowUnderflowAlignment ?? rowUnderflowAlignment).__lines
                let along = (own.rowItemsAlignment ?? rowItemsAlignment).__items
                if direction == .horizontal {
                    let columns = __ColumnFlow(
                        lineAlignment: lines, lineSpacing: spacings.rowSpacing, itemAlignment: along,
                        itemSpacing: spacing)
                    return rows.add(__FlowColumns(columns: columns, elements: elements), own.width)
                }
                rows.add(
                    BlueprintUI.Flow(
                        lineAlignment: lines, lineSpacing: spacings.rowSpacing, itemAlignment: along,
                        itemSpacing: spacing
                    ) { for element in elements { element } },
                    own.width)
            }
        }

        extension FlowAppearance.Spacings.InterSectionSpacing {
            init(_ value: CGFloat) { self.init(withFooter: value, noFooter: value) }
        }
        """

    private static let paged = """
        struct PagedAppearance {
            var direction = LayoutDirection.vertical
            var showsScrollIndicators = false
            var bounds: ListContentBounds?
            var peek = Peek()
            struct Peek {
                var value: CGFloat = 0
                static let none = Peek()
            }
            func __content(_ list: ListProperties) -> Element {
                let padding = bounds?.padding ?? .zero
                return BlueprintUI.GeometryReader { proxy in
                    let pages = list.__all.map { page in
                        page.__element.inset(
                            top: padding.top, bottom: padding.bottom, left: padding.left, right: padding.right
                        )
                        .constrainedTo(
                            width: .absolute(proxy.constraint.width.maximum),
                            height: .absolute(proxy.constraint.height.maximum))
                    }
                    if direction == .vertical {
                        return BlueprintUI.ScrollView(
                            .fittingHeight,
                            wrapping: BlueprintUI.Column(alignment: .fill, underflow: .justifyToStart) { for page in pages { page } })
                    }
                    return BlueprintUI.ScrollView(
                        .fittingWidth,
                        wrapping: BlueprintUI.Row(alignment: .fill, underflow: .justifyToStart) { for page in pages { page } })
                }
            }
        }
        """

    /// Rows in a line, with the distances between them.
    private static let rows = """
        struct __ListRows {
            var direction: LayoutDirection
            var width: CustomWidth
            var gap: CGFloat = 0
            var all: [Element] = []
            mutating func add(_ row: Item, _ own: CustomWidth) {
                add(row.sizing.__along(row.__element, direction), own)
            }
            mutating func add(_ row: HeaderFooter, _ own: CustomWidth) {
                add(row.sizing.__along(row.__element, direction), own)
            }
            // An unknown section is one row.
            mutating func addUnknown(_ section: Section) -> Bool {
                guard let unknown = section.__unknown else { return false }
                add(unknown, CustomWidth.default)
                return true
            }
            mutating func add(_ row: Element, _ own: CustomWidth) {
                var across = own.merge(with: width)
                // Of an unknown row nothing else is known.
                if let unknown = own.__unknown { across = width }
                let placed = across.__across(row, direction)
                if gap == 0 {
                    all.append(placed)
                } else {
                    all.append(direction == .vertical ? placed.inset(top: gap) : placed.inset(left: gap))
                }
                gap = 0
            }
            mutating func add(_ items: [Item], _ columns: Int, _ spacing: CGFloat, _ own: CustomWidth) {
                var cells = items.map { (item: Item) -> Element in
                    item.sizing.__along(item.__element, direction).aligned(
                        vertically: direction == .vertical ? .top : .fill,
                        horizontally: direction == .vertical ? .fill : .leading)
                }
                while cells.count < columns { cells.append(BlueprintUI.Empty()) }
                add(
                    BlueprintUI.EqualStack(direction: direction == .vertical ? .horizontal : .vertical, spacing: spacing) {
                        for cell in cells { cell }
                    },
                    own)
            }
            var element: Element {
                if direction == .vertical {
                    let column = BlueprintUI.Column(alignment: .fill, underflow: .justifyToStart) { for row in all { row } }
                    return BlueprintUI.ScrollView(.fittingHeight, wrapping: gap == 0 ? column : column.inset(bottom: gap))
                }
                let row = BlueprintUI.Row(alignment: .fill, underflow: .justifyToStart) { for row in all { row } }
                return BlueprintUI.ScrollView(.fittingWidth, wrapping: gap == 0 ? row : row.inset(right: gap))
            }
        }
        """
}
