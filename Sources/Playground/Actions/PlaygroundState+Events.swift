import Terminal

extension PlaygroundState {
    /// The context of the keys.
    package var keyContext: KeyBinding.Context {
        if question != nil { return .question }
        if sourceEditor.prompt != nil { return .prompt }
        if let lessonContext { return lessonContext }
        if isPredicting { return .predicting }
        return switch (overlay, focus) {
        case (.help, _): .help
        case (.whatIf, _): .whatIf
        case (.strip, _): .strip
        case (.finder(let finder), _):
            finder.subject == .stops ? .stops : .finder
        case (nil, .proposal): proposal.field == nil ? .proposal : .field
        case (nil, .pane(.tree)): .tree
        case (nil, .pane(.stage)): .stage
        case (nil, .pane(.why)): showsReport ? reportContext : fieldsContext
        case (nil, .pane(.trace)): .trace
        case (nil, .pane(.source)): writingContext
        case (nil, .pane(.lesson)): .lesson
        }
    }

    /// The context of a lesson's task: in its own pane, and wherever the stage hides what is asked.
    private var lessonContext: KeyBinding.Context? {
        guard overlay == nil, let lesson, lesson.isAsking, case .pane(let pane) = focus, pane != .source,
            pane == .lesson || stepping.isPredicting
        else { return nil }
        return switch lesson.task?.question {
        case .predict: .lessonTyping
        case .decide, .choose, .order: .lessonChoice
        case .change, nil: .lessonChange
        }
    }

    /// Whether typing enters a prediction: at every step while answers are hidden.
    private var isPredicting: Bool {
        guard overlay == nil, stepping.isActive, stepping.isPredicting, case .pane(let pane) = focus else {
            return false
        }
        return pane != .source && (pane != .why || !showsReport)
    }

    private var fieldsContext: KeyBinding.Context {
        guard showsFields else { return .why }
        return fields?.typed == nil ? .fields : .typedField
    }

    private var writingContext: KeyBinding.Context {
        sourceEditor.completion != nil ? .completing : sourceEditor.isEditing ? .editor : .source
    }

    private var reportContext: KeyBinding.Context {
        holeEntry != nil ? .entry : chosenHole != nil ? .hole : .report
    }

    /// Performs the action of an event.
    package mutating func handle(_ event: TerminalEvent) -> Effect? {
        defer { if event.isOfPerson { leaveFirstScreen() } }
        switch event {
        case .key(Key(.escape)) where work != nil: return .stopWork
        case .key(let key): return handle(key)
        case .mouse(let mouse): return action(for: mouse).flatMap { apply($0) }
        case .paste(let text): return paste(text)
        case .resize(let size): return apply(.window(.resize(size)))
        case .fileChanged: return .readAgain
        case .terminate: return .quit
        }
    }

    /// Ends what is shown until the first key.
    private mutating func leaveFirstScreen() {
        guard isIntroduced || isJustOpened else { return }
        (isIntroduced, isJustOpened) = (false, false)
        panesChanged()
    }

    private mutating func handle(_ key: Key) -> Effect? {
        if asksWhetherToQuit || question != nil, key == Key(.escape) {
            (asksWhetherToQuit, question) = (false, nil)
            return nil
        }
        let keys = KeyTable.standard
        guard let action = keys.action(for: key, in: keyContext) else {
            (message, asksWhetherToQuit) = (keys.refusal(of: key, in: keyContext, notation: notation), false)
            return nil
        }
        return apply(action)
    }

    /// With shift the wheel scrolls sideways.
    private func action(for mouse: Mouse) -> Action? {
        let isSideways = mouse.modifiers.contains(.shift)
        return switch mouse.action {
        case .press(.left): .window(.click(mouse.position))
        case .scrollUp where !isSideways: .window(.wheel(mouse.position, CellPoint(x: 0, y: -Self.wheelRows)))
        case .scrollDown where !isSideways: .window(.wheel(mouse.position, CellPoint(x: 0, y: Self.wheelRows)))
        case .scrollUp, .scrollLeft: .window(.wheel(mouse.position, CellPoint(x: -Self.wheelRows, y: 0)))
        case .scrollDown, .scrollRight: .window(.wheel(mouse.position, CellPoint(x: Self.wheelRows, y: 0)))
        case .drag(.left): .window(.drag(mouse.position))
        case .release where held != nil: .window(.release(mouse.position))
        case .press, .drag, .release: nil
        }
    }

    private static let wheelRows = 3

    /// Pasted text is never a command: it goes into a field or is ignored.
    private mutating func paste(_ text: String) -> Effect? {
        if sourceEditor.isEditing, overlay == nil, sourceEditor.prompt == nil {
            return apply(.source(.perform(.paste(text))))
        }
        guard sourceEditor.prompt != nil || overlay?.hasField != false else {
            return refuse("there is no field to paste into")
        }
        return apply(.field(.edit(.type(text))))
    }
}

extension TerminalEvent {
    /// Whether a person pressed a key or a button.
    fileprivate var isOfPerson: Bool {
        switch self {
        case .key, .paste: true
        case .mouse(let mouse): mouse.action == .press(.left)
        case .resize, .fileChanged, .terminate: false
        }
    }
}
