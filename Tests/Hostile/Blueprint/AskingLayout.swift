import BlueprintUI

struct Asking: Layout {
    func measure(in constraint: SizeConstraint, items: [(traits: (), content: Measurable)]) -> CGSize {
        for width in 0..<100_000 {
            for item in items {
                _ = item.content.measure(in: SizeConstraint(width: .atMost(CGFloat(width)), height: .unconstrained))
            }
        }
        return CGSize(width: 10, height: 10)
    }

    func layout(size: CGSize, items: [(traits: (), content: Measurable)]) -> [LayoutAttributes] {
        items.map { _ in LayoutAttributes(frame: CGRect(origin: .zero, size: size)) }
    }
}

struct Asker: Element {
    var content: ElementContent {
        ElementContent(layout: Asking()) {
            $0.add(
                element: Row {
                    Label(text: "some words")
                    Label(text: "others")
                })
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
let all = Centered(Asker())
