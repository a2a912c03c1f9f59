extension UIKitText {
    /// The attributes that a name stands for, in SnapKit.
    private static let attributes: KeyValuePairs = [
        "top": [".top"], "bottom": [".bottom"], "left": [".left"], "right": [".right"], "leading": [".leading"],
        "trailing": [".trailing"], "width": [".width"], "height": [".height"], "centerX": [".centerX"],
        "centerY": [".centerY"], "lastBaseline": [".lastBaseline"], "firstBaseline": [".firstBaseline"],
        "edges": [".top", ".leading", ".bottom", ".trailing"],
        "directionalEdges": [".top", ".leading", ".bottom", ".trailing"],
        "horizontalEdges": [".left", ".right"], "directionalHorizontalEdges": [".leading", ".trailing"],
        "verticalEdges": [".top", ".bottom"], "directionalVerticalEdges": [".top", ".bottom"],
        "center": [".centerX", ".centerY"], "size": [".width", ".height"],
    ]

    private static func eachAttribute(_ declaration: (String, String) -> String) -> String {
        SwiftText.members(attributes.map { declaration($0.key, "[\($0.value.joined(separator: ", "))]") })
    }

    private static let relations: KeyValuePairs = [
        "equalTo": "equal", "lessThanOrEqualTo": "lessThanOrEqual", "greaterThanOrEqualTo": "greaterThanOrEqual",
    ]

    /// Constraints as SnapKit writes them: `view.snp.makeConstraints { make in make.top.equalToSuperview().offset(8) }`.
    static let snapKit = """
        extension UIView {
            var snp: ConstraintViewDSL { ConstraintViewDSL(self, .zero) }
        }

        extension UILayoutGuide {
            var snp: ConstraintViewDSL { ConstraintViewDSL(owningView!, __inset) }
        }

        struct ConstraintItem {
            let __view: UIView
            let __inset: UIEdgeInsets
            let __attributes: [NSLayoutConstraint.Attribute]
        }

        struct ConstraintViewDSL {
            let __view: UIView
            let __inset: UIEdgeInsets
            init(_ view: UIView, _ inset: UIEdgeInsets) {
                __view = view
                __inset = inset
            }
            \(eachAttribute { name, attributes in
                "var \(name): ConstraintItem "
                    + "{ ConstraintItem(__view: __view, __inset: __inset, __attributes: \(attributes)) }"
            })
            func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
                __view.translatesAutoresizingMaskIntoConstraints = false
                closure(ConstraintMaker(view: __view, replaces: false))
            }
            func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
                closure(ConstraintMaker(view: __view, replaces: true))
            }
            func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
                removeConstraints()
                makeConstraints(closure)
            }
            func removeConstraints() { __view.__constraints.forEach { $0.isActive = false } }
        }

        struct ConstraintMaker {
            let view: UIView
            // Whether those of the same attributes go.
            let replaces: Bool
            \(eachAttribute { name, attributes in
                "var \(name): ConstraintMakerExtendable { ConstraintMakerExtendable(self, \(attributes)) }"
            })
        }

        class ConstraintMakerExtendable {
            let __maker: ConstraintMaker
            var __attributes: [NSLayoutConstraint.Attribute]
            init(_ maker: ConstraintMaker, _ attributes: [NSLayoutConstraint.Attribute]) {
                __maker = maker
                __attributes = attributes
            }
            \(eachAttribute { name, attributes in
                """
                var \(name): ConstraintMakerExtendable {
                    __attributes += \(attributes)
                    return self
                }
                """
            })
            \(SwiftText.members(relations.map { name, relation in
                """
                func \(name)(_ other: Any) -> ConstraintMakerEditable {
                    ConstraintMakerEditable(__maker, __attributes, .\(relation), other)
                }
                func \(name)Superview() -> ConstraintMakerEditable {
                    ConstraintMakerEditable(__maker, __attributes, .\(relation), __maker.view.superview as Any)
                }
                """
            }))
        }

        class ConstraintMakerEditable {
            let __view: UIView
            let __attributes: [NSLayoutConstraint.Attribute]
            let __relation: NSLayoutConstraint.Relation
            let __other: Any
            var __constraints: [NSLayoutConstraint] = []
            var __multiplier: CGFloat = 1
            init(
                _ maker: ConstraintMaker, _ attributes: [NSLayoutConstraint.Attribute],
                _ relation: NSLayoutConstraint.Relation, _ other: Any
            ) {
                __view = maker.view
                __attributes = attributes
                __relation = relation
                __other = other
                if maker.replaces {
                    for attribute in attributes {
                        let parts = __view.__anchor(attribute).__parts
                        __view.__constraints.filter { $0.__first.__parts == parts }.forEach { $0.isActive = false }
                    }
                }
                __make()
            }
            func __make() {
                __constraints.forEach { $0.isActive = false }
                __constraints = __attributes.enumerated().map { index, attribute in __constraint(attribute, index) }
                __constraints.forEach { $0.isActive = true }
            }
            func __constraint(_ attribute: NSLayoutConstraint.Attribute, _ index: Int) -> NSLayoutConstraint {
                let first = __view.__anchor(attribute)
                if let item = __other as? ConstraintItem {
                    let others = item.__attributes
                    let meant = others.count == __attributes.count ? others[index] : others.first ?? attribute
                    return __constraint(first, item.__view, item.__inset, meant)
                }
                if let view = __other as? UIView { return __constraint(first, view, .zero, attribute) }
                if let guide = __other as? UILayoutGuide {
                    return __constraint(first, guide.owningView!, guide.__inset, attribute)
                }
                let length = __length(__other, attribute)
                if attribute == .width || attribute == .height {
                    return NSLayoutConstraint(first, __relation, nil, 1, length)
                }
                return NSLayoutConstraint(first, __relation, __view.superview?.__anchor(attribute), 1, length)
            }
            func __constraint(
                _ first: NSLayoutAnchor, _ view: UIView, _ inset: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute
            ) -> NSLayoutConstraint {
                let parts = view.__anchor(attribute).__parts
                return NSLayoutConstraint(
                    first, __relation, NSLayoutAnchor(view, parts, inset: inset), __multiplier, 0)
            }
            func __length(_ value: Any, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
                if let number = value as? Int { return CGFloat(number) }
                if let number = value as? CGFloat { return number }
                if let number = value as? Double { return CGFloat(number) }
                if let size = value as? CGSize { return attribute == .width ? size.width : size.height }
                if let point = value as? CGPoint { return attribute == .centerX ? point.x : point.y }
                return 0
            }
            func offset(_ amount: Any) -> ConstraintMakerEditable {
                for (constraint, attribute) in zip(__constraints, __attributes) {
                    constraint.constant += __length(amount, attribute)
                }
                return self
            }
            func inset(_ amount: Any) -> ConstraintMakerEditable {
                for (constraint, attribute) in zip(__constraints, __attributes) {
                    constraint.constant += __inset(amount, attribute)
                }
                return self
            }
            func __inset(_ amount: Any, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
                let all = __length(amount, attribute)
                let insets = amount as? UIEdgeInsets ?? UIEdgeInsets(top: all, left: all, bottom: all, right: all)
                switch attribute {
                case .top: return insets.top
                case .bottom: return -insets.bottom
                case .left, .leading: return insets.left
                case .right, .trailing: return -insets.right
                case .width: return -insets.left - insets.right
                case .height: return -insets.top - insets.bottom
                default: return 0
                }
            }
            func multipliedBy(_ amount: CGFloat) -> ConstraintMakerEditable {
                __multiplier = amount
                __make()
                return self
            }
            func dividedBy(_ amount: CGFloat) -> ConstraintMakerEditable { multipliedBy(1 / amount) }
            func priority(_ amount: Any) -> ConstraintMakerEditable {
                let priority = amount as? UILayoutPriority ?? UILayoutPriority(Float(__length(amount, .top)))
                __constraints.forEach { $0.priority = priority }
                return self
            }
            func labeled(_ label: String) -> ConstraintMakerEditable { self }
            var constraint: NSLayoutConstraint { __constraints[0] }
        }
        """
}
