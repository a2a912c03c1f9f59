import BlueprintDialect

/// Children in columns of equal width, each below the shortest column so far.
struct Masonry: Element {
    var columns: Int
    var spacing: CGFloat
    var children: [Child]

    init(columns: Int, spacing: CGFloat = 0, @ElementBuilder<Masonry.Child> elements: () -> [Masonry.Child]) {
        self.columns = columns
        self.spacing = spacing
        children = elements()
    }

    var content: ElementContent {
        ElementContent(layout: MasonryLayout(columns: columns, spacing: spacing)) { builder in
            for child in children {
                builder.add(traits: child.traits, key: child.key, element: child.element)
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        nil
    }

    struct Child: ElementBuilderChild {
        var element: any Element
        var traits: MasonryLayout.Traits
        var key: AnyHashable?

        init(_ element: any Element) {
            self.init(element, span: 1)
        }

        init(_ element: any Element, span: Int, key: AnyHashable? = nil) {
            self.element = element
            self.key = key
            traits = MasonryLayout.Traits(span: span)
        }
    }
}

extension Element {
    func masonryChild(span: Int, key: AnyHashable? = nil) -> Masonry.Child {
        Masonry.Child(self, span: span, key: key)
    }
}

struct MasonryLayout: Layout, SingleTraitLayout {
    /// How many columns a child takes.
    struct Traits {
        var span = 1
    }

    static var defaultTraits: Traits { Traits() }

    /// The frames for a width, computed once for it.
    struct Cache {
        var framesByWidth: [CGFloat: [CGRect]] = [:]
    }

    var columns: Int
    var spacing: CGFloat

    func makeCache(subelements: Subelements, environment: Environment) -> Cache {
        Cache()
    }

    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Cache
    ) -> CGSize {
        guard let width = proposal.width.constrainedValue else {
            let widest = subelements.map { $0.sizeThatFits(.unconstrained).width }.max() ?? 0
            return sizeThatFits(
                proposal: SizeConstraint(width: widest * CGFloat(columns)), subelements: subelements,
                environment: environment, cache: &cache)
        }
        let height = frames(in: width, of: subelements, cache: &cache).map(\.maxY).max() ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Cache
    ) {
        for (subelement, frame) in zip(subelements, frames(in: size.width, of: subelements, cache: &cache)) {
            subelement.pin(in: frame)
        }
    }

    private func frames(in width: CGFloat, of subelements: Subelements, cache: inout Cache) -> [CGRect] {
        if let frames = cache.framesByWidth[width] { return frames }
        let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var bottoms = [CGFloat](repeating: 0, count: columns)
        let frames = subelements.map { subelement in
            let span = min(subelement.traits(forLayoutType: MasonryLayout.self).span, columns)
            let starts = 0...(columns - span)
            func top(_ start: Int) -> CGFloat { bottoms[start..<start + span].max() ?? 0 }
            let start = starts.min { top($0) < top($1) } ?? 0
            let childWidth = column * CGFloat(span) + spacing * CGFloat(span - 1)
            let height = subelement.sizeThatFits(SizeConstraint(width: childWidth)).height
            let frame = CGRect(
                x: (column + spacing) * CGFloat(start), y: top(start), width: childWidth, height: height)
            for index in start..<start + span { bottoms[index] = frame.maxY + spacing }
            return frame
        }
        cache.framesByWidth[width] = frames
        return frames
    }
}

extension LayoutSubelement {
    /// Public, so that its default is seen by other modules.
    public func pin(in frame: CGRect, anchor: UnitPoint = .topLeading) {
        place(in: frame, anchor: anchor)
    }
}
