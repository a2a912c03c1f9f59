import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// Predicting answers: they stay hidden until their step.
extension PlaygroundState {
    mutating func togglePredicting(in inspection: Inspection) {
        stepping.isPredicting.toggle()
        stepping.prediction = nil
        guard stepping.isPredicting else {
            endSteps()
            message = "answers are shown again"
            return
        }
        // The report yields to the question.
        reportState.ask(false)
        goTo(stepping.isActive ? stepping.moment : firstQuestion(in: inspection), in: inspection)
        message = "answers are hidden: predict one, then press enter to see it; esc shows all"
    }

    /// The ask that decided the size of the selected element.
    private func firstQuestion(in inspection: Inspection) -> Int {
        selected.flatMap { inspection.mainExchange(of: $0) }.flatMap { stepping.moments.index(of: .asked($0.id)) }
            ?? stepping.moment
    }

    /// Shows the answer that was predicted; without a prediction goes on by a step, and after an answer to the next ask.
    mutating func reveal(in inspection: Inspection) {
        if let question = stepping.question {
            guard let prediction = stepping.prediction, prediction.exchange == question, !prediction.text.isEmpty else {
                return takeStep(.forward, in: inspection)
            }
            guard prediction.size != nil else {
                return report("'\(prediction.text)' is not a size: type a width and a height, as 9x2")
            }
            if let moment = stepping.moments.index(of: .answered(question)) { goTo(moment, in: inspection) }
            return
        }
        guard let next = stepping.nextAsk else { return report("that was the last question; c leaves") }
        goTo(next, in: inspection)
    }

    /// Edits the predicted size of the asked element.
    mutating func predict(_ edit: TextField.Edit) {
        guard let question = stepping.question else {
            message =
                stepping.nextAsk == nil
                ? "that was the last question; c leaves"
                : "nothing is hidden at this step: enter goes on to the next ask"
            return
        }
        var text = stepping.prediction.flatMap { $0.exchange == question ? $0.text : nil } ?? ""
        switch edit {
        case .type(let typed): text = String((text + typed).prefix(Self.longestPrediction))
        case .erase: text = String(text.dropLast())
        case .moveCursor: break
        }
        stepping.prediction = Stepping.Prediction(exchange: question, text: text)
        beginWhy()
        if arrangement.panes[.why] == nil { message = "what it will answer: \(text)" }
    }

    private static let longestPrediction = 13

    /// Predicts the size from the asked element's corner to a cell of the stage.
    mutating func predict(to cell: CellPoint) {
        guard let question = stepping.question, let inspection,
            let index = inspection.element(at: .asked(question)), let origin = scene?.element(index).cells.origin
        else { return }
        let scale = inspection.projection.cell
        let width = CGFloat(max(1, cell.x - origin.x + 1)) * scale.width
        let height = CGFloat(max(1, cell.y - origin.y + 1)) * scale.height
        let text = "\(PointsFormat.short(width))x\(PointsFormat.short(height))"
        stepping.prediction = Stepping.Prediction(exchange: question, text: text)
        if lesson?.isAsking == true { lesson?.attempt.draw(text) }
    }
}
