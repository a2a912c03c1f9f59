import BlueprintDialect
import Interpreter
import Negotiation

/// The ends of a range in the wrong order, or NaN, which Swift has no range for: compiled code stops where it makes one. A
/// source may write it, and the record has a warning at the element.
struct CrossedRange: Hashable, Sendable {
    let first: CGFloat
    let second: CGFloat

    /// The range that was probably meant; none where an end is NaN.
    var constraint: ConstrainedSize.Constraint {
        second <= first ? .within(second...first) : .unconstrained
    }

    var text: String { "\(PointsFormat.short(first))...\(PointsFormat.short(second))" }

    var sentence: String {
        constraint == .unconstrained
            ? "an end of the range \(text) is NaN; unconstrained is taken instead"
            : "the range \(text) ends before it starts; "
                + "\(PointsFormat.short(second))...\(PointsFormat.short(first)) is taken instead"
    }
}

/// A constraint as a source writes it: its ends may be crossed.
struct WrittenConstraint: Equatable, Sendable {
    let constraint: ConstrainedSize.Constraint
    /// Nil where the ends are not crossed.
    let crossed: CrossedRange?

    init(_ constraint: ConstrainedSize.Constraint, crossed: CrossedRange? = nil) {
        self.constraint = constraint
        self.crossed = crossed
    }

    /// A minimum and a maximum, in whatever order.
    init(within first: CGFloat, _ second: CGFloat) {
        if first <= second {
            self.init(.within(first...second))
        } else {
            let range = CrossedRange(first: first, second: second)
            self.init(range.constraint, crossed: range)
        }
    }
}

/// A ConstrainedSize as a source writes it.
struct WrittenConstrainedSize {
    var width: WrittenConstraint
    var height: WrittenConstraint
    var wrapped: any Element

    init(width: WrittenConstraint, height: WrittenConstraint, wrapping element: any Element) {
        self.width = width
        self.height = height
        wrapped = element
    }

    init(_ element: ConstrainedSize) {
        self.init(
            width: WrittenConstraint(element.width), height: WrittenConstraint(element.height),
            wrapping: element.wrapped)
    }

    /// What is laid out: a ConstrainedSize, in what warns of crossed ranges where there are any.
    var element: any Element {
        width.crossed == nil && height.crossed == nil ? constrained : CrossedConstrainedSize(written: self)
    }

    fileprivate var constrained: ConstrainedSize {
        ConstrainedSize(width: width.constraint, height: height.constraint, wrapping: wrapped)
    }
}

/// A ConstrainedSize with crossed ranges, which warns of them.
struct CrossedConstrainedSize: ProxyElement, NamedElement {
    let written: WrittenConstrainedSize

    var elementRepresentation: any Element { written.constrained }
    var elementName: String { "\(ConstrainedSize.self)" }
    var warnings: [String] { [written.width.crossed, written.height.crossed].compactMap { $0?.sentence } }
}

extension Conversion where T == WrittenConstrainedSize {
    static var constrainedSize: Conversion<WrittenConstrainedSize> {
        let name = TypeName("\(ConstrainedSize.self)")
        return Conversion(.named(name)) { value throws(VocabularyError) in
            if case .native(let native) = value {
                if let plain = native.payload as? ConstrainedSize { return WrittenConstrainedSize(plain) }
                if let crossed = native.payload as? CrossedConstrainedSize { return crossed.written }
            }
            throw .mismatch(expected: .named(name), found: value.typeName)
        } encode: {
            .native(Native(name, $0.element))
        }
    }
}
