import Foundation
import TestSupport
import TheodoliteDialect

/// Random trees: the same for the same seed.
struct RandomTree: SeededTree {
    var random: SeededGenerator
    let numbers: SeededNumbers

    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

    /// A minimum or maximum, which may be absent.
    private mutating func bound() -> CGSize {
        CGSize(width: pick([.nan, number()]), height: pick([.nan, number()]))
    }

    mutating func range() -> SizeRange {
        let maximum = bound()
        return pick([SizeRange(size()), SizeRange(max: maximum), SizeRange(min: bound(), max: bound())])
    }

    mutating func component(depth: Int) -> Component {
        guard depth > 0 else { return leaf() }
        let inner = depth - 1
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return SizeComponent((size: range(), component: component(depth: inner)))
        case 1: return InsetComponent((insets: insets(), component: component(depth: inner)))
        case 2:
            return BackgroundComponent((component: component(depth: inner), background: component(depth: inner)))
        case 3: return OverlayComponent((component: component(depth: inner), overlay: component(depth: inner)))
        case 4: return scroll(pick([.vertical, .horizontal]), component(depth: inner))
        case 5: return TapComponent((action: Action(), component: component(depth: inner)))
        case 6:
            let rows = (0..<pick([0, 1, 3])).map { _ in component(depth: inner) }
            return ListComponent<Component>(
                ListComponent.Options(flexOptions: options(), childMargin: margin(), source: [rows], factory: { $0 }))
        default:
            return flex(options(), (0..<pick([0, 1, 2, 3, 4])).map { _ in child(component(depth: inner)) })
        }
    }

    private mutating func leaf() -> Component {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            let size = size()
            return ImageComponent(({ UIImage() }, size: size, options: ViewOptions()))
        case 1: return ViewComponent(ViewConfiguration())
        case 2: return ActivityIndicatorComponent()
        case 3:
            return ButtonComponent(
                ButtonComponent.Options(
                    titles: [.normal: "press"], images: [.normal: UIImage(size: size())], contentEdgeInsets: insets()))
        default:
            return label(
                pick(["", "a", "one two", "three four five six", "two\nlines here", "elephantine"]),
                lines: pick([0, 1, 2]))
        }
    }

    private mutating func insets() -> UIEdgeInsets {
        UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }

    private mutating func margin() -> UIEdgeInsets { pick([.unset, .unset, insets()]) }

    private mutating func options() -> FlexOptions {
        FlexOptions(
            size: pick([.unlimited, .unlimited, bound()]), minSize: pick([.unlimited, .unlimited, bound()]),
            maxSize: pick([.unlimited, .unlimited, bound()]),
            flexDirection: pick([.row, .rowReverse, .column, .columnReverse]),
            flexWrap: pick([.nowrap, .nowrap, .wrap, .wrapReverse]),
            justifyContent: pick([.flexStart, .center, .flexEnd, .spaceBetween, .spaceAround, .spaceEvenly]),
            alignItems: align(), alignContent: align(), direction: pick([.inherit, .ltr, .rtl]),
            overflow: pick([.visible, .hidden, .scroll]))
    }

    private mutating func align() -> FlexAlign {
        pick([.auto, .flexStart, .center, .flexEnd, .stretch, .stretch, .baseline, .spaceBetween, .spaceAround])
    }

    private mutating func child(_ component: Component) -> FlexChild {
        FlexChild(
            component, alignSelf: pick([.auto, .auto, align()]), flex: pick([.nan, .nan, number(), -1]),
            flexGrow: pick([.nan, 0, 1, number()]), flexShrink: pick([.nan, 0, 1, number()]),
            flexBasis: pick([.nan, .nan, number()]), positionType: pick([.relative, .relative, .relative, .absolute]),
            position: margin(), margin: margin(), padding: margin(), border: margin(),
            minSize: pick([.unlimited, bound()]), maxSize: pick([.unlimited, bound()]))
    }
}
