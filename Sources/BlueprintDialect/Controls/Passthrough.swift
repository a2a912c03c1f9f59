/// An element that measures as what it wraps does, which fills it. What it says else concerns views alone.
protocol Passthrough: Element {
    var wrappedElement: any Element { get }
}

extension Passthrough {
    public var content: ElementContent { ElementContent(child: wrappedElement) }
}
