/// What is called when an element comes or goes. Nothing comes or goes here.
public typealias LifecycleCallback = @MainActor () -> Void

/// Tells when what it wraps appears and disappears. It measures as that does, which fills it.
public struct LifecycleObserver: Passthrough {
    public var wrapped: any Element
    public var onAppear: LifecycleCallback?
    public var onDisappear: LifecycleCallback?

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
    /// Calls something when the element appears.
    public func onAppear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(onAppear: callback, wrapping: self)
    }

    /// Calls something when the element disappears.
    public func onDisappear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(onDisappear: callback, wrapping: self)
    }
}
