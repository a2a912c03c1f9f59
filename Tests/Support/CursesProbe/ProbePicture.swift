import Terminal

/// The probe's picture: the first word of each line identifies it, on the screen or in a whole frame's bytes.
struct ProbePicture {
    private var last = "none"
    private var count = 0
    private var keys = 0
    /// Whether letters fill the rest of the screen, so that a frame has as many bytes as the screen has cells.
    private var isDense = false

    mutating func note(_ event: TerminalEvent) {
        count += 1
        if case .key(let key) = event {
            keys += 1
            if key.code == .character("d") { isDense = true }
        }
        last = Self.name(of: event)
    }

    func canvas(size: CellSize, colors: ColorDepth) -> Canvas {
        var canvas = Canvas(size: size)
        canvas.write("size:\(size.width)x\(size.height)", at: .zero)
        canvas.write("last:\(last)", at: CellPoint(x: 0, y: 1))
        canvas.write("count:\(count)", at: CellPoint(x: 0, y: 2))
        canvas.write("colors:\(colors)", at: CellPoint(x: 0, y: 3))
        canvas.write("┌─日本─┐", at: CellPoint(x: 0, y: 4), style: Style(foreground: .rgb(red: 255, green: 0, blue: 0)))
        canvas.write("└──é──┘", at: CellPoint(x: 0, y: 5), style: Style(attributes: [.bold, .reverse]))
        canvas.write("keys:\(keys)", at: CellPoint(x: 0, y: 6))
        for y in 7..<max(7, isDense ? size.height : 0) {
            canvas.write(String(repeating: letter, count: size.width), at: CellPoint(x: 0, y: y))
        }
        let corner = CellPoint(x: size.width - 1, y: size.height - 1)
        canvas.write("#", at: corner)
        return canvas
    }

    /// A letter that changes with each event, so that every frame changes every cell.
    private var letter: String { String(UnicodeScalar(UInt8(97 + count % 26))) }

    private static func name(of event: TerminalEvent) -> String {
        switch event {
        case .key(let key): "key-\(name(of: key.code))\(name(of: key.modifiers))"
        case .mouse(let mouse):
            "mouse-\(name(of: mouse.action))-\(mouse.position.x),\(mouse.position.y)\(name(of: mouse.modifiers))"
        case .paste(let text): "paste-\(text.count)-\(text.replacing("\n", with: "/"))"
        case .resize(let size): "resize-\(size.width)x\(size.height)"
        case .fileChanged: "file-changed"
        case .terminate(let signal): "terminate-\(signal)"
        }
    }

    private static func name(of code: Key.Code) -> String {
        if case .character(let character) = code { String(character) } else { "\(code)" }
    }

    private static func name(of action: Mouse.Action) -> String {
        switch action {
        case .press(let button): "press-\(button)"
        case .drag(let button): "drag-\(button)"
        default: "\(action)"
        }
    }

    private static func name(of modifiers: Key.Modifiers) -> String {
        let names: [(Key.Modifiers, String)] = [(.shift, "+shift"), (.alt, "+alt"), (.control, "+control")]
        return names.filter { modifiers.contains($0.0) }.map(\.1).joined()
    }
}
