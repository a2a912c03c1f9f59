import BlueprintDialect

// Elements and layouts as an author writes them. They are compiled as they stand, and read and run as a source. Both
// must lay out the same.

struct Column2: Hashable {
    var height: CGFloat = 0
    let x: CGFloat
}

enum Fit {
    case columns(Int)
    case width(CGFloat)

    func count(in width: CGFloat, gap: CGFloat) -> Int {
        switch self {
        case .columns(let count): return count
        case .width(let minimum): return max(1, Int((width + gap) / (minimum + gap)))
        }
    }
}

/// Children in columns of one width, each below the shortest.
struct Masonry: Layout {
    struct Cache {
        var asked = 0
        var frames: [CGRect] = []
        var size: CGSize = .zero
    }

    var fit: Fit
    var gap: CGFloat = 1

    func makeCache(subelements: Subelements, environment: Environment) -> Cache {
        Cache()
    }

    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Cache
    ) -> CGSize {
        arrange(subelements, in: available(proposal), cache: &cache)
        return cache.size
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Cache
    ) {
        arrange(subelements, in: size.width, cache: &cache)
        for (subelement, frame) in zip(subelements, cache.frames) {
            subelement.place(in: frame)
        }
    }

    private func available(_ proposal: SizeConstraint) -> CGFloat {
        switch proposal.width {
        case .atMost(let width): return width
        case .unconstrained: return 30
        }
    }

    private func arrange(_ subelements: Subelements, in width: CGFloat, cache: inout Cache) {
        let count = fit.count(in: width, gap: gap)
        let each = (width - gap * CGFloat(count - 1)) / CGFloat(count)
        var columns = (0..<count).map { Column2(x: CGFloat($0) * (each + gap)) }
        cache.asked += 1
        cache.frames = []
        for subelement in subelements {
            let size = subelement.sizeThatFits(SizeConstraint(width: each))
            var shortest = 0
            for index in columns.indices where columns[index].height < columns[shortest].height {
                shortest = index
            }
            cache.frames.append(
                CGRect(x: columns[shortest].x, y: columns[shortest].height, width: each, height: size.height))
            columns[shortest].height += size.height + gap
        }
        let tallest = columns.map { $0.height }.max() ?? 0
        cache.size = CGSize(width: width, height: max(0, tallest - gap))
    }
}

struct Weight: LayoutTraitsKey {
    static let defaultValue: CGFloat = 1
}

/// Children side by side, as wide as their weights.
struct Scales: Layout {
    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
    ) -> CGSize {
        CGSize(width: subelements.reduce(0) { $0 + $1[Weight.self] }, height: 1)
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
    ) {
        var x: CGFloat = 0
        for subelement in subelements {
            let width = subelement[Weight.self]
            subelement.place(at: CGPoint(x: x, y: 0), size: CGSize(width: width, height: 1))
            x += width
        }
    }
}

/// Puts its child into a corner.
struct Pinned: SingleChildLayout {
    let corner: UnitPoint

    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ()
    ) -> CGSize {
        subelement.sizeThatFits(proposal)
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        let own = subelement.sizeThatFits(SizeConstraint(size))
        subelement.place(
            at: CGPoint(x: size.width * corner.x, y: size.height * corner.y), anchor: corner, size: own)
    }
}

struct Pin: Element {
    let wrapped: Element
    var corner: UnitPoint = .bottomTrailing

    var content: ElementContent {
        ElementContent(child: wrapped, layout: Pinned(corner: corner))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

struct Wall: Element {
    var fit: Fit = .columns(2)
    let stones: [Element]

    var content: ElementContent {
        ElementContent(layout: Masonry(fit: fit)) { builder in
            for stone in stones { builder.add(element: stone) }
        }
    }
}

struct Balance: Element {
    var content: ElementContent {
        ElementContent(layout: Scales()) {
            $0.add(traitsType: Weight.self, traits: 4, element: Tag(text: "a"))
            $0.add(element: Tag(text: "b"))
            $0.add(traits: LayoutTraits(key: Weight.self, value: 2), key: "two", element: Tag(text: "c"))
        }
    }
}

protocol Themed {
    var tint: UIColor { get }
}

extension Themed {
    var tint: UIColor { .brand }
}

extension UIColor {
    static let brand = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
}

extension Element {
    func framed(_ color: UIColor, by width: CGFloat = 1) -> Element {
        Box(borderStyle: .solid(color: color, width: width), wrapping: inset(uniform: width))
    }
}

struct Tag: ProxyElement, Themed {
    var text: String

    var elementRepresentation: Element {
        Label(text: text) { $0.color = tint }
    }
}

struct Note: ProxyElement, Themed {
    let title: String
    var lines: [String] = []

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            Tag(text: title)
            for line in lines { Label(text: line) }
        }.framed(tint)
    }
}

struct Panel: ProxyElement {
    let title: String
    private let children: [StackLayout.Child]

    init(_ title: String = "panel", @ElementBuilder<StackLayout.Child> content: () -> [StackLayout.Child]) {
        self.title = title
        children = content()
    }

    var elementRepresentation: Element {
        Row(underflow: .justifyToStart) {
            Tag(text: title)
            children
        }
    }
}

/// The lamp of a shop.
struct Lamp: Equatable {
    var height: CGFloat = 1
    var isLit = false

    static let bright = Lamp(height: 2, isLit: true)
    static func bright(height: CGFloat) -> Lamp { Lamp(height: height, isLit: true) }
}

enum LampKey: EnvironmentKey {
    static let defaultValue = Lamp()
}

enum MarginKey: EnvironmentKey {
    typealias Value = CGFloat
    static var defaultValue: CGFloat { 1 }
}

extension Environment {
    var lamp: Lamp {
        get { self[LampKey.self] }
        set { self[LampKey.self] = newValue }
    }
}

struct Shop: ProxyElement {
    var elementRepresentation: Element {
        EnvironmentReader { environment in
            Label(text: environment.lamp.isLit ? "open" : "closed")
                .inset(uniform: environment[MarginKey.self])
                .constrainedTo(height: .atLeast(environment.lamp.height + 2))
        }
    }
}

/// The same element in nested environments.
struct Street: ProxyElement {
    var elementRepresentation: Element {
        Row(alignment: .top) {
            Shop()
            Shop().adaptedEnvironment(keyPath: \.lamp, value: .bright)
            Shop().adaptedEnvironment(keyPath: \Environment.lamp.height, value: 3)
            Shop().adaptedEnvironment(key: LampKey.self, value: .bright(height: 4))
            AdaptedEnvironment(key: MarginKey.self, value: 0, wrapping: Shop())
            AdaptedEnvironment(keyPath: \.layoutDirection, value: .rightToLeft, wrapping: Shop())
            Shop().adaptedEnvironment { $0[MarginKey.self] += 1 }
        }
    }
}

/// Reads the guides of an element.
struct Lines: ProxyElement {
    var elementRepresentation: Element {
        Row(alignment: .align(to: .bottom)) {
            Tag(text: "low")
            Spacer(3).stackLayoutChild(alignmentGuide: { $0[.bottom] - 1 })
            Spacer(2).stackLayoutChild(alignmentGuide: {
                $0[VerticalAlignment.center] + ($0[explicit: VerticalAlignment.top] ?? 0)
            })
        }
    }
}

struct Gallery: ProxyElement {
    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 1) {
            Wall(stones: [
                Note(title: "one", lines: ["a longer text that wraps", "b"]), Note(title: "two"),
                Note(title: "three", lines: ["c"]), Tag(text: "four").framed(.red),
            ])
            Wall(fit: .width(9), stones: (0..<5).map { Tag(text: "stone \($0)") })
            Pin(wrapped: Tag(text: "pinned")).constrainedTo(height: .atLeast(2))
            Balance()
            Street()
            Lines()
            Panel {
                Tag(text: "x")
                for number in 0..<2 { Label(text: "\(number)") }
                if 1 < 2 { Tag(text: "y") }
            }
        }
    }
}
