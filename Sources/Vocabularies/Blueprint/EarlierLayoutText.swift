/// Layouts as Blueprint had them before its subelements: they measure items, and give their attributes back. It is run as
/// sources are.
enum EarlierLayoutText {
    static let all = """
        struct __MeasuredItem: Measurable {
            let subelement: LayoutSubelement
            func measure(in constraint: SizeConstraint) -> CGSize { subelement.sizeThatFits(constraint) }
        }

        struct LayoutAttributes {
            var center: CGPoint
            var bounds: CGRect
            var alpha: CGFloat = 1
            var isHidden = false
            init(center: CGPoint, bounds: CGRect) {
                self.center = center
                self.bounds = bounds
            }
            init(frame: CGRect = .zero) {
                center = CGPoint(x: frame.midX, y: frame.midY)
                bounds = CGRect(origin: .zero, size: frame.size)
            }
            init(size: CGSize) { self.init(frame: CGRect(origin: .zero, size: size)) }
            var frame: CGRect {
                get {
                    CGRect(
                        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
                        height: bounds.height)
                }
                set { self = LayoutAttributes(frame: newValue) }
            }
        }

        extension Layout {
            // The layout's own methods, which the extension does not know.
            func __sizeThatFits(
                _ proposal: SizeConstraint, _ subelements: [LayoutSubelement], _ traits: [Any]
            ) -> CGSize {
                let own: Any = self
                return own.measure(in: proposal, items: __items(subelements, traits)) as? CGSize ?? .zero
            }
            func __place(_ size: CGSize, _ subelements: [LayoutSubelement], _ traits: [Any]) {
                let own: Any = self
                let all = own.layout(size: size, items: __items(subelements, traits)) as? [LayoutAttributes] ?? []
                for (subelement, attributes) in zip(subelements, all) { subelement.place(in: attributes.frame) }
            }
            func __items(
                _ subelements: [LayoutSubelement], _ traits: [Any]
            ) -> [(traits: Any, content: __MeasuredItem)] {
                zip(subelements, traits).map { (traits: $1, content: __MeasuredItem(subelement: $0)) }
            }
        }

        extension SingleChildLayout {
            func __sizeThatFits(_ proposal: SizeConstraint, _ subelement: LayoutSubelement) -> CGSize {
                let own: Any = self
                return own.measure(in: proposal, child: __MeasuredItem(subelement: subelement)) as? CGSize ?? .zero
            }
            func __place(_ size: CGSize, _ subelement: LayoutSubelement) {
                let own: Any = self
                let attributes = own.layout(size: size, child: __MeasuredItem(subelement: subelement))
                if let attributes = attributes as? LayoutAttributes { subelement.place(in: attributes.frame) }
            }
        }
        """
}
