/// How large the rows of Listable's lists are, and where they stand between the sides. It is run as sources are.
enum ListSizingText {
    static let all = [sizing, custom]

    private static let sizing = """
        enum Sizing {
            case fixed(width: CGFloat = 0, height: CGFloat = 0)
            case thatFits(Constraint = .noConstraint)
            case autolayout(Constraint = .noConstraint)
            struct Constraint {
                var width: Axis = .noConstraint
                var height: Axis = .noConstraint
                static let noConstraint = Constraint()
                enum Axis {
                    case noConstraint
                    case atLeast(CGFloat)
                    case atMost(CGFloat)
                    case within(CGFloat, CGFloat)
                    var __constraint: ConstrainedSize.Constraint {
                        switch self {
                        case .noConstraint: return .unconstrained
                        case .atLeast(let minimum): return .atLeast(minimum)
                        case .atMost(let maximum): return .atMost(maximum)
                        case .within(let minimum, let maximum): return .within(minimum...maximum)
                        }
                    }
                }
            }
            // The length along the list; across it a table says how long a row is.
            func __along(_ element: Element, _ direction: LayoutDirection) -> Element {
                switch self {
                case .fixed(let width, let height):
                    if direction == .vertical { return element.constrainedTo(height: .absolute(height)) }
                    return element.constrainedTo(width: .absolute(width))
                case .thatFits(let constraint), .autolayout(let constraint):
                    if direction == .vertical {
                        if case .noConstraint = constraint.height { return element }
                        return element.constrainedTo(height: constraint.height.__constraint)
                    }
                    if case .noConstraint = constraint.width { return element }
                    return element.constrainedTo(width: constraint.width.__constraint)
                }
            }
            func __both(_ element: Element) -> Element {
                switch self {
                case .fixed(let width, let height):
                    return element.constrainedTo(width: .absolute(width), height: .absolute(height))
                case .thatFits, .autolayout: return __along(__along(element, .vertical), .horizontal)
                }
            }
        }

        extension Sizing.Constraint {
            init(_ value: Axis) { self.init(width: value, height: value) }
        }

        enum LayoutDirection { case vertical, horizontal }

        struct ItemLayouts {
            var table = TableAppearance.ItemLayout()
            var flow = FlowAppearance.ItemLayout()
            init(_ configure: (inout ItemLayouts) -> Void = { _ in }) { configure(&self) }
            static func table(_ configure: (inout TableAppearance.ItemLayout) -> Void) -> ItemLayouts {
                ItemLayouts { configure(&$0.table) }
            }
            static func flow(_ configure: (inout FlowAppearance.ItemLayout) -> Void) -> ItemLayouts {
                ItemLayouts { configure(&$0.flow) }
            }
        }

        struct HeaderFooterLayouts {
            var table = TableAppearance.HeaderFooterLayout()
            init(_ configure: (inout HeaderFooterLayouts) -> Void = { _ in }) { configure(&self) }
            static func table(_ configure: (inout TableAppearance.HeaderFooterLayout) -> Void) -> HeaderFooterLayouts {
                HeaderFooterLayouts { configure(&$0.table) }
            }
        }

        struct SectionLayouts {
            var table = TableAppearance.SectionLayout()
            var flow = FlowAppearance.SectionLayout()
            init(_ configure: (inout SectionLayouts) -> Void = { _ in }) { configure(&self) }
            static func table(_ configure: (inout TableAppearance.SectionLayout) -> Void) -> SectionLayouts {
                SectionLayouts { configure(&$0.table) }
            }
            static func flow(_ configure: (inout FlowAppearance.SectionLayout) -> Void) -> SectionLayouts {
                SectionLayouts { configure(&$0.flow) }
            }
        }
        """

    private static let custom = """
        enum WidthConstraint {
            case noConstraint
            case fixed(CGFloat)
            case atMost(CGFloat)
            func clamp(_ value: CGFloat) -> CGFloat {
                switch self {
                case .noConstraint: return value
                case .fixed(let fixed): return fixed
                case .atMost(let maximum): return min(maximum, value)
                }
            }
        }

        struct HorizontalPadding {
            var leading: CGFloat = 0
            var trailing: CGFloat = 0
            static let zero = HorizontalPadding()
        }

        extension HorizontalPadding {
            init(uniform: CGFloat) { self.init(leading: uniform, trailing: uniform) }
            // Earlier versions name the sides as they are where one reads from left to right.
            init(left: CGFloat = 0, right: CGFloat) { self.init(leading: left, trailing: right) }
            init(left: CGFloat) { self.init(leading: left, trailing: 0) }
        }

        enum CustomWidth {
            case `default`
            case fill
            case custom(Custom)
            struct Custom {
                var padding: HorizontalPadding = .zero
                var width: WidthConstraint = .noConstraint
                var alignment: Alignment = .center
            }
            enum Alignment {
                case leading, center, trailing
                static let left = Alignment.leading
                static let right = Alignment.trailing
            }
            // What nobody knows is taken for some.
            var __unknown: Bool? { nil }
            var __isDefault: Bool {
                if case .default = self { return true }
                return false
            }
            func merge(with parent: CustomWidth) -> CustomWidth { __isDefault ? parent : self }
            func __across(_ element: Element, _ direction: LayoutDirection) -> Element {
                guard case .custom(let custom) = self else { return element }
                if direction == .horizontal {
                    return element.inset(top: custom.padding.leading, bottom: custom.padding.trailing)
                }
                return custom.__limited(element).inset(left: custom.padding.leading, right: custom.padding.trailing)
            }
        }

        extension CustomWidth.Custom {
            func __limited(_ element: Element) -> Element {
                if case .noConstraint = width { return element }
                let side: Aligned.HorizontalAlignment =
                    alignment == .leading ? .leading : alignment == .trailing ? .trailing : .center
                return BlueprintUI.GeometryReader { proxy in
                    element.constrainedTo(width: .absolute(width.clamp(proxy.constraint.width.maximum)))
                        .aligned(horizontally: side)
                }
            }
        }

        struct ListContentBounds {
            var padding: UIEdgeInsets = .zero
            var width: WidthConstraint = .noConstraint
            func __width(_ direction: LayoutDirection) -> CustomWidth {
                let across =
                    direction == .vertical
                    ? HorizontalPadding(leading: padding.left, trailing: padding.right)
                    : HorizontalPadding(leading: padding.top, trailing: padding.bottom)
                if case .noConstraint = width, across.leading == 0, across.trailing == 0 { return .default }
                return .custom(CustomWidth.Custom(padding: across, width: width, alignment: .center))
            }
        }
        """
}
