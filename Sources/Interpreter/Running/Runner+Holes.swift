import SwiftSource

extension Runner {
    /// The value of something unknown: the one that a person gave it, the element that an unknown modifier leaves, or a hole
    /// with the elements in it.
    @inline(never)
    func hole(_ site: HoleSite, _ frame: Frame) throws(Failure) -> Value {
        if let value = try setting(site.text, as: nil, at: site.range) { return value }
        if let unmodified = site.unmodified {
            let value = try evaluate(unmodified, frame)
            if value.hole == nil { note(HoleValue(site), .modifier, wanted: nil, assumed: "") }
            return value
        }
        // What the library's own code leaves unknown is named by the call of it.
        if LibraryText.holds(site.range), let call = callOfLibraryText { return unknown(at: call) }
        var contents: [Value] = []
        for content in site.contents {
            _ = try attempt { () throws(Failure) in
                let value = try evaluate(content, frame)
                for value in value.listed ?? [value] {
                    if let element = try shown(value, at: content.range) { contents.append(element) }
                }
            }
        }
        unknownCount += 1
        return .hole(HoleValue(site, contents: contents))
    }

    /// What is shown of a value that is handed to something unknown; nil for what is no element and shows none.
    private func shown(_ value: Value, at range: SourceRange) throws(Failure) -> Value? {
        value.hole == nil && !isElement(value) ? try element(from: value, named: "", at: range) : value
    }

    /// A condition with an unknown part: it is decided as a whole.
    @inline(never)
    func condition(
        _ value: TypedExpression, _ site: HoleSite, isAvoided: Bool, _ frame: Frame
    ) throws(Failure) -> Value {
        let known = holes
        let (notes, assumed) = (holes.noteCount, assumedConditionCount)
        let found = try evaluate(value, frame)
        if found.hole == nil, holes.noteCount == notes {
            // A part that is not noted was assumed to be true.
            return isAvoided && assumedConditionCount > assumed ? .bool(false) : found
        }
        holes = known
        return .bool(assumedCondition(HoleValue(site), isAvoided: isAvoided))
    }

    /// The value that a person gave a hole.
    func setting(_ name: String, as type: Type?, at range: SourceRange) throws(Failure) -> Value? {
        let holder = type.flatMap { Holder($0) }
        guard let code = setting?(name, holder?.held ?? type, range) else { return nil }
        holes.note(set: name, at: range)
        let value = try run(code, at: range)
        return try holder.map { holder throws(Failure) in try held(value, by: holder, at: range) } ?? value
    }

    /// A value that a person gave what a control is to change: `isOn=false`, where a binding is wanted.
    func held(_ value: Value, as type: Type) throws(Failure) -> Value {
        guard value.ownSymbol == nil, let holder = Holder(type) else { return value }
        return try held(value, by: holder, at: runningCall ?? holder.maker.range)
    }

    /// A value that is assumed or set, in the wrapper that is wanted of it.
    func held(_ value: Value, by holder: Holder, at range: SourceRange) throws(Failure) -> Value {
        return try call(holder.maker, of: nil, with: [value], at: range)
    }

    // MARK: What was met

    /// Notes a hole with its assumed value; in what the library says in Swift nothing that a person could set.
    func note(_ hole: HoleValue, _ kind: Hole.Kind, wanted: Type?, assumed: String) {
        guard let site = hole.site, !site.isReported, !LibraryText.holds(hole.range) else { return }
        let type = wanted?.settled(table.standard)
        let element = kind == .element ? table.vocabulary.elementName?.description : nil
        let name = type.flatMap { $0.isUnknown ? nil : $0.description } ?? element ?? ""
        let text = kind == .element ? hole.boxName : hole.text
        let met = Hole(
            text: text, range: hole.range, kind: kind, wanted: name, assumed: assumed,
            unknownParent: site.unknownParent)
        holes.note(met, at: site)
    }

    /// Notes a hole instead of which the source says what is shown: `name ?? "Unknown"`.
    func note(_ hole: HoleValue, replacedBy value: Value) {
        switch value {
        case .bool(let isTrue): note(hole, .condition(isTrue), wanted: table.standard.bool, assumed: value.written)
        case .string: note(hole, .text, wanted: table.standard.string, assumed: value.written)
        case .int, .double, .single, .fixed: note(hole, .number, wanted: nil, assumed: value.written)
        case .array, .set: note(hole, .collection, wanted: nil, assumed: value.written)
        default: note(hole, .value, wanted: nil, assumed: "")
        }
    }

    /// Notes a statement that calls an unknown function, by that function's name.
    func noteCall(_ hole: HoleValue) {
        guard let site = hole.site, !site.isReported, table.vocabulary.hole != nil else { return }
        holes.note(Hole(text: hole.boxName, range: hole.range, kind: .handler, wanted: "", assumed: ""), at: site)
    }

    /// An unknown condition, decided as a whole: a loop ends, and so do calls of a function in itself; everything else takes
    /// its first branch.
    /// - Parameter isAvoided: whether it is of a loop, or of what would stop the program.
    func assumedCondition(_ hole: HoleValue, isAvoided: Bool = false) -> Bool {
        let question = hole.site?.question ?? CollectionQuestion(rawValue: hole.text)
        let isTrue =
            !isAvoided && question != .isEmpty
            && runningCode.map { $0.runningCount <= Self.assumedRepeats } ?? true
        assumedConditionCount += 1
        note(hole, .condition(isTrue), wanted: table.standard.bool, assumed: "\(isTrue)")
        return isTrue
    }

    /// How deep a function is in itself whose conditions are not known.
    static let assumedRepeats = 3

    func assumedText(_ hole: HoleValue) -> String {
        note(hole, .text, wanted: table.standard.string, assumed: hole.quoted)
        return hole.quoted
    }

    /// A `switch` over an unknown value takes its first case.
    func noteChoice(_ hole: HoleValue, _ cases: [TypedStatement.Case]) {
        var assumed = ""
        switch cases.first?.patterns.first?.pattern {
        case .enumCase(let symbol, _)?: assumed = ".\(symbol.name)"
        case .unknownCase(let name, _)?: assumed = ".\(name)"
        default: break
        }
        note(hole, .value, wanted: nil, assumed: assumed)
    }

    /// An unknown sequence in a loop: three unknown elements.
    func assumedElements(_ hole: HoleValue, of type: Type?) throws(Failure) -> [Value] {
        let element = type?.unwrapped.arguments.first ?? .unknown
        let isKnown = type.map { !$0.hasUnknown } ?? false
        note(hole, .collection, wanted: isKnown ? type : nil, assumed: "3 elements")
        return try elements(of: hole, element)
    }

    func elements(of hole: HoleValue, _ element: Type) throws(Failure) -> [Value] {
        try (0..<CollectionQuestion.assumedCount).map { _ throws(Failure) in
            try assumed(.hole(hole.part(nil)), as: element)
        }
    }

    /// What stands for `Color.brand`, a member that another file adds to a type, and most likely of that type.
    private func filling(_ hole: HoleValue) -> TypedHole? {
        guard let dot = hole.text.firstIndex(of: ".") else { return nil }
        return table.vocabulary.typedHoles[TypeName(String(hole.text[..<dot]))]
    }

    /// The box that is drawn for it; nil where the vocabulary has none.
    func assumedElement(_ hole: HoleValue) -> Value? {
        guard let make = table.vocabulary.hole else { return nil }
        let contents = hole.contents.compactMap { content -> Value? in
            if case .hole(let inner) = content { return assumedElement(inner) }
            if content.ownSymbol != nil { return native(content) }
            return isElement(content) ? content : nil
        }
        let depth = contents.map(\.depth).max() ?? 0
        if contents.isEmpty, let typed = filling(hole), let assumption = typed.assumption {
            note(hole, .value, wanted: nil, assumed: assumption)
            return placed(typed.make(hole.boxName), at: hole.range, depth: 1)
        }
        note(hole, .element, wanted: nil, assumed: hole.boxName)
        guard case .native(var native) = placed(make(hole.boxName, contents), at: hole.range, depth: depth + 1) else {
            return nil
        }
        native.extent.count = 1 + extent(of: .array(contents)).count
        return .native(native)
    }
}

/// A wrapper of the vocabulary's Swift that holds a value which others change: a binding.
struct Holder {
    let held: Type
    let maker: FunctionSymbol

    init?(_ type: Type) {
        guard case .nominal(let symbol, let arguments) = type.resolved, symbol.isFromLibraryText,
            symbol.isPropertyWrapper, let held = arguments.first,
            let maker = symbol.ownHook(.holding)?.function
        else { return nil }
        self.held = held
        self.maker = maker
    }
}

extension HoleValue {
    /// The name of its box: without its arguments.
    var boxName: String {
        let name = text.prefix { $0 != "(" && $0 != "{" }
        return name.isEmpty ? text : String(name.last == " " ? name.dropLast() : name)
    }
}
