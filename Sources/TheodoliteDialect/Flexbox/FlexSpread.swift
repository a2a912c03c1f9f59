/// The distribution of free space among items or lines: before the first, and between two.
struct FlexSpread {
    let before: CGFloat
    let between: CGFloat

    static let none = FlexSpread(before: 0, between: 0)

    private init(before: CGFloat, between: CGFloat) {
        self.before = before
        self.between = between
    }

    /// Section 9.5, step 12: on overflow there are no gaps.
    init(_ justify: FlexJustify, _ space: CGFloat, count: Int) {
        switch justify {
        case .flexStart: self = .none
        case .center: self.init(before: space / 2, between: 0)
        case .flexEnd: self.init(before: space, between: 0)
        case .spaceBetween: self = .between(space, count)
        case .spaceAround: self = .around(space, count)
        case .spaceEvenly:
            let share = space / CGFloat(count + 1)
            self = space < 0 ? .around(space, count) : FlexSpread(before: share, between: share)
        }
    }

    /// Section 9.6, step 16.
    init(_ align: FlexAlign, _ space: CGFloat, count: Int) {
        switch align {
        case .center: self.init(before: space / 2, between: 0)
        case .flexEnd: self.init(before: space, between: 0)
        case .spaceBetween: self = .between(space, count)
        case .spaceAround: self = .around(space, count)
        case .auto, .flexStart, .stretch, .baseline: self = .none
        }
    }

    private static func between(_ space: CGFloat, _ count: Int) -> FlexSpread {
        guard count > 1, space > 0 else { return .none }
        return FlexSpread(before: 0, between: space / CGFloat(count - 1))
    }

    private static func around(_ space: CGFloat, _ count: Int) -> FlexSpread {
        guard count > 0, space > 0 else { return FlexSpread(before: space / 2, between: 0) }
        let share = space / CGFloat(count)
        return FlexSpread(before: share / 2, between: share)
    }
}
