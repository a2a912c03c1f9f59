import EngineKit
import Negotiation

/// An element that is measured without being part of the tree.
struct MeasuredApart: Reason {
    let proposal: SizeConstraint

    var sentence: String { "measured apart, to see how large it would be" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { Calculation(proposal[axis]) }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin { .code }
}

/// A decoration at its position on the content.
struct Decorates: SizedReason {
    let size: CGSize
    private let place: Decorate.Position.Place
    private let answer: ExchangeID?
    private let room: CGSize

    /// - Parameters:
    ///   - answer: the exchange in which the decoration was measured.
    ///   - room: the size of the decorated content.
    init(size: CGSize, where place: Decorate.Position.Place, answer: ExchangeID?, room: CGSize) {
        self.size = size
        self.room = room
        self.place = place
        self.answer = answer
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        guard case .inset(let insets) = place else { return Calculation(size[axis]) }
        let (leading, trailing) = insets.pair(axis)
        return Calculation(room[axis]).adding(.plus(leading)).adding(.plus(trailing))
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin {
        switch place {
        case .inset: .room(axis)
        case .corner, .aligned: answer.map { .answer($0, axis) } ?? .code
        case .custom: .code
        }
    }

    var sentence: String {
        switch place {
        case .inset(let insets):
            "as large as what it decorates" + (insets == .zero ? "" : ", and \(insets.words) more")
        case .corner(let corner): "its own size, its middle at the \(corner.words) corner of what it decorates"
        case .aligned: "its own size, aligned with what it decorates"
        case .custom: "where its position's closure computed it"
        }
    }
}

extension Decorate.Corner {
    fileprivate var words: String {
        switch self {
        case .topLeft: "top left"
        case .topRight: "top right"
        case .bottomLeft: "bottom left"
        case .bottomRight: "bottom right"
        }
    }
}

/// A frame that a closure computed.
struct Written: SizedReason {
    let size: CGSize

    var isByCode: Bool { true }

    var sentence: String { "where its container computed it" }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin { .code }
}
