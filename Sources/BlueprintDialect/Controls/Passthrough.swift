/// An element that measures as what it wraps does, which fills it. What it says else concerns views alone.
protocol Passthrough: Element {
    var wrappedElement: any Element { get }
}

extension Passthrough {
    /// The wrapped element alone: its answer is handed on, and it fills this element.
    public var content: ElementContent { ElementContent(child: wrappedElement) }
}
