/// An element that measures as its content, which fills it. Its other properties concern views alone.
protocol Passthrough: Element {
    var wrappedElement: any Element { get }
}

extension Passthrough {
    /// The wrapped element alone: its answer is passed on, and it fills this element.
    public var content: ElementContent { ElementContent(child: wrappedElement) }
}
