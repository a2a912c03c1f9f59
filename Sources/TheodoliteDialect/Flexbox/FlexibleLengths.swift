import EngineKit
import Negotiation

/// Resolving flexible lengths (CSS flexible box module, section 9.7): shares a line's free space, or its overflow, by
/// the items' factors. An item that reaches its minimum or maximum is frozen there, and the rest is shared again.
struct FlexibleLengths {
    private let items: [FlexItem]
    private let mainSize: CGFloat
    private let grows: Bool
    private var lengths: [CGFloat]
    /// The origin of each length.
    private var outcomes: [FlexOutcome]
    private var isFrozen: [Bool]

    /// The items' lengths, and the origin of each.
    static func resolved(
        _ items: [FlexItem], mainSize: CGFloat
    ) -> (lengths: [CGFloat], outcomes: [FlexOutcome]) {
        var resolution = FlexibleLengths(items, mainSize: mainSize)
        resolution.resolve()
        return (resolution.lengths, resolution.outcomes)
    }

    private init(_ items: [FlexItem], mainSize: CGFloat) {
        self.items = items
        self.mainSize = mainSize
        // 1. Determine the used flex factor.
        grows = items.reduce(0) { $0 + $1.outerHypotheticalMain } < mainSize
        lengths = items.map(\.hypotheticalMain)
        outcomes = items.map { FlexOutcome(held: $0.hypotheticalMain, for: $0.base) }
        isFrozen = items.map { _ in false }
        sizeInflexibleItems()
    }

    /// 4. Loops until all items are frozen. Every turn freezes at least one, whatever the numbers.
    private mutating func resolve() {
        while isFrozen.contains(false) {
            freeze(at: shares(of: freeSpace))
        }
    }

    /// 2. Freezes the items that cannot change: those without a factor, or already at their minimum or maximum.
    private mutating func sizeInflexibleItems() {
        for (index, item) in items.enumerated() {
            let isHeld = grows ? item.base > item.hypotheticalMain : item.base < item.hypotheticalMain
            if isHeld || factor(item) == 0 { isFrozen[index] = true }
        }
    }

    private func factor(_ item: FlexItem) -> CGFloat {
        grows ? item.growFactor : item.shrinkFactor
    }

    /// 3 and 4b. The rest of the line after frozen lengths and the bases of the others. All of it is shared, even if
    /// the factors add up to less than 1, as in Theodolite's Yoga of December 2016 (49021b9).
    private var freeSpace: CGFloat {
        zip(items, zip(lengths, isFrozen)).reduce(mainSize) { rest, item in
            let length = item.1.1 ? item.1.0 : item.0.base
            return rest - length - item.0.main.margin
        }
    }

    /// 4c. Shares free space in proportion to the factors; when shrinking, in proportion to bases too.
    private func shares(of space: CGFloat) -> [FlexShare] {
        let open = items.indices.filter { !isFrozen[$0] }
        let whole = open.reduce(0) { $0 + factor(items[$1]) * (grows ? 1 : items[$1].base) }
        let isShared = whole > 0 && grows == (space > 0)
        return items.map { item in
            FlexShare(
                of: isShared ? space : 0, factor: factor(item), base: grows ? nil : item.base,
                whole: isShared ? whole : 1)
        }
    }

    /// 4d and 4e. Bounds the targets. If the bounds added more than they subtracted, the raised items are frozen; if
    /// they subtracted more, the lowered ones; else all.
    private mutating func freeze(at shares: [FlexShare]) {
        let targets = zip(items, shares).map { $0.base + $1.value }
        let bounded = zip(items, targets).map { $0.main.bounded($1) }
        let open = items.indices.filter { !isFrozen[$0] }
        let violation = open.reduce(0) { $0 + (bounded[$1] - targets[$1]) }
        let violating = open.filter { index in
            violation > 0 ? bounded[index] > targets[index] : violation < 0 && bounded[index] < targets[index]
        }
        for index in violating.isEmpty ? open : violating {
            lengths[index] = bounded[index]
            isFrozen[index] = true
            outcomes[index] =
                bounded[index] == targets[index] && shares[index].value != 0
                ? .share(shares[index]) : FlexOutcome(held: bounded[index], for: targets[index])
        }
    }
}

/// An item's part of its line's free space, or if negative of its overflow.
struct FlexShare: Hashable {
    /// The space shared among all.
    let space: CGFloat
    let factor: CGFloat
    /// The item's base, which counts when items shrink; nil when they grow.
    let base: CGFloat?
    /// The sum of the factors, each times its base if that counts.
    let whole: CGFloat

    init(of space: CGFloat, factor: CGFloat, base: CGFloat?, whole: CGFloat) {
        (self.space, self.factor, self.base, self.whole) = (space, factor, base, whole)
    }

    private var weight: CGFloat { factor * (base ?? 1) }

    var value: CGFloat { space == 0 ? 0 : space * (weight / whole) }

    /// The part with its arithmetic.
    /// - Parameter length: the line's length.
    func part(of length: CGFloat) -> DifferencePart {
        DifferencePart(value, of: length, contents: length - space, by: weight == whole ? [] : steps)
    }

    private var steps: [Calculation.Step] {
        (factor == 1 ? [] : [.times(factor)]) + (base.map { [.times($0)] } ?? []) + [.over(whole)]
    }
}

/// The origin of an item's length along the main axis.
enum FlexOutcome: Hashable {
    /// The length is its base size.
    case base
    /// The length is its base size plus a share of its line's free space, or if negative of its overflow.
    case share(FlexShare)
    /// Its own minimum, or padding and border, made it longer.
    case minimum
    /// Its own maximum made it shorter.
    case maximum

    /// - Parameters:
    ///   - length: the item's length.
    ///   - target: its length without its own bounds.
    fileprivate init(held length: CGFloat, for target: CGFloat) {
        self = length > target ? .minimum : length < target ? .maximum : .base
    }
}
