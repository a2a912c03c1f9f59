/// What an element says of the view that shows it. Kept as little as lets iOS code compile; nothing here makes views.
public struct ViewDescription {
    public let viewType: UIView.Type

    public init<View: UIView>(_ type: View.Type) {
        viewType = type
    }

    public init<View: UIView>(_ type: View.Type, configure: (inout Configuration<View>) -> Void) {
        viewType = type
        var configuration = Configuration<View>()
        configure(&configuration)
    }

    /// What a view is to be made with.
    public struct Configuration<View: UIView> {
        public var builder: (@MainActor () -> View)?

        public subscript<Value>(_ path: ReferenceWritableKeyPath<View, Value>) -> Value? {
            get { nil }
            nonmutating set {}
        }

        public func apply(_ update: @escaping @MainActor (View) -> Void) {}
    }
}

/// What an element knows while it describes its view.
public struct ViewDescriptionContext {
    public var bounds: CGRect
    public var subtreeExtent: CGRect?
    public var environment: Environment

    public init(bounds: CGRect, subtreeExtent: CGRect? = nil, environment: Environment = .empty) {
        self.bounds = bounds
        self.subtreeExtent = subtreeExtent
        self.environment = environment
    }
}
