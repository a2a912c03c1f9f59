extension PassPointer {
    /// Sets the properties of a compiled view that read the environment or keep a state.
    /// - Returns: the view's own place; nil for a view without state.
    func prepare<Content: View>(_ view: Content, in context: Context) -> ViewPlace? {
        var holding: [any StateHolding] = []
        for property in Mirror(reflecting: view).children {
            (property.value as? any EnvironmentReading)?.read(context.environment)
            if let state = property.value as? any StateHolding { holding.append(state) }
        }
        guard !holding.isEmpty, let states = pointee.states else { return nil }
        let place = place(of: "\(Content.self)", in: context.place)
        states.keep(holding, at: place)
        return place
    }
}

/// A property that keeps a value when its view is made again.
protocol StateHolding {
    /// The object with the value.
    var holder: AnyObject { get }
    /// Takes the value of the property in the same place before.
    func adopt(_ holder: AnyObject)
}

/// The states of compiled views, kept between the passes of a layout. A class, because passes write to it.
final class HeldStates {
    private var holders: [ViewPlace: [AnyObject]] = [:]

    func keep(_ properties: [any StateHolding], at place: ViewPlace) {
        if let known = holders[place] {
            for (property, holder) in zip(properties, known) { property.adopt(holder) }
        } else {
            holders[place] = properties.map(\.holder)
        }
    }
}
