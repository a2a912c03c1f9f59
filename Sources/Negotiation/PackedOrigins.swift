import Foundation

/// The kind of a length's origin, in a byte: a record holds many. The origin of a leaf's answer has nothing else; others
/// have details.
enum OriginKind: UInt8 {
    case none, content, contentInWidth, contentInHeight, constant, roomWidth, roomHeight, minimumWidth, minimumHeight,
        answerWidth, answerHeight, sum, decided, rule, code

    init(_ origin: LengthOrigin) {
        self =
            switch origin {
            case .content(nil): .content
            case .content(.horizontal?): .contentInWidth
            case .content(.vertical?): .contentInHeight
            case .constant: .constant
            case .room(let axis): axis == .horizontal ? .roomWidth : .roomHeight
            case .minimum(let axis): axis == .horizontal ? .minimumWidth : .minimumHeight
            case .answer(_, let axis): axis == .horizontal ? .answerWidth : .answerHeight
            case .sum: .sum
            case .frame, .decided: .decided
            case .rule: .rule
            case .code: .code
            }
    }
}

/// The rest of an origin, which few have.
struct OriginDetail: Sendable {
    /// The answer's exchange, or the place among the record's sums.
    let index: PackedNumber
    private let operation: Operation
    private let number: CGFloat

    private enum Operation: UInt8 {
        case none, plus, minus, times, over, atLeast, atMost
    }

    static let none = OriginDetail(nil)

    init(index: Int? = nil, _ step: Calculation.Step?) {
        self.index = PackedNumber(index)
        number = step?.number ?? 0
        operation =
            switch step {
            case nil: .none
            case .plus: .plus
            case .minus: .minus
            case .times: .times
            case .over: .over
            case .atLeast: .atLeast
            case .atMost: .atMost
            }
    }

    var isNeeded: Bool { index.value != nil || operation != .none }

    var step: Calculation.Step? {
        switch operation {
        case .none: nil
        case .plus: .plus(number)
        case .minus: .minus(number)
        case .times: .times(number)
        case .over: .over(number)
        case .atLeast: .atLeast(number)
        case .atMost: .atMost(number)
        }
    }
}

extension RecordTables {
    /// Writes where a length of an answer comes from.
    @inline(__always) func explain(_ exchange: Int, _ axis: Axis, _ explanation: LengthExplanation) {
        let detail = detail(of: explanation)
        let place = exchanges[exchange].explain(axis, OriginKind(explanation.origin))
        if let place = place.value {
            originDetails[place][axis] = detail
        } else if detail.isNeeded {
            exchanges[exchange].originDetails = PackedNumber(originDetails.count)
            originDetails.append(
                axis == .horizontal
                    ? AxisPair(horizontal: detail, vertical: .none) : AxisPair(horizontal: .none, vertical: detail))
        }
    }

    @inline(__always) private func detail(of explanation: LengthExplanation) -> OriginDetail {
        switch explanation.origin {
        case .answer(let exchange, _): return OriginDetail(index: exchange.index, explanation.step)
        case .sum(let exchanges):
            sums.append(exchanges)
            return OriginDetail(index: sums.count - 1, explanation.step)
        default: return OriginDetail(explanation.step)
        }
    }

    /// What was written about a length of an answer; nil if nothing was.
    func explanation(of exchange: ExchangeID, on axis: Axis) -> LengthExplanation? {
        let row = exchanges[exchange.index]
        let detail = row.originDetails.value.map { originDetails[$0][axis] } ?? .none
        let index = detail.index.value ?? 0
        let origin: LengthOrigin? =
            switch row.originKinds[axis] {
            case .none: nil
            case .content: .content(fittedTo: nil)
            case .contentInWidth: .content(fittedTo: .horizontal)
            case .contentInHeight: .content(fittedTo: .vertical)
            case .constant: .constant
            case .roomWidth: .room(.horizontal)
            case .roomHeight: .room(.vertical)
            case .minimumWidth: .minimum(.horizontal)
            case .minimumHeight: .minimum(.vertical)
            case .answerWidth: .answer(ExchangeID(index), .horizontal)
            case .answerHeight: .answer(ExchangeID(index), .vertical)
            case .sum: .sum(sums[index])
            case .decided: .decided
            case .rule: .rule
            case .code: .code
            }
        return origin.map { LengthExplanation($0, detail.step) }
    }
}
