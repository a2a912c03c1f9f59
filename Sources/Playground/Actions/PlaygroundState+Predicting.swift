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
        goTo(stepping.isActive ? stepping.moment : 0, in: inspection)
        message = "answers are hidden: predict one, then press enter to see it"
    }

    /// Shows the hidden answer; at other steps goes to the next ask, whose answer is hidden.
    mutating func reveal(in inspection: Inspection) {
        if let question = stepping.question {
            if let moment = stepping.moments.index(of: .answered(question)) { goTo(moment, in: inspection) }
            return
        }
        guard let next = stepping.nextAsk else {
            message = "that was the last question; c leaves"
            return
        }
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
        stepping.prediction = Stepping.Prediction(
            exchange: question, text: "\(PointsFormat.short(width))x\(PointsFormat.short(height))")
    }
}
