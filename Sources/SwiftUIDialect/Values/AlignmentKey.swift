import Negotiation

/// A line of a view by its name, on either axis.
package struct AlignmentKey: Hashable, Sendable {
    let axis: Axis
    let line: Line

    enum Line: Hashable, Sendable {
        /// Leading or top.
        case start
        case center
        /// Trailing or bottom.
        case end
        case firstTextBaseline, lastTextBaseline
        case custom(CustomLine)
    }

    /// How the lines of several children become one of their container; nil for a line that never leaves it.
    var merging: Merging? {
        switch line {
        case .start, .center, .end: nil
        case .firstTextBaseline: .least
        case .lastTextBaseline: .greatest
        case .custom: .mean
        }
    }

    enum Merging {
        case least, greatest, mean
    }

    /// Where the line runs in a view that says nothing else.
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        switch line {
        case .start: 0
        case .center: dimensions.size[axis] / 2
        case .end, .firstTextBaseline, .lastTextBaseline: dimensions.size[axis]
        case .custom(let custom): custom.defaultValue(dimensions)
        }
    }

    /// Whether its default follows from the length on its axis alone.
    var isPartOfLength: Bool { if case .custom = line { false } else { true } }

    /// As sentences name it: `leading edges`, `centers`.
    package var words: String {
        switch (line, axis) {
        case (.start, .horizontal): "leading edges"
        case (.start, .vertical): "tops"
        case (.center, _): "centers"
        case (.end, .horizontal): "trailing edges"
        case (.end, .vertical): "bottoms"
        case (.firstTextBaseline, _): "first baselines"
        case (.lastTextBaseline, _): "last baselines"
        case (.custom(let custom), _): "guides of \(custom.name)"
        }
    }
}

/// A line of the author's own making.
package struct CustomLine: Hashable, Sendable {
    /// The name of the type that declares it.
    let name: String
    private let identity: Identity
    let defaultValue: @Sendable (ViewDimensions) -> CGFloat

    private enum Identity: Hashable, Sendable {
        case compiled(ObjectIdentifier)
        case source(String)
    }

    init(_ id: any AlignmentID.Type) {
        name = "\(id)"
        identity = .compiled(ObjectIdentifier(id))
        defaultValue = { id.defaultValue(in: $0) }
    }

    /// A line that a source declares.
    /// - Parameter identity: tells it from every other line.
    package init(
        _ name: String, identity: String, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
        self.name = name
        self.identity = .source(identity)
        self.defaultValue = defaultValue
    }

    package static func == (one: CustomLine, other: CustomLine) -> Bool { one.identity == other.identity }

    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
