import EngineKit
import Negotiation

/// The reason for a child's length along its stack.
struct StackShare: Reason {
    let direction: Negotiation.Axis
    /// Its requested length; it was not asked if there was no space.
    let basis: StackBasis
    /// The change of its length; nil if nothing was shared.
    let part: Part?
    let length: CGFloat

    /// A child's part of a stack's underflow, or if negative of its overflow.
    struct Part {
        let value: CGFloat
        /// The stack's length.
        let room: CGFloat
        /// The children's requested lengths plus the minimum spacing.
        let natural: CGFloat
        /// The child's relative part, by its priority.
        let priority: CGFloat
        /// The child's length, if longer ones take more; nil if all count alike.
        let length: CGFloat?
        /// The sum of all priorities, each times its length if that counts.
        let whole: CGFloat

        /// Whether the child takes the whole difference.
        private var isAll: Bool { priority * (length ?? 1) == whole || whole == 0 }

        /// The part with its arithmetic.
        var difference: DifferencePart {
            DifferencePart(value, of: room, contents: natural, by: isAll ? [] : steps)
        }

        private var steps: [Calculation.Step] {
            (priority == 1 ? [] : [.times(priority)]) + (length.map { [.times($0)] } ?? []) + [.over(whole)]
        }
    }

    var sentence: String {
        let name = direction.lengthName
        guard basis.wasAsked else { return "nothing was left for its \(name)" }
        guard let part, part.value != 0, length != basis.length else {
            return CommonSentences.own(direction, length) + kept
        }
        let own = "its \(name) \(PointsFormat.short(basis.length))"
        guard !part.value.isNaN else { return "\(own); its share is NaN, so its length is 0" }
        return "\(own) \(part.difference.words)" + (length == 0 ? ", so 0" : "")
    }

    /// The words for a child that keeps its length although others grow or shrink.
    private var kept: String {
        guard let part, part.priority == 0, part.room != part.natural else { return "" }
        return part.room < part.natural ? ", which does not shrink" : ", which does not grow"
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        guard axis == direction else { return nil }
        guard let part else { return Calculation(basis.length) }
        return Calculation(basis.length).adding(.plus(part.value)).adding(.atLeast(0))
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin { axis == direction ? basis.origin(on: axis) : .room(axis) }
}

/// The rule by which a stack divided its length.
struct StackRule: Reason {
    let kind: Kind
    /// The children's requested lengths plus the minimum spacing.
    let natural: CGFloat
    /// Nil if unlimited.
    let room: CGFloat?

    enum Kind: Equatable {
        /// Every child keeps its length.
        case natural
        case overflow(StackLayout.OverflowDistribution)
        case underflow(StackLayout.UnderflowDistribution)
    }

    var sentence: String {
        guard let room else { return "unlimited: each child keeps its length" }
        let difference = CommonSentences.difference(of: room, natural) ?? "nothing left over"
        switch kind {
        case .natural: return "each child keeps its length"
        case .overflow where natural == room: return CommonSentences.everythingFits
        case .overflow(.condenseProportionally): return "\(difference), shared by shrink priority and length"
        case .overflow(.condenseUniformly): return "\(difference), shared by shrink priority"
        case .underflow(.growProportionally): return "\(difference), shared by grow priority and length"
        case .underflow(.growUniformly): return "\(difference), shared by grow priority"
        case .underflow(.spaceEvenly): return "\(difference), spaced evenly between the children"
        case .underflow(.justifyToStart): return "\(difference), after the last child"
        case .underflow(.justifyToCenter): return "\(difference), half of it before the first child"
        case .underflow(.justifyToEnd): return "\(difference), before the first child"
        }
    }
}
