import Foundation
import Negotiation
import TextMetrics

/// Asks, answers and places, and records all of it.
final class ToyEngine {
    private let recorder: Recorder
    private(set) var elements: [ToyElement] = []
    private var children: [[ElementID]] = []
    private var known: [Ask: CGSize] = [:]

    private struct Ask: Hashable {
        let element: ElementID
        let proposal: Proposal
    }

    private struct Answer {
        let size: CGSize
        let exchange: ExchangeID?

        func explanation(on axis: Axis, _ step: Calculation.Step? = nil) -> LengthExplanation {
            exchange.map { LengthExplanation(.answer($0, axis), step) } ?? LengthExplanation(.rule)
        }
    }

    private let root: ElementID

    init(_ element: ToyElement, recorder: Recorder) {
        self.recorder = recorder
        root = ElementID(0)
        declare(element, parent: nil)
    }

    @discardableResult
    private func declare(_ element: ToyElement, parent: ElementID?) -> ElementID {
        let origin = element.range.map { SourceOrigin(utf8: $0.start..<$0.end) }
        let id = recorder.declare(element.name, parent: parent, key: element.key, origin: origin)
        elements.append(element)
        children.append([])
        for child in element.children {
            let child = declare(child, parent: id)
            children[id.index].append(child)
        }
        return id
    }

    func layOut(in proposal: Proposal) -> LayoutRecord {
        let answer = ask(root, by: nil, proposal, because: "all of the window")
        var frame = CGRect(origin: .zero, size: answer.size)
        let isCentered = elements[root.index].isCentered
        if case .exactly(let width) = proposal.width {
            if isCentered { frame.origin.x = (width - frame.width) / 2 } else { frame.size.width = width }
        }
        if case .exactly(let height) = proposal.height {
            if isCentered { frame.origin.y = (height - frame.height) / 2 } else { frame.size.height = height }
        }
        place(root, in: frame, because: "the root stands at the corner", decidedBy: answer)
        return recorder.finished
    }

    private func ask(
        _ id: ElementID, by asker: ElementID?, _ proposal: Proposal, because reason: StatedReason
    ) -> Answer {
        recorder.ask(id, by: asker, proposal, because: reason)
        let (width, minimum) = (proposal.width.limit ?? .infinity, elements[id.index].minimumWidth)
        if width < minimum { recorder.note(LayoutNote(.error, on: id, "\(Int(width)) is too narrow")) }
        if let size = known[Ask(element: id, proposal: proposal)] {
            return Answer(size: size, exchange: recorder.answer(size, .remembered))
        }
        let size = measure(id, proposal)
        known[Ask(element: id, proposal: proposal)] = size
        return Answer(size: size, exchange: recorder.answer(size, .measured))
    }

    private func measure(_ id: ElementID, _ proposal: Proposal) -> CGSize {
        switch elements[id.index].kind {
        case .text(let text):
            let wrapping = TextWrapping(text, width: proposal.width.limit.map { Int(min($0, 100_000)) })
            explain(id) { _ in LengthExplanation(.content(fittedTo: nil)) }
            return CGSize(width: CGFloat(wrapping.columns), height: CGFloat(wrapping.lines.count))
        case .box(let width, let height):
            explain(id) { _ in LengthExplanation(.constant) }
            return CGSize(width: width, height: height)
        case .inset(let inset):
            let inner = askInset(id, proposal, inset)
            explain(id) { inner.explanation(on: $0, .plus(2 * inset)) }
            return CGSize(width: inner.size.width + 2 * inset, height: inner.size.height + 2 * inset)
        case .pile(let points):
            let answers = children[id.index].map { ask($0, by: id, proposal.atMost, because: "as much as there is") }
            explain(id) { _ in LengthExplanation(.rule) }
            return zip(answers, points).reduce(CGSize.zero) { size, next in
                let (answer, point) = next
                return CGSize(
                    width: max(size.width, point.x + answer.size.width),
                    height: max(size.height, point.y + answer.size.height))
            }
        case .stack(let axis, let spacing):
            let (size, answers) = askStack(id, proposal, axis, spacing)
            explain(id) { along in
                let longest = answers.max { $0.size[along] < $1.size[along] }
                return along == axis
                    ? LengthExplanation(
                        .sum(answers.compactMap(\.exchange)), .plus(spacing * CGFloat(answers.count - 1)))
                    : longest?.explanation(on: along) ?? LengthExplanation(.constant)
            }
            return size
        case .window(let height):
            let content = askContent(id, proposal)
            explain(id) { $0 == .horizontal ? content.explanation(on: $0) : LengthExplanation(.constant) }
            return CGSize(width: content.size.width, height: height)
        }
    }

    private func explain(_ id: ElementID, _ explanation: (Axis) -> LengthExplanation) {
        for axis in Axis.allCases { recorder.explain(id, axis, explanation(axis)) }
    }

    private func askContent(_ id: ElementID, _ proposal: Proposal) -> Answer {
        let inner = Proposal(width: proposal.width, height: .unconstrained)
        return ask(children[id.index][0], by: id, inner, because: "as high as it likes")
    }

    private func askInset(_ id: ElementID, _ proposal: Proposal, _ inset: CGFloat) -> Answer {
        let inner = Proposal(width: proposal.width.less(2 * inset), height: proposal.height.less(2 * inset))
        return ask(children[id.index][0], by: id, inner, because: "what the inset of \(Int(inset)) leaves")
    }

    private func askStack(
        _ id: ElementID, _ proposal: Proposal, _ axis: Axis, _ spacing: CGFloat
    ) -> (size: CGSize, answers: [Answer]) {
        var answers: [Answer] = []
        var used: CGFloat = 0
        var across: CGFloat = 0
        for (index, child) in children[id.index].enumerated() {
            if index > 0 { used += spacing }
            var inner = proposal.atMost
            inner[axis] = inner[axis].less(used)
            let answer = ask(child, by: id, inner, because: index == 0 ? "all there is" : "all that is left")
            answers.append(answer)
            used += answer.size[axis]
            across = max(across, answer.size[axis.other])
        }
        var size = CGSize.zero
        size[axis] = used
        size[axis.other] = across
        return (size, answers)
    }

    private func place(_ id: ElementID, in frame: CGRect, because reason: StatedReason, decidedBy answer: Answer?) {
        recorder.place(id, in: frame, because: reason, decidedBy: answer?.exchange)
        let inner = Proposal(width: .exactly(frame.width), height: .exactly(frame.height))
        switch elements[id.index].kind {
        case .text, .box: break
        case .inset(let inset):
            let answer = askInset(id, inner, inset)
            place(
                children[id.index][0], in: frame.insetBy(dx: inset, dy: inset), because: "inset on all sides",
                decidedBy: answer)
        case .window:
            let answer = askContent(id, inner)
            place(
                children[id.index][0], in: CGRect(origin: frame.origin, size: answer.size), because: "at the corner",
                decidedBy: answer)
        case .pile(let points):
            for (child, point) in zip(children[id.index], points) {
                let answer = ask(child, by: id, inner.atMost, because: "as much as there is")
                let origin = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
                place(
                    child, in: CGRect(origin: origin, size: answer.size), because: "moved from the corner",
                    decidedBy: answer)
            }
        case .stack(let axis, let spacing):
            var origin = frame.origin
            for (child, answer) in zip(children[id.index], askStack(id, inner, axis, spacing).answers) {
                place(
                    child, in: CGRect(origin: origin, size: answer.size), because: "after what is before it",
                    decidedBy: answer)
                if axis == .horizontal {
                    origin.x += answer.size.width + spacing
                } else {
                    origin.y += answer.size.height + spacing
                }
            }
        }
        recorder.placed()
    }
}

extension Proposal {
    fileprivate var atMost: Proposal { Proposal(width: width.less(0), height: height.less(0)) }
}

extension AxisProposal {
    fileprivate var limit: CGFloat? {
        switch self {
        case .exactly(let length), .atMost(let length), .between(_, let length): length
        case .unconstrained, .unspecified: nil
        }
    }

    fileprivate func less(_ length: CGFloat) -> AxisProposal {
        limit.map { .atMost(max(0, $0 - length)) } ?? .unconstrained
    }
}
