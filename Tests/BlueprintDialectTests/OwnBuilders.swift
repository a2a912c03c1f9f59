import BlueprintDialect
import Foundation

// Elements that take children as statements, as an author writes them. They are compiled as they stand, and read and
// run as a source. Both must lay out the same.

/// An element that keeps its caller's closure.
struct Titled: ProxyElement {
    var title: String
    @ElementBuilder<StackLayout.Child> var content: () -> [StackLayout.Child]

    var elementRepresentation: Element {
        Column {
            Label(text: title)
            content()
        }
    }
}

/// A row of elements for each item.
struct Listing<Item>: ProxyElement {
    let items: [Item]
    let row: (Item, Int) -> [StackLayout.Child]

    init(_ items: [Item], @ElementBuilder<StackLayout.Child> row: @escaping (Item, Int) -> [StackLayout.Child]) {
        self.items = items
        self.row = row
    }

    var elementRepresentation: Element {
        Column(underflow: .justifyToStart) {
            for (index, item) in items.enumerated() { row(item, index) }
        }
    }
}

/// An element that passes its closure on.
struct Framed: ProxyElement {
    let content: () -> [StackLayout.Child]

    init(@ElementBuilder<StackLayout.Child> content: @escaping () -> [StackLayout.Child]) {
        self.content = content
    }

    var elementRepresentation: Element {
        Titled(title: "framed", content: content).inset(uniform: 1)
    }
}

/// An element with statements in a property and in a method.
struct Parts: ProxyElement {
    var isLong = true

    @ElementBuilder<StackLayout.Child> var head: [StackLayout.Child] {
        Label(text: "head")
        if isLong { Spacer(2) }
    }

    @ElementBuilder<StackLayout.Child> func tail(_ count: Int) -> [StackLayout.Child] {
        for number in 0..<count { Label(text: "\(number)") }
    }

    var elementRepresentation: Element {
        Row {
            head
            tail(3)
        }
    }
}

/// An element whose closures for `ElementContent` differ in their results alone.
struct Responsive: Element {
    var content: ElementContent {
        ElementContent { constraint, environment -> Element in
            if constraint.maximum.width > 10 { return Label(text: "a wide label") }
            return Label(text: "narrow")
        }
    }
}

struct Inferred: Element {
    var content: ElementContent {
        ElementContent { constraint, _ in
            if constraint.maximum.width > 10 { return CGSize(width: 7, height: 2) }
            return CGSize(width: 2, height: 1)
        }
    }
}

/// Children around a circle.
struct Dial: Layout, SingleTraitLayout {
    struct Traits {
        var degrees: CGFloat = 0
        static var south: Traits { Traits(degrees: 90) }
    }

    static let defaultTraits = Traits()

    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
    ) -> CGSize {
        CGSize(width: 12, height: 12)
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
    ) {
        let radius = hypot(size.width, size.height) / 4
        for subelement in subelements {
            let angle = subelement.traits(forLayoutType: Dial.self).degrees * .pi / 180
            let center = CGPoint(x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle))
            subelement.place(at: center, anchor: .center, size: subelement.sizeThatFits(.unconstrained))
        }
    }
}

struct Clock: Element {
    var content: ElementContent {
        ElementContent(layout: Dial()) { builder in
            builder.add(element: Spacer(1))
            builder.add(traits: .init(degrees: 45), element: Spacer(2))
            builder.add(traits: .south, key: "south", element: Spacer(3))
        }
    }
}

/// An element whose children have a type of its own.
struct Steps: ProxyElement {
    struct Step: ElementBuilderChild {
        var element: any Element
        var indent: CGFloat = 1

        init(_ element: any Element) { self.element = element }
    }

    let steps: [Step]

    init(@ElementBuilder<Step> steps: () -> [Step]) { self.steps = steps() }

    var elementRepresentation: Element {
        Column(alignment: .leading) {
            for (index, step) in steps.enumerated() {
                step.element.inset(left: step.indent * CGFloat(index))
            }
        }
    }
}

extension Element {
    func step(indent: CGFloat) -> Steps.Step {
        var step = Steps.Step(self)
        step.indent = indent
        return step
    }
}

struct Builders: ProxyElement {
    var elementRepresentation: Element {
        Column(alignment: .leading, underflow: .justifyToStart) {
            Titled(title: "titled") {
                Label(text: "a")
                if 1 < 2 { Label(text: "b") }
            }
            Listing(["x", "y", "z"]) { item, index in
                Label(text: "\(index) \(item)")
                if index > 1 { Spacer(1) }
            }
            Listing([4, 5]) { Label(text: "\($0) at \($1)") }
            Framed { Label(text: "inside") }
            Parts()
            Steps {
                Label(text: "first")
                Label(text: "second")
                Label(text: "third").step(indent: 3)
            }
            Responsive()
            Inferred()
            Clock()
        }
    }
}
