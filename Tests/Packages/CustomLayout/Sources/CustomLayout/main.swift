import BlueprintDialect

// Lays out a screen of custom elements, and prints the tree of the result.

func screen() -> any Element {
    Masonry(columns: 2, spacing: 1) {
        Card("Power") { Gauge(value: 0.8) }
        Card("Notes") { Label(text: "buy more of everything") }
        Card("Wide") { Tilted(wrapped: Label(text: "up")) }.masonryChild(span: 2, key: "wide")
        Label(text: "the end").centered().keyed("end")
    }
    .adaptedEnvironment(keyPath: \.accent, value: .red)
}

func draw(_ node: LayoutResult, _ name: String, depth: Int) {
    let frame = node.layoutAttributes.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map { "\(Int($0))" }
    let alpha = node.layoutAttributes.alpha == 1 ? "" : " alpha \(node.layoutAttributes.alpha)"
    print(String(repeating: "  ", count: depth) + name + " " + numbers.joined(separator: ",") + alpha)
    for (identifier, child) in node.children {
        let key = identifier.key.map { "(\($0))" } ?? ""
        draw(child, "\(identifier.elementType)\(key)#\(identifier.count)", depth: depth + 1)
    }
}

let element = screen()
let size = element.content.measure(in: SizeConstraint(width: 41), environment: .empty)
print("measured \(Int(size.width))x\(Int(size.height))")
draw(element.layout(frame: CGRect(origin: .zero, size: size)), "screen", depth: 0)
