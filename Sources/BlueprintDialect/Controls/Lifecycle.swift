/// A callback for an element that appears or disappears. It is never called here.
public typealias LifecycleCallback = @MainActor () -> Void

/// Reports when its content appears and disappears (never called here). Takes its content's size.
public struct LifecycleObserver: Passthrough {
    /// The content, which fills this element.
    public var wrapped: any Element
    /// Never called here.
    public var onAppear: LifecycleCallback?
    /// Never called here.
    public var onDisappear: LifecycleCallback?

    /// Creates an observer; nil for a callback that is not needed.
    public init(
        onAppear: LifecycleCallback? = nil, onDisappear: LifecycleCallback? = nil, wrapping element: any Element
    ) {
        self.onAppear = onAppear
        self.onDisappear = onDisappear
        wrapped = element
    }

    var wrappedElement: any Element { wrapped }
}

extension Element {
    /// Calls a closure when the element appears.
    public func onAppear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(onAppear: callback, wrapping: self)
    }

    /// Calls a closure when the element disappears.
    public func onDisappear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(onDisappear: callback, wrapping: self)
    }
}
