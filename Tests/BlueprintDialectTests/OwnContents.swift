import BlueprintDialect

// All ways to give an element's contents, as an author writes them. They are compiled as they stand, and read and run
// as a source. Both must lay out the same.

/// Children one after the other, some of them wider than they ask for.
struct Shelf: Layout, SingleTraitLayout {
    struct Traits {
        var widening: CGFloat = 0
        var isFaint = false
    }

    static var defaultTraits: Traits { Traits() }

    var gap: CGFloat = 1

    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
    ) -> CGSize {
        let all = frames(of: subelements)
        return CGSize(width: all.map { $0.maxX }.max() ?? 0, height: all.map { $0.maxY }.max() ?? 0)
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
    ) {
        for (subelement, frame) in zip(subelements, frames(of: subelements)) {
            subelement.place(in: frame)
            if subelement.traits(forLayoutType: Shelf.self).isFaint {
                subelement.attributes.alpha = 0.5
                subelement.attributes.isHidden = size.width < 3
            }
        }
    }

    private func frames(of subelements: Subelements) -> [CGRect] {
        var x: CGFloat = 0
        var frames: [CGRect] = []
        for subelement in subelements {
            var size = subelement.sizeThatFits(.unconstrained)
            size.width += subelement.traits(forLayoutType: Shelf.self).widening
            frames.append(CGRect(x: x, y: 0, width: size.width, height: size.height))
            x += size.width + gap
        }
        return frames
    }
}

/// Children side by side, as wide as their weights.
struct Weights: Layout, SingleTraitLayout {
    static let defaultTraits: CGFloat = 1

    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
    ) -> CGSize {
        CGSize(width: subelements.map { $0.traits(forLayoutType: Weights.self) }.reduce(0, +), height: 1)
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
    ) {
        var x: CGFloat = 0
        for subelement in subelements {
            let width = subelement.traits(forLayoutType: Weights.self) / 2
            subelement.place(at: CGPoint(x: x, y: 0), size: CGSize(width: width, height: 1))
            x += width
        }
    }
}

struct Bookcase: Element {
    var content: ElementContent {
        ElementContent(layout: Shelf(gap: 2)) { builder in
            builder.add(element: Spacer(2))
            builder.add(traits: Shelf.Traits(widening: 3), element: Spacer(1))
            builder.add(traits: Shelf.Traits(isFaint: true), key: "faint", element: Spacer(4))
        }
    }
}

struct Weighed: Element {
    var content: ElementContent {
        ElementContent(layout: Weights()) { builder in
            builder.add(traits: 3, element: Spacer(1))
            builder.add(element: Spacer(1))
            builder.add(traits: 2.5, key: 1, element: Spacer(1))
        }
    }
}

/// Measures a text by its characters.
struct Ruler: Measurable {
    let text: String

    func measure(in constraint: SizeConstraint) -> CGSize {
        CGSize(width: min(CGFloat(text.count), constraint.width.maximum), height: 2)
    }
}

struct Measured: Element {
    let text: String

    var content: ElementContent { ElementContent(measurable: Ruler(text: text)) }
}

/// A leaf that knows its proposal alone.
struct Half: Element {
    var content: ElementContent {
        ElementContent { constraint in CGSize(width: constraint.maximum.width / 2, height: 1) }
    }
}

/// An element that is built again for each proposal.
struct Roomy: Element {
    var content: ElementContent {
        ElementContent(build: { constraint, environment in
            constraint.maximum.width > 10 ? Label(text: "wide") : Label(text: "\(Int(environment.displayScale))")
        })
    }
}

enum Depth: EnvironmentKey {
    static let defaultValue = 0
}

/// An element that increases the depth in its environment.
struct Deeper: Element {
    let wrapped: any Element

    var content: ElementContent {
        ElementContent(child: wrapped) { environment in environment[Depth.self] += 1 }
    }
}

struct Bottom: Element {
    let wrapped: any Element

    var content: ElementContent { ElementContent(child: wrapped, key: Depth.self, value: 7) }
}

struct DepthMark: ProxyElement {
    var elementRepresentation: any Element {
        EnvironmentReader { environment in Spacer(CGFloat(environment[Depth.self])) }
    }
}

/// An element as large as another in a width of 6.
struct Probe: ProxyElement {
    let probed: any Element

    var elementRepresentation: any Element {
        EnvironmentReader { environment in
            let size = probed.content.measure(in: SizeConstraint(width: 6), environment: environment)
            return Spacer(width: size.width, height: size.height + CGFloat(Box(wrapping: probed).content.childCount))
        }
    }
}

struct Contents: ProxyElement {
    var elementRepresentation: any Element {
        Column(alignment: .leading, underflow: .justifyToStart) {
            Bookcase()
            Weighed()
            Measured(text: "measured")
            Half()
            Roomy()
            Row {
                DepthMark()
                Deeper(wrapped: Deeper(wrapped: DepthMark()))
                Bottom(wrapped: Deeper(wrapped: DepthMark()))
            }
            Probe(probed: Label(text: "some words to probe"))
        }
    }
}
