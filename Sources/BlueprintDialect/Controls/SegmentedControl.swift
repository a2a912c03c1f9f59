import TextMetrics

/// Titles side by side, of which one is chosen: each as wide as its title with 8 points around it, and 36 points high.
/// (BlueprintUICommonControls, SegmentedControl.swift.)
public struct SegmentedControl: Element {
    public var items: [Item]
    public var selection = Selection.none
    public var font = UIFont.preferredFont(forTextStyle: .body)

    public init(items: [Item] = [], configure: (inout SegmentedControl) -> Void = { _ in }) {
        self.items = items
        configure(&self)
    }

    public var content: ElementContent {
        ElementContent { (constraint: SizeConstraint, environment: Environment) in
            let cell = environment.cellSize
            let height = ControlSize.size(of: CGSize(width: 8, height: 36), in: cell).height
            let widths = items.map { $0.width(font: font, in: constraint, cell: cell) }
            return CGSize(width: widths.reduce(0, +), height: items.isEmpty ? 0 : height)
        }
    }

    public mutating func appendItem(title: String, width: Item.Width = .automatic, onSelect: @escaping () -> Void) {
        items.append(Item(title: title, width: width, onSelect: onSelect))
    }

    /// Which item is chosen.
    public enum Selection: Hashable, Sendable {
        case none
        case index(Int)
    }

    public struct Item {
        public var title: String
        public var width = Width.automatic
        public var onSelect: () -> Void

        public init(title: String, width: Width = .automatic, onSelect: @escaping () -> Void) {
            self.title = title
            self.width = width
            self.onSelect = onSelect
        }

        public enum Width: Hashable, Sendable {
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
    package var shown: String { items.map { " \($0.title) " }.joined(separator: "│") }
}
