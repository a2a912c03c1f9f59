/// The columns of Listable's flows that scroll sideways. It is run as sources are.
enum ListColumnsText {
    /// What a flow that scrolls sideways has: items one below the other, and the next column beside them where the height
    /// ends.
    static let columns = """
        struct __FlowColumns: Element {
            var columns: __ColumnFlow
            var elements: [Element]
            var content: ElementContent {
                ElementContent(layout: columns) { for element in elements { $0.add(element: element) } }
            }
        }

        struct __ColumnFlow: BlueprintUI.Layout {
            var lineAlignment: Flow.LineAlignment
            var lineSpacing: CGFloat
            var itemAlignment: Flow.ItemAlignment
            var itemSpacing: CGFloat
            struct Column {
                var frames: [CGRect] = []
                var end: CGFloat = 0
                var width: CGFloat = 0
            }
            func __columns(_ subelements: LayoutSubelements, in limit: CGFloat) -> [Column] {
                var all = [Column()]
                for subelement in subelements {
                    let size = subelement.sizeThatFits(
                        SizeConstraint(width: .unconstrained, height: .atMost(limit)),
                        because: "how large the item is, in the height of the list")
                    var column = all[all.count - 1]
                    let start = column.frames.isEmpty ? 0 : column.end + itemSpacing
                    if !column.frames.isEmpty && start + size.height > limit {
                        all.append(Column(frames: [CGRect(origin: .zero, size: size)], end: size.height, width: size.width))
                        continue
                    }
                    column.frames.append(CGRect(origin: CGPoint(x: 0, y: start), size: size))
                    column.end = start + size.height
                    column.width = max(column.width, size.width)
                    all[all.count - 1] = column
                }
                return all
            }
            func sizeThatFits(
                proposal: SizeConstraint, subelements: LayoutSubelements, environment: Environment, cache: inout ()
            ) -> CGSize {
                let columns = __columns(subelements, in: proposal.height.maximum)
                let width = columns.reduce(lineSpacing * CGFloat(columns.count - 1)) { $0 + $1.width }
                return CGSize(width: width, height: columns.map { $0.end }.max() ?? 0)
            }
            func placeSubelements(
                in size: CGSize, subelements: LayoutSubelements, environment: Environment, cache: inout ()
            ) {
                var index = 0
                var x: CGFloat = 0
                for column in __columns(subelements, in: size.height) {
                    let rest = size.height - column.end
                    let start = lineAlignment == .leading ? 0 : lineAlignment == .center ? rest / 2 : rest
                    for frame in column.frames {
                        let room = column.width - frame.width
                        let shift = itemAlignment == .center ? room / 2 : itemAlignment == .bottom ? room : 0
                        let width = itemAlignment == .fill ? column.width : frame.width
                        subelements[index].place(
                            in: CGRect(x: x + shift, y: start + frame.minY, width: width, height: frame.height),
                            because: "below the item before it, or at the top of the next column")
                        index += 1
                    }
                    x += column.width + lineSpacing
                }
            }
        }
        """
}
