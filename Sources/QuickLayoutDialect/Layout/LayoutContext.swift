import Negotiation

/// The surroundings of an element, apart from its proposal. Answers are made in a context, on the thread of its pass.
public struct LayoutContext: Hashable, @unchecked Sendable {
    var surroundings: Surroundings
    /// The pass in which answers are made; nil for a context that an author's code made.
    let pass: Pass?

    /// Creates a context: left to right, cells of one point, outside of any stack.
    public init() {
        (surroundings, pass) = (Surroundings(), nil)
    }

    init(_ surroundings: Surroundings, of pass: Pass?) {
        (self.surroundings, self.pass) = (surroundings, pass)
    }

    init(_ context: RuleContext) {
        self.init(context.surroundings, of: context.pass.pointee.owner)
    }

    /// The direction of text: it mirrors rows, paddings, offsets and guides.
    public var layoutDirection: LayoutDirection {
        get { surroundings.layoutDirection }
        set { surroundings.layoutDirection = newValue }
    }

    /// The points in a terminal's cell, in which texts are measured.
    public var cellSize: CGSize {
        get { surroundings.cellSize }
        set { surroundings.cellSize = newValue }
    }

    /// The axis of the nearest stack around, which a spacer follows.
    public var stackAxis: Axis {
        get { surroundings.stackAxis }
        set { surroundings.stackAxis = newValue }
    }

    /// Whether the reasons for positions will be read.
    public package(set) var isRecorded: Bool {
        get { surroundings.isRecorded }
        set { surroundings.isRecorded = newValue }
    }

    /// The pass in which an answer around children is made: one of its own for a context that an author's code made.
    func pass(with children: [ElementProxy]) -> Pass {
        pass ?? children.first?.pass ?? Pass(recorder: nil, deduces: true)
    }

    /// Compares the surroundings: all contexts of one pass have the same pass.
    public static func == (one: LayoutContext, other: LayoutContext) -> Bool { one.surroundings == other.surroundings }

    public func hash(into hasher: inout Hasher) { hasher.combine(surroundings) }
}
