extension UIKitText {
    /// The edges, middles and lengths of a view's frame that constraints relate: each as the multiples of the frame's x, y,
    /// width and height that it adds up.
    private static let anchors: KeyValuePairs = [
        "leading": ("XAxis", "1, 0, 0, 0"), "trailing": ("XAxis", "1, 0, 1, 0"), "left": ("XAxis", "1, 0, 0, 0"),
        "right": ("XAxis", "1, 0, 1, 0"), "centerX": ("XAxis", "1, 0, 0.5, 0"), "top": ("YAxis", "0, 1, 0, 0"),
        "bottom": ("YAxis", "0, 1, 0, 1"), "centerY": ("YAxis", "0, 1, 0, 0.5"),
        "firstBaseline": ("YAxis", "0, 1, 0, 0"), "lastBaseline": ("YAxis", "0, 1, 0, 1"),
        "width": ("", "0, 0, 1, 0"), "height": ("", "0, 0, 0, 1"),
    ]

    /// The attributes that are within a view's margins.
    private static let margins: KeyValuePairs = [
        "leadingMargin": "leading", "trailingMargin": "trailing", "leftMargin": "left", "rightMargin": "right",
        "topMargin": "top", "bottomMargin": "bottom", "centerXWithinMargins": "centerX",
        "centerYWithinMargins": "centerY",
    ]

    private static func type(of axis: String) -> String { axis.isEmpty ? "NSLayoutDimension" : "NSLayout\(axis)Anchor" }

    /// The members of what has anchors.
    /// - Parameter view: the view whose frame they are of.
    static func anchored(to view: String, inset: String) -> String {
        SwiftText.members(
            anchors.map { name, anchor in
                "var \(name)Anchor: \(type(of: anchor.0)) "
                    + "{ \(type(of: anchor.0))(\(view), [\(anchor.1)], inset: \(inset)) }"
            })
    }

    private static let relations: KeyValuePairs = ["lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1]

    private static func constraints(_ declaration: (String) -> String) -> String {
        SwiftText.members(relations.map { declaration($0.key) })
    }

    /// How many points of the system's spacing there are between two anchors.
    private static func spaced(_ place: String) -> String {
        constraints { relation in
            """
            func constraint(
                \(relation)ToSystemSpacing\(place) anchor: NSLayoutAnchor, multiplier: CGFloat
            ) -> NSLayoutConstraint {
                NSLayoutConstraint(self, .\(relation), anchor, 1, 8 * multiplier)
            }
            """
        }
    }

    static let autoLayout = """
        class NSLayoutAnchor: NSObject {
            let __view: UIView
            let __parts: [CGFloat]
            let __offset: CGFloat
            init(_ view: UIView, _ parts: [CGFloat], inset: UIEdgeInsets) {
                __view = view
                __parts = parts
                let (x, y) = (inset.left + inset.right, inset.top + inset.bottom)
                __offset = parts[0] * inset.left + parts[1] * inset.top - parts[2] * x - parts[3] * y
                super.init()
            }
            // The view of whose frame it is in a relation to another; of a length, its own.
            func __meant(beside other: NSLayoutAnchor?) -> UIView {
                guard let other, __parts[0] + __parts[1] > 0 else { return __view }
                return __view.__edges(for: other.__view)
            }
            \(constraints { relation in
                """
                func constraint(\(relation)To anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
                    NSLayoutConstraint(self, .\(relation), anchor, 1, c)
                }
                """
            })
        }

        class NSLayoutXAxisAnchor: NSLayoutAnchor {
            \(spaced("After"))
        }

        class NSLayoutYAxisAnchor: NSLayoutAnchor {
            \(spaced("Below"))
        }

        class NSLayoutDimension: NSLayoutAnchor {
            \(constraints { relation in
                """
                func constraint(\(relation)ToConstant c: CGFloat) -> NSLayoutConstraint {
                    NSLayoutConstraint(self, .\(relation), nil, 1, c)
                }
                func constraint(
                    \(relation)To anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
                ) -> NSLayoutConstraint {
                    NSLayoutConstraint(self, .\(relation), anchor, m, c)
                }
                """
            })
        }

        class UILayoutGuide: NSObject {
            private(set) weak var owningView: UIView?
            var identifier = ""
            // A view that is not seen, where the guide is one of its own.
            let __view: UIView
            let __inset: UIEdgeInsets
            override init() {
                __view = UIView()
                __inset = .zero
                super.init()
                __view.translatesAutoresizingMaskIntoConstraints = false
            }
            init(_ view: UIView, inset: UIEdgeInsets) {
                owningView = view
                __view = view
                __inset = inset
                super.init()
            }
            func __own(_ view: UIView?) {
                owningView = view
                __view.superview = view
            }
            var layoutFrame: CGRect { __view === owningView ? __view.bounds.inset(by: __inset) : __view.frame }
            \(anchored(to: "__view", inset: "__inset"))
        }

        // Where the keyboard stands: it is not shown.
        class UIKeyboardLayoutGuide: UILayoutGuide {
            var usesBottomSafeArea = true
            var followsUndockedKeyboard = false
            override var topAnchor: NSLayoutYAxisAnchor { __view.safeAreaLayoutGuide.bottomAnchor }
            override var centerYAnchor: NSLayoutYAxisAnchor { topAnchor }
            override var heightAnchor: NSLayoutDimension { NSLayoutDimension(__view, [0, 0, 0, 0], inset: .zero) }
        }

        class NSLayoutConstraint: NSObject {
            let __first: NSLayoutAnchor
            let __second: NSLayoutAnchor?
            let relation: NSLayoutConstraint.Relation
            let multiplier: CGFloat
            var constant: CGFloat
            var priority: UILayoutPriority = .required
            var identifier: String?
            var isActive = false {
                didSet {
                    if isActive == oldValue { return }
                    if isActive { __first.__view.__constraints.append(self) }
                    if !isActive { __first.__view.__constraints.removeAll { $0 === self } }
                }
            }
            init(
                _ first: NSLayoutAnchor, _ relation: NSLayoutConstraint.Relation, _ second: NSLayoutAnchor?,
                _ multiplier: CGFloat, _ constant: CGFloat
            ) {
                __first = first
                __second = second
                self.relation = relation
                self.multiplier = multiplier
                self.constant = constant
                super.init()
            }
            convenience init(
                item view1: UIView, attribute attr1: NSLayoutConstraint.Attribute,
                relatedBy relation: NSLayoutConstraint.Relation, toItem view2: UIView?,
                attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
            ) {
                self.init(
                    view1.__anchor(attr1), relation, attr2 == .notAnAttribute ? nil : view2?.__anchor(attr2),
                    multiplier, constant)
            }
            static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
            static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
            // A row of numbers: what it asks of the frames of views in a list. Empty where it asks for another's.
            func __row(_ views: [UIView]) -> [CGFloat] {
                let place = views.firstIndex { $0 === __first.__meant(beside: __second) } ?? -1
                let other = views.firstIndex { $0 === __second?.__meant(beside: __first) } ?? -1
                if place < 0 || __second != nil && other < 0 { return [] }
                let parts = __second?.__parts.map { -multiplier * $0 } ?? [0, 0, 0, 0]
                let value = constant - __first.__offset + multiplier * (__second?.__offset ?? 0)
                return [CGFloat(place)] + __first.__parts + [CGFloat(other)] + parts
                    + [value, CGFloat(relation.rawValue), CGFloat(priority.rawValue)]
            }
            enum Axis: Int { case horizontal, vertical }
            enum Relation: Int { \(SwiftText.members(relations.map { "case \($0.key) = \($0.value)" })) }
            enum Attribute: String {
                case \(anchors.map(\.key).joined(separator: ", ")), notAnAttribute
                case \(margins.map(\.key).joined(separator: ", "))
            }
        }

        extension UIView {
            \(anchored(to: "self", inset: ".zero"))
            var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, inset: safeAreaInsets) }
            var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, inset: layoutMargins) }
            var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
            var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide(self, inset: .zero) }
            var constraints: [NSLayoutConstraint] { __constraints }
            func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
            func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
            func __anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor {
                switch attribute {
                \(SwiftText.members(
                    of: .nestedType, anchors.map { "case .\($0.key): return \($0.key)Anchor" }))
                \(SwiftText.members(
                    of: .nestedType, margins.map { "case .\($0.key): return layoutMarginsGuide.\($0.value)Anchor" }))
                case .notAnAttribute: return widthAnchor
                }
            }
            // It and all that is in it, but for what a stack arranges.
            func __tree() -> [UIView] { [self] + __placed.flatMap { $0.__tree() } }
            // The frames that constraints give it and all that is in it, in its own coordinates; none without constraints.
            func __solve(_ size: CGSize, fitting: [Bool]) -> (views: [UIView], frames: [CGRect]) {
                let views = __tree()
                let constraints = views.flatMap { $0.__constraints }
                if constraints.isEmpty { return (views, []) }
                let rows = constraints.flatMap { $0.__row(views) }
                var frames: [CGRect] = []
                // What wraps is as high as the width makes it that is found first.
                for _ in 0..<2 {
                    var facts: [CGFloat] = []
                    for (index, view) in views.enumerated() {
                        let isConstrained = !view.translatesAutoresizingMaskIntoConstraints
                            || view.frame == view.__given && constraints.contains { $0.__first.__view === view }
                        let wish = isConstrained ? view.__wish(frames.isEmpty ? .infinity : frames[index].width) : view.frame.size
                        facts += [
                            CGFloat(views.firstIndex { $0 === view.superview } ?? 0), isConstrained ? 1 : 0,
                            view.frame.minX, view.frame.minY, wish.width, wish.height,
                        ] + view.__hugging + view.__resistance
                    }
                    frames = __frames(facts, rows, size: size, fitsWidth: fitting[0], fitsHeight: fitting[1])
                }
                return (views, frames)
            }
            func __wish(_ width: CGFloat) -> CGSize {
                let wish = intrinsicContentSize
                if wish.height < 0 || wish.width <= width { return wish }
                return CGSize(width: wish.width, height: __height(width))
            }
            // As large as constraints, or its content, make it.
            func __fitting(_ size: CGSize, fitting: [Bool] = [true, true]) -> CGSize {
                let (_, frames) = __solve(size, fitting: fitting)
                if let frame = frames.first, !__placed.isEmpty { return frame.size }
                var answer = __wish(fitting[0] ? .infinity : size.width)
                if answer.height < 0, !subviews.isEmpty {
                    let sizes = subviews.map { $0.__fitting(size) }
                    answer = sizes.reduce(.zero) { CGSize(width: Swift.max($0.width, $1.width), height: $0.height + $1.height) }
                }
                for constraint in __constraints where constraint.__second == nil && constraint.relation == .equal {
                    if constraint.__first.__parts[2] == 1 { answer.width = constraint.constant }
                    if constraint.__first.__parts[3] == 1 { answer.height = constraint.constant }
                }
                return CGSize(width: Swift.max(0, answer.width), height: Swift.max(0, answer.height))
            }
            func __wrapped(_ width: CGFloat) -> CGSize {
                __fitting(CGSize(width: width, height: 0), fitting: [width == .infinity, true])
            }
            // What its constraints say of its length along an axis: so many times another view's, and so much more.
            func __said(
                _ axis: Int, _ relation: NSLayoutConstraint.Relation
            ) -> (other: UIView?, times: CGFloat, constant: CGFloat)? {
                let saying = __constraints.first { constraint in
                    let parts = [constraint.__first.__parts, constraint.__second?.__parts ?? [0, 0, 1, 1]]
                    return constraint.relation == relation && constraint.__first.__view === self
                        && parts[0][axis] == 0 && parts[0][axis + 2] == 1 && parts[1][axis + 2] == 1
                }
                return saying.map { ($0.__second?.__view, $0.multiplier, $0.constant) }
            }
            // How firmly it keeps its length along an axis; not at all where it has none of its own.
            func __firmness(_ axis: Int, isStretched: Bool) -> CGFloat {
                let wish = intrinsicContentSize
                if (axis == 0 ? wish.width : wish.height) < 0 { return 0 }
                return isStretched ? __hugging[axis] : __resistance[axis]
            }
            func __layOut() {
                let (views, frames) = __solve(bounds.size, fitting: [false, false])
                for (view, frame) in zip(views, frames) where view !== self {
                    let around = views.firstIndex { $0 === view.superview } ?? 0
                    view.__give(frame.offsetBy(dx: -frames[around].minX, dy: -frames[around].minY))
                }
            }
        }
        """
}
