import Negotiation
import TextMetrics

/// Titles side by side, one of them selected: each as wide as its title with 8 points around it, and 36 points high.
/// (BlueprintUICommonControls, SegmentedControl.swift.)
public struct SegmentedControl: Element {
    /// The items from the left; without any the control is 0 points high.
    public var items: [Item]
    /// The selected item. It changes no layout.
    public var selection = Selection.none
    /// The titles' font; its size counts if a cell is several points.
    public var font = UIFont.preferredFont(forTextStyle: .body)

    /// Creates a control without a selection; the closure sets the rest.
    public init(items: [Item] = [], configure: (inout SegmentedControl) -> Void = { _ in }) {
        self.items = items
        configure(&self)
    }

    /// Creates a control with the items of a closure.
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
        ElementContent(
            storage: LeafContent(
                measure: { constraint, environment in
                    let cell = environment.cellSize
                    let height = CellConversion.size(of: CGSize(width: 8, height: 36), in: cell).height
                    let widths = items.map { $0.width(font: font, in: constraint, cell: cell) }
                    return CGSize(width: widths.reduce(0, +), height: items.isEmpty ? 0 : height)
                },
                explain: { _, _, axis in LengthExplanation(axis == .horizontal ? .content(fittedTo: nil) : .constant) })
        )
    }

    /// Adds an item at the end.
    public mutating func appendItem(title: String, width: Item.Width = .automatic, onSelect: @escaping () -> Void) {
        items.append(Item(title: title, width: width, onSelect: onSelect))
    }

    /// The selected item.
    public enum Selection: Hashable, Sendable {
        /// No item.
        case none
        /// An item by its index, from 0, which is not checked.
        case index(Int)
    }

    /// A title that can be selected.
    public struct Item {
        /// The title, measured in one line of the control's font, at most as wide as proposed.
        public var title: String
        /// The width; by default the title's.
        public var width = Width.automatic
        /// Never called: items cannot be selected here.
        public var onSelect: () -> Void

        /// Creates an item, by default as wide as its title.
        public init(title: String, width: Width = .automatic, onSelect: @escaping () -> Void) {
            self.title = title
            self.width = width
            self.onSelect = onSelect
        }

        /// The width of an item.
        public enum Width: Hashable, Sendable {
            /// The title's width and 8 points.
            case automatic
            /// A width in points.
            case specific(CGFloat)
        }

        /// - Parameter cell: the points in a cell.
        fileprivate func width(font: UIFont, in constraint: SizeConstraint, cell: CGSize) -> CGFloat {
            switch width {
            case .specific(let width): return width
            case .automatic:
                let character = cell.width * font.cells(in: cell)
                let columns = TextExtent(title, width: constraint.widthLimit.columns(of: character)).columns
                return CGFloat(columns) * character
                    + CellConversion.size(of: CGSize(width: 8, height: 16), in: cell).width
            }
        }
    }

    /// The text that is shown: the titles, with a line between.
    package var shown: String { items.map(\.title).joined(separator: "│") }
}
