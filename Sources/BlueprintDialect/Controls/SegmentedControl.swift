import TextMetrics

/// Titles side by side, of which one is chosen: each as wide as its title with 8 points around it, and 36 points high.
/// (BlueprintUICommonControls, SegmentedControl.swift.)
public struct SegmentedControl: Element {
    /// In order from the left; without any the control is 0 points high.
    public var items: [Item]
    /// Changes no layout.
    public var selection = Selection.none
    /// The titles' font; its size counts where a cell stands for several points.
    public var font = UIFont.preferredFont(forTextStyle: .body)

    /// Nothing is chosen by default; the closure sets what differs.
    public init(items: [Item] = [], configure: (inout SegmentedControl) -> Void = { _ in }) {
        self.items = items
        configure(&self)
    }

    /// The items are those that a closure gathers.
    public init(
        selection: Selection = .none, font: UIFont = .preferredFont(forTextStyle: .body),
        @Builder<Item> itemBuilder: () -> [Item]
    ) {
        items = itemBuilder()
        self.selection = selection
        self.font = font
    }

    /// As wide as its items together, and 36 points high; 0 high without items.
    public var content: ElementContent {
        ElementContent { (constraint: SizeConstraint, environment: Environment) in
            let cell = environment.cellSize
            let height = ControlSize.size(of: CGSize(width: 8, height: 36), in: cell).height
            let widths = items.map { $0.width(font: font, in: constraint, cell: cell) }
            return CGSize(width: widths.reduce(0, +), height: items.isEmpty ? 0 : height)
        }
    }

    /// Adds an item at the end.
    public mutating func appendItem(title: String, width: Item.Width = .automatic, onSelect: @escaping () -> Void) {
        items.append(Item(title: title, width: width, onSelect: onSelect))
    }

    /// Which item is chosen.
    public enum Selection: Hashable, Sendable {
        /// No item.
        case none
        /// An item by its place, from 0; nothing checks that there is one.
        case index(Int)
    }

    /// A title that can be chosen.
    public struct Item {
        /// Measured in one line of the control's font, at most as wide as is proposed.
        public var title: String
        /// As wide as its title by default.
        public var width = Width.automatic
        /// Never called: nothing can be chosen here.
        public var onSelect: () -> Void

        /// As wide as its title by default.
        public init(title: String, width: Width = .automatic, onSelect: @escaping () -> Void) {
            self.title = title
            self.width = width
            self.onSelect = onSelect
        }

        /// How wide an item is.
        public enum Width: Hashable, Sendable {
            /// As its title, and 8 points.
            case automatic
            /// Points.
            case specific(CGFloat)
        }

        /// - Parameter cell: the points in a cell.
        fileprivate func width(font: UIFont, in constraint: SizeConstraint, cell: CGSize) -> CGFloat {
            switch width {
            case .specific(let width): return width
            case .automatic:
                let character = cell.width * font.cells(in: cell)
                let columns = TextExtent(title, width: constraint.widthLimit.columns(of: character)).columns
                return CGFloat(columns) * character + ControlSize.size(of: CGSize(width: 8, height: 16), in: cell).width
            }
        }
    }

    /// What is seen of it: the titles, with a line between.
    package var shown: String { items.map(\.title).joined(separator: "│") }
}
