extension UIKitText {
    static let stacks = """
        class UIStackView: UIView {
            static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
            static var spacingUseSystem: CGFloat { __controlSize(width: 8, height: 0, cell: __cellSize()).width }
            var arrangedSubviews: [UIView] = []
            var axis: NSLayoutConstraint.Axis = .horizontal
            var spacing: CGFloat = 0
            var alignment: UIStackView.Alignment = .fill
            var distribution: UIStackView.Distribution = .fill
            var isLayoutMarginsRelativeArrangement = false
            var __gaps: [(view: UIView, gap: CGFloat)] = []
            override init() { super.init() }
            override init(frame: CGRect) { super.init(frame: frame) }
            init(arrangedSubviews views: [UIView]) {
                super.init()
                views.forEach { addArrangedSubview($0) }
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
            func addArrangedSubviews(_ views: [UIView]) { views.forEach { addArrangedSubview($0) } }
            func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
                arrangedSubviews.removeAll { $0 === view }
                arrangedSubviews.insert(view, at: stackIndex)
                addSubview(view)
            }
            func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
            func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
                __gaps.append((arrangedSubview, spacing))
            }
            override var __placed: [UIView] {
                super.__placed.filter { view in !arrangedSubviews.contains { $0 === view } }
            }
            var __shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
            var __insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
            func __gap(after view: UIView) -> CGFloat {
                guard let own = __gaps.last { $0.view === view }?.gap, own != UIStackView.spacingUseDefault else {
                    return spacing
                }
                return own
            }
            override var intrinsicContentSize: CGSize { __size(CGSize(width: CGFloat.infinity, height: .infinity)) }
            override func sizeThatFits(_ size: CGSize) -> CGSize { __size(size) }
            override func __height(_ width: CGFloat) -> CGFloat { __size(CGSize(width: width, height: .infinity)).height }
            func __size(_ size: CGSize) -> CGSize {
                let insets = __insets
                let width = size.width - insets.left - insets.right
                let sizes = __shown.map { view in
                    axis == .horizontal ? view.__fitting(size) : view.__wrapped(width)
                }
                let gaps = __shown.dropLast().map { __gap(after: $0) }.reduce(0) { $0 + $1 }
                let most = sizes.map { axis == .horizontal ? $0.width : $0.height }.max() ?? 0
                let isEven = distribution == .fillEqually
                let length = sizes.reduce(gaps) { $0 + (isEven ? most : axis == .horizontal ? $1.width : $1.height) }
                let (wide, high) = axis == .horizontal
                    ? (length, sizes.map { $0.height }.max() ?? 0) : (sizes.map { $0.width }.max() ?? 0, length)
                return CGSize(width: wide + insets.left + insets.right, height: high + insets.top + insets.bottom)
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                let shown = __shown, insets = __insets
                if shown.isEmpty { return }
                let inner = CGSize(
                    width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
                let isRow = axis == .horizontal
                let length = isRow ? inner.width : inner.height, breadth = isRow ? inner.height : inner.width
                let sizes = shown.map { isRow ? $0.__fitting(inner) : $0.__wrapped(inner.width) }
                var gaps = shown.dropLast().map { __gap(after: $0) }
                var lengths = sizes.map { isRow ? $0.width : $0.height }
                let room = length - gaps.reduce(0) { $0 + $1 }
                let rest = room - lengths.reduce(0) { $0 + $1 }
                switch distribution {
                case .fillEqually: lengths = lengths.map { _ in room / CGFloat(shown.count) }
                case .fillProportionally where room > rest: lengths = lengths.map { $0 * room / (room - rest) }
                case .equalSpacing where rest > 0, .equalCentering where rest > 0:
                    gaps = gaps.map { $0 + rest / CGFloat(gaps.count) }
                default: lengths = __divide(lengths, of: shown, length, room)
                }
                var start = isRow ? insets.left : insets.top
                for (index, view) in shown.enumerated() {
                    let wish = isRow ? sizes[index].height : sizes[index].width
                    let across = alignment == .fill ? breadth : Swift.min(breadth, wish)
                    let offset = __offset(breadth - across) + (isRow ? insets.top : insets.left)
                    var frame = isRow
                        ? CGRect(x: start, y: offset, width: lengths[index], height: across)
                        : CGRect(x: offset, y: start, width: across, height: lengths[index])
                    if __isReversed { frame.origin.x = bounds.width - frame.maxX }
                    view.__give(frame)
                    start += lengths[index] + (index < gaps.count ? gaps[index] : 0)
                }
            }
            // What is left over goes to the softest view whose constraints let it; those that are as long as it follow.
            func __divide(_ wishes: [CGFloat], of views: [UIView], _ length: CGFloat, _ room: CGFloat) -> [CGFloat] {
                let part = axis == .horizontal ? 0 : 1
                var lengths = wishes
                var open = Array(views.indices)
                var ties: [(index: Int, leader: Int, times: CGFloat)] = []
                for (index, view) in views.enumerated() {
                    guard let said = view.__said(part, .equal) else { continue }
                    if let leader = views.firstIndex(where: { $0 === said.other }) {
                        ties.append((index, leader, said.times))
                        lengths[index] = said.times * lengths[leader] + said.constant
                    } else if said.other == nil || said.other === self {
                        lengths[index] = (said.other == nil ? 0 : said.times * length) + said.constant
                    } else {
                        continue
                    }
                    open.removeAll { $0 == index }
                }
                var rest = room - lengths.reduce(0) { $0 + $1 }
                while rest > 0.001 || rest < -0.001 {
                    let firmness = open.map { views[$0].__firmness(part, isStretched: rest > 0) }
                    guard let place = firmness.firstIndex(of: firmness.min() ?? 0) else { break }
                    let softest = open.remove(at: place)
                    let followers = ties.filter { $0.leader == softest }
                    let weight = followers.reduce(1) { $0 + $1.times }
                    var new = Swift.max(0, lengths[softest] + rest / weight)
                    if let most = views[softest].__said(part, .lessThanOrEqual), most.other == nil {
                        new = Swift.min(new, most.constant)
                    }
                    if let least = views[softest].__said(part, .greaterThanOrEqual), least.other == nil {
                        new = Swift.max(new, least.constant)
                    }
                    let change = new - lengths[softest]
                    lengths[softest] = new
                    for follower in followers { lengths[follower.index] += follower.times * change }
                    rest -= change * weight
                }
                return lengths
            }
            func __offset(_ rest: CGFloat) -> CGFloat {
                switch alignment {
                case .fill, .leading, .top, .firstBaseline: return 0
                case .center: return rest / 2
                case .trailing, .bottom, .lastBaseline: return rest
                }
            }
            enum Alignment { case fill, leading, firstBaseline, center, trailing, lastBaseline, top, bottom }
            enum Distribution { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
        }
        """
}
