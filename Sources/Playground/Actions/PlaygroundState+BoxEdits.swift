import Editing
import LayoutInspection
import SwiftSource
import Terminal

/// Editing the source from its boxes.
extension PlaygroundState {
    mutating func applyToBoxes(_ action: Action.OnBoxes) -> Effect? {
        guard inspection != nil, selected != nil else { return refuse("there is no layout yet") }
        if case .step = action {} else { fields?.forgetSteps() }
        switch action {
        case .openFields: openFields()
        case .chooseField(let movement): chooseField(movement)
        case .chooseFieldAt(let index): choose(field: index)
        case .step(let steps): return step(by: steps)
        case .reset: return resetField()
        case .chooseValue: chooseValue()
        case .openEdits: openFinder(.edits)
        case .applyRemedy: return applyRemedy()
        case .undo: return revert(.undo)
        case .redo: return revert(.redo)
        }
        return nil
    }

    // MARK: Fields

    private mutating func openFields() {
        fields = PropertyFields()
        reportState.ask(false)
        if stepping.isActive { endSteps() }
        setFocus(.pane(.why))
    }

    private mutating func chooseField(_ movement: Action.Movement) {
        let properties = editableProperties
        guard let fields, !properties.isEmpty else { return }
        let page = visibleSize(of: .why).height
        choose(field: movement.applied(to: fields.index(in: properties), count: properties.count, page: page))
    }

    private mutating func choose(field index: Int) {
        let properties = editableProperties
        guard properties.indices.contains(index) else { return }
        fields?.choose(properties[index])
        reveal(row: index + Self.rowsAboveFields, in: .why)
    }

    private mutating func step(by steps: Int) -> Effect? {
        guard let property = chosenProperty, let layout = shownLayout.key else { return nil }
        // Steps that are faster than layouts are one edit of the value that the layout has.
        let before = fields?.steps(of: property, in: layout) ?? 0
        guard let value = property.value(after: before + steps) else {
            return refuse("\(property.title) has no next value: type one")
        }
        if before != 0 { _ = sourceEditor.perform(.undo) }
        fields?.noteSteps(before + steps, of: property, in: layout)
        guard before + steps != 0 else { return .edit(editedTexts) }
        return set(property, to: value)
    }

    private mutating func set(_ property: EditableProperty, to value: String) -> Effect? {
        let known = selectedProperties.first { $0.name == property.name }
        let defaultText = property.isWritten ? known?.defaultText : property.text
        fields?.choose(property)
        fields?.typed = nil
        guard let edit = fields?.edit(property, to: value, default: defaultText) else { return nil }
        return perform(edit)
    }

    private mutating func resetField() -> Effect? {
        guard let property = chosenProperty else { return nil }
        guard let edit = property.resetting else {
            return refuse(
                property.isWritten ? "\(property.title) cannot be left out" : "\(property.title) has its default")
        }
        return perform(edit)
    }

    /// Types a value, or writes the typed one.
    mutating func applyToPropertyField(_ action: Action.OnField) -> Effect? {
        fields?.forgetSteps()
        guard let property = chosenProperty else { return nil }
        var field = fields?.typed ?? TextField(property.text, limit: 200, isMarked: true)
        switch action {
        case .edit(let edit):
            fields?.choose(property)
            field.apply(edit)
            fields?.typed = field
            return nil
        case .apply: return field.text.trimmed.isEmpty ? resetField() : set(property, to: field.text.trimmed)
        }
    }

    /// Gives the chosen property a value from its list.
    mutating func takeValue(_ value: String) -> Effect? { chosenProperty.flatMap { set($0, to: value) } }

    /// Opens the list of a property's values, or a field if there is no list.
    private mutating func chooseValue() {
        guard let property = chosenProperty else { return }
        guard property.values.isEmpty else { return openFinder(.values) }
        fields?.typed = TextField(property.text, limit: 200, isMarked: true)
    }

    // MARK: Edits

    /// Makes an edit of the sources that were laid out, as one step of undo.
    mutating func perform(_ edit: SourceEdit) -> Effect? {
        guard let inspection, inspection.sources.files.indices.contains(edit.range.file) else { return nil }
        let file = inspection.sources.files[edit.range.file]
        if sourceEditor.shown?.file != file.name { showSource(file: edit.range.file) }
        if sourceEditor.edited == nil { showSource(file: edit.range.file) }
        guard sourceEditor.text?.disk.invalidByte == nil else {
            return refuse("\(SourcePosition.lastPart(of: file.name)) is not UTF-8: it cannot be written here")
        }
        guard let range = sourceShifts?.now(edit.range) else {
            return refuse("this text has changed since: wait for its layout")
        }
        return perform(.apply([TextEdit(range, replacedBy: edit.replacement.replacing("\r\n", with: "\n"))]))
    }

    /// Makes an edit of the list on the selected element.
    mutating func perform(_ edit: BoxEdit) -> Effect? {
        guard let edits = elementEdits else { return nil }
        do throws(EditRefusal) {
            let made = try edit.edit(try edits.get())
            message = "\(edit.title); \(undoKey) takes it back"
            return perform(made)
        } catch { return refuse(error.sentence) }
    }

    var undoKey: String {
        KeyTable.standard.bindings.first { $0.action == .boxes(.undo) }.map { notation.names(of: $0.keys) } ?? ""
    }

    private mutating func revert(_ command: EditingCommand) -> Effect? {
        let effect = perform(command)
        if effect == nil { message = command == .undo ? "nothing was edited before" : "nothing was undone" }
        return effect
    }

    /// Drags an edge: its number follows the pointer, as one step of undo.
    mutating func drag(_ edge: BoxEdge, to point: CellPoint) -> Effect? {
        let cells = edge.cells(to: point)
        guard cells != edge.cells else { return nil }
        var edge = edge
        let isMoved = edge.cells != 0
        edge.cells = cells
        held = .boxEdge(edge)
        if sourceEditor.edited == nil { showSource() }
        if isMoved { _ = sourceEditor.perform(.undo) }
        guard let edit = edge.edit(cells: cells, cell: projection.cell) else {
            edge.cells = 0
            held = .boxEdge(edge)
            return .edit(editedTexts)
        }
        let effect = perform(.apply([edit]))
        message = "\(edge.property.title): \(edit.replacement)"
        return effect
    }

    // MARK: What ends a finding

    private mutating func applyRemedy() -> Effect? {
        let changes = remedies
        guard let first = changes.first else {
            let isAwaited = shownFindings.contains { $0.element == selected && $0.remedies == nil }
            message =
                isAwaited
                ? "what ends it is being tried: again in a moment"
                : "no finding of this element has a change that ends it"
            return nil
        }
        guard changes.count == 1 else {
            openFinder(.remedies)
            return nil
        }
        return perform(first)
    }

    mutating func perform(_ change: WrittenChange) -> Effect? {
        let (before, after) = lines(of: change)
        let effect = perform(change.edit)
        if effect != nil { message = "\(before) → \(after); \(undoKey) takes it back" }
        return effect
    }
}
