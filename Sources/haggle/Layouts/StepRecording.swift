import LayoutInspection
import Playground
import Terminal

/// The playground's screen at each step of a negotiation.
struct StepRecording {
    let window: CellSize
    let title: String
    /// From the finished layout over the steps to the finished layout again.
    private(set) var frames: [Canvas] = []
    /// Whether there are more steps.
    private(set) var isCut = false

    /// The largest number of recorded steps.
    static let limit = 1_000

    /// - Parameter tellsAll: whether probes are steps, too.
    init(of opened: OpenedLayout, in window: CellSize, tellsAll: Bool) {
        (self.window, title) = (window, opened.document.name)
        guard let inspection = opened.inspection else { return }
        let desk = LayoutDesk(projection: inspection.projection)
        var state = PlaygroundState(
            window: window, colors: .twoHundredFiftySix, projection: inspection.projection, own: title, isOpening: true,
            proposal: inspection.proposal)
        let document = desk.open(
            opened.document, in: inspection.proposal, after: nil, selected: nil, isAnother: true, seen: .trace)
        state.receive(document, onDisk: [:])
        func settle() {
            while case let requests = state.takeRequests().filter({ !$0.isIdle }), !requests.isEmpty {
                for request in requests { desk.perform(request).map { state.receive($0) } }
            }
        }
        func perform(_ action: Action) {
            _ = state.apply(action)
            settle()
            frames.append(PlaygroundView(state).canvas)
        }
        settle()
        frames.append(PlaygroundView(state).canvas)
        if tellsAll {
            _ = state.apply(.trace(.changeDetail))
            settle()
        }
        perform(.trace(.stepTo(0)))
        var last = -1
        while last != state.stepping.moment, !isCut {
            last = state.stepping.moment
            perform(.trace(.step(.forward)))
            isCut = frames.count > Self.limit
        }
        // The last key found no further step: the finished layout takes its frame.
        if !isCut { frames.removeLast() }
        perform(.program(.back))
    }
}

extension StepRecording {
    /// The recording in asciinema's format, version 2: a line for the window, and one for each frame.
    /// - Parameter seconds: how long a step is shown.
    func asciicast(_ seconds: Double) -> String {
        var json = JSONText()
        json.object { json in
            json.field("version") { $0.number(2 as Int?) }
            json.field("width") { $0.number(window.width as Int?) }
            json.field("height") { $0.number(window.height as Int?) }
            json.field("title", title)
            json.field("env") { $0.object { $0.field("TERM", "xterm-256color") } }
        }
        json.endLine()
        var before: Canvas?
        for (number, frame) in (frames + frames.suffix(1)).enumerated() {
            json.open("[")
            json.number((Double(number) * seconds * 1_000).rounded() / 1_000)
            json.string("o")
            json.string(Self.output(frame, over: before))
            json.close("]")
            json.endLine()
            before = frame
        }
        return json.text
    }

    /// The output that shows a frame on a terminal: the rows that differ from those before.
    private static func output(_ frame: Canvas, over before: Canvas?) -> String {
        let start = before == nil ? "\u{1B}[?25l\u{1B}[2J" : ""
        let rows = frame.ansi(colors: .twoHundredFiftySix).split(separator: "\n", omittingEmptySubsequences: false)
        let changed = (0..<frame.size.height).filter { before?.row($0) != frame.row($0) }
        return start + changed.map { "\u{1B}[\($0 + 1);1H\u{1B}[2K\(rows[$0])" }.joined()
    }

    /// The recording as one SVG document that shows the frames one after another, again and again.
    /// - Parameter seconds: how long a step is shown.
    func picture(_ seconds: Double) -> String {
        let svg = SVGPicture(size: window)
        let (shown, count) = (100 / Double(max(1, frames.count)), Double(frames.count))
        let style = """
            <style>
            .step { visibility: hidden; animation: step \(count * seconds)s step-end infinite }
            @keyframes step { 0% { visibility: visible } \(shown)% { visibility: hidden } }
            </style>

            """
        let steps = frames.enumerated().map { number, frame in
            "<g class=\"step\" style=\"animation-delay: \(Double(number) * seconds)s\">\n"
                + svg.rows(frame, from: 0) + "</g>\n"
        }
        return svg.opening(isAlone: true) + style + steps.joined() + svg.closing
    }
}
