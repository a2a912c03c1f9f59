import Negotiation

/// The guides that a view may set explicitly; the others have their default.
package struct GuideSet {
    /// A bit for each built-in guide.
    private var builtIn: UInt16 = 0
    private var custom: CustomGuides?
    /// Whether it may set any guide, because code decides.
    private var isOpen = false

    static let none = GuideSet()

    static let any = GuideSet(isOpen: true)

    /// The baselines of texts.
    static let baselines = GuideSet(
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key)

    private init(isOpen: Bool) {
        self.isOpen = isOpen
    }

    init(_ keys: AlignmentKey...) {
        for key in keys {
            if let bit = key.bit { builtIn |= bit } else { add([key]) }
        }
    }

    func mayContain(_ key: AlignmentKey) -> Bool {
        isOpen || key.bit.map { builtIn & $0 != 0 } ?? custom?.keys.contains(key) ?? false
    }

    mutating func formUnion(_ other: GuideSet) {
        builtIn |= other.builtIn
        if let custom = other.custom { add(custom.keys) }
        isOpen = isOpen || other.isOpen
    }

    private mutating func add(_ keys: Set<AlignmentKey>) { custom = CustomGuides(keys: keys.union(custom?.keys ?? [])) }

    /// The guides that a container of several children passes on.
    var leaving: GuideSet {
        var guides = self
        guides.builtIn &= GuideSet.baselines.builtIn
        return guides
    }
}

/// The author's own guides. A class, because most views have none.
private final class CustomGuides: Sendable {
    let keys: Set<AlignmentKey>

    init(keys: Set<AlignmentKey>) {
        self.keys = keys
    }
}

extension AlignmentKey {
    /// The guide's bit; nil for the author's own guide.
    fileprivate var bit: UInt16? {
        let place: UInt16? =
            switch line {
            case .start: 0
            case .center: 1
            case .end: 2
            case .firstTextBaseline: 3
            case .lastTextBaseline: 4
            case .custom: nil
            }
        return place.map { 1 << (axis == .horizontal ? $0 : $0 + 5) }
    }
}
