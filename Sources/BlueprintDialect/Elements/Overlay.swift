/// Lays its children one over the other, the last in front; each fills it. It is as large as the largest answers.
public struct Overlay: Element {
    public var children: [Child]

    public init(elements: [any Element] = [], configure: (inout Overlay) -> Void = { _ in }) {
        children = elements.map { Child($0) }
        configure(&self)
    }

    public init(@ElementBuilder<Overlay.Child> elements: () -> [Overlay.Child]) {
        children = elements()
    }

    public mutating func add(_ element: any Element) {
        add(child: element)
    }

    public mutating func add(key: AnyHashable? = nil, child: any Element) {
        children.append(Child(element: child, key: key))
    }

    public var content: ElementContent {
        ElementContent(layout: OverlayLayout()) { builder in
            for child in children {
                builder.add(key: child.key, element: child.element)
            }
        }
    }

    public struct Child: ElementBuilderChild {
        public var element: any Element
        public var key: AnyHashable?

        public init(element: any Element, key: AnyHashable? = nil) {
            self.element = element
            self.key = key
        }

        public init(_ element: any Element) {
            self.init(element: element)
        }
    }
}

extension Element {
    public func overlayChild(key: AnyHashable? = nil) -> Overlay.Child {
        Overlay.Child(element: self, key: key)
    }
}

private struct OverlayLayout: Layout {
    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Void
    ) -> CGSize {
        var size = CGSize.zero
        for subelement in subelements {
            let answer = subelement.node.ask(proposal, because: PassedOn(offer: proposal)).size
            size.width = max(size.width, answer.width)
            size.height = max(size.height, answer.height)
        }
        return size
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Void
    ) {
        // Not placed, each fills the overlay.
    }
}
