// Layers: an overlay gives each of them its whole frame. A layer places its content anywhere in it.
import BlueprintDialect

let badge = Overlay(elements: [
    Box(backgroundColor: UIColor(red: 0.2, green: 0.25, blue: 0.35, alpha: 1)),
    Centered(
        Box(
            backgroundColor: UIColor(red: 0.9, green: 0.75, blue: 0.3, alpha: 1),
            wrapping: Inset(uniformInset: 2, wrapping: Label(text: "in the middle"))
        )
    ),
    Aligned(
        vertically: .top,
        horizontally: .trailing,
        wrapping: Inset(
            uniformInset: 1,
            wrapping: Box(backgroundColor: .red, wrapping: Label(text: " 3 new ") { $0.color = .white })
        )
    ),
    Aligned(
        vertically: .bottom,
        horizontally: .fill,
        wrapping: Box(backgroundColor: .black, wrapping: Label(text: "the bottom edge, filled") { $0.color = .white })
    ),
])
