extension Pass {
    /// Gives the properties of a view of compiled Swift what they read of the place where it stands, and what they kept.
    /// - Returns: the view's own place; nil for one that keeps nothing.
    func prepare<Content: View>(_ view: Content, in context: Context) -> ViewPlace? {
        var holding: [any StateHolding] = []
        for property in Mirror(reflecting: view).children {
            (property.value as? any EnvironmentReading)?.read(context.environment)
            if let state = property.value as? any StateHolding { holding.append(state) }
        }
        guard !holding.isEmpty, let states else { return nil }
        let place = place(of: "\(Content.self)", in: context.place)
        states.keep(holding, at: place)
        return place
    }
}

/// A property that keeps a value while views are made again.
protocol StateHolding {
    /// What has the value.
    var holder: AnyObject { get }
    /// Takes the value of one that stood in the same place.
    func adopt(_ holder: AnyObject)
}

/// What views of compiled Swift keep from one pass of a layout to the next. A class, for passes write to it.
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
