import Editing
import LayoutInspection
import Negotiation
import SwiftSource

/// An edit of the source that is made on an element.
package enum BoxEdit: Hashable, Sendable {
    case wrap(EditChoice)
    case modify(EditChoice)
    case add(EditChoice)
    case unwrap, duplicate, delete, moveUp, moveDown

    /// The row in the list.
    var title: String {
        switch self {
        case .wrap(let choice): "wrap in \(choice.word)"
        case .modify(let choice): "modify by \(choice.word)"
        case .add(let choice): "add \(choice.word) in it"
        case .unwrap: "unwrap: its content in its place"
        case .duplicate: "duplicate"
        case .delete: "delete"
        case .moveUp: "move before its neighbour"
        case .moveDown: "move behind its neighbour"
        }
    }

    static func all(_ choices: EditChoices) -> [BoxEdit] {
        choices.containers.map { .wrap($0) } + choices.modifiers.map { .modify($0) } + choices.children.map { .add($0) }
            + [.unwrap, .duplicate, .delete, .moveUp, .moveDown]
    }

    func edit(_ edits: ElementEdits) throws(EditRefusal) -> SourceEdit {
        switch self {
        case .wrap(let choice): try edits.wrapped(in: choice)
        case .modify(let choice): try edits.modified(by: choice)
        case .add(let choice): try edits.added(choice)
        case .unwrap: try edits.unwrapped()
        case .duplicate: try edits.duplicated()
        case .delete: try edits.deleted()
        case .moveUp: try edits.moved(.previous)
        case .moveDown: try edits.moved(.next)
        }
    }
}

/// The properties of the selected element as fields, in the place of the why pane's sentences.
struct PropertyFields {
    /// The chosen property, by its name and owner: it stays chosen in the next layout.
    private(set) var chosen: Name?
    /// The value that is being typed.
    var typed: TextField?
    /// The properties that were given a value here: they are left out again when they get their default.
    private var added: Set<Name> = []

    /// The steps from a layout's value of a property that were taken since.
    private var steps: (property: Name, layout: LayoutKey, count: Int)?

    func steps(of property: EditableProperty, in layout: LayoutKey) -> Int {
        steps.flatMap { $0.property == property.id && $0.layout == layout ? $0.count : nil } ?? 0
    }

    mutating func noteSteps(_ count: Int, of property: EditableProperty, in layout: LayoutKey) {
        steps = (property.id, layout, count)
    }

    mutating func forgetSteps() { steps = nil }

    struct Name: Hashable {
        let name: String
        let owner: String?
    }

    func index(in properties: [EditableProperty]) -> Int {
        properties.firstIndex { $0.id == chosen } ?? 0
    }

    mutating func choose(_ property: EditableProperty) {
        if chosen != property.id { typed = nil }
        chosen = property.id
    }

    /// The edit that gives a property a value. One that was added here is left out if it gets its default.
    mutating func edit(_ property: EditableProperty, to text: String, default defaultText: String?) -> SourceEdit {
        if !property.isWritten { added.insert(property.id) }
        if added.contains(property.id), text == defaultText, let reset = property.resetting { return reset }
        return property.setting(to: text)
    }
}

extension EditableProperty {
    fileprivate var id: PropertyFields.Name { PropertyFields.Name(name: name, owner: owner) }

    /// `spacing`, `options.color`.
    var title: String { (owner.map { "\($0)." } ?? "") + name }

    /// The values to choose from: a choice's words, a colour's names; empty for all others.
    var values: [String] {
        switch kind {
        case .choice(let words), .color(let words): words
        case .number, .flag, .text, .code: []
        }
    }

    /// The value after a step: the next number, word or colour, or the other flag; nil if there is none.
    func value(after steps: Int) -> String? {
        switch kind {
        case .number: stepped(by: steps)
        case .flag: text == "true" ? "false" : "true"
        case .choice, .color, .text, .code:
            values.isEmpty
                ? nil
                : values[
                    ((values.firstIndex(of: text) ?? (steps > 0 ? -1 : 0)) + steps + values.count * 10) % values.count]
        }
    }
}

/// The edits of the selected element, kept until the layout or the selection changes. A class, so that readers can fill
/// it: a frame reads it several times.
final class KeptEdits {
    private var kept:
        (layout: LayoutKey?, element: ElementPath, edits: Result<ElementEdits, EditRefusal>, [EditableProperty])?

    func edits(of state: PlaygroundState) -> (edits: Result<ElementEdits, EditRefusal>, properties: [EditableProperty])?
    {
        guard let inspection = state.inspection, let selected = state.selected, let path = state.selection else {
            return nil
        }
        if let kept, kept.layout == state.shownLayout.key, kept.element == path { return (kept.edits, kept.3) }
        let edits = Result { () throws(EditRefusal) in
            try ElementEdits(of: selected, in: inspection, inspection.sources)
        }
        let properties = (try? edits.get())?.properties ?? []
        kept = (state.shownLayout.key, path, edits, properties)
        return (edits, properties)
    }
}

extension PlaygroundState {
    /// The properties of the selected element that can be edited.
    var editableProperties: [EditableProperty] { keptEdits.edits(of: self)?.properties ?? [] }

    /// The property that is chosen among the fields.
    var chosenProperty: EditableProperty? {
        let properties = editableProperties
        guard let fields, !properties.isEmpty else { return nil }
        return properties[fields.index(in: properties)]
    }

    /// The edits of the selected element, or why there are none.
    var elementEdits: Result<ElementEdits, EditRefusal>? { keptEdits.edits(of: self)?.edits }

    /// Whether the why pane shows the fields.
    var showsFields: Bool { fields != nil && !showsReport && !stepping.isActive }

    /// The rows of the fields.
    func fieldRows(width: Int) -> [Row] {
        let properties = editableProperties
        guard let inspection, let selected, let fields else { return [] }
        let title = [Line(inspection.elements[selected].pathComponent, .name), .empty]
        if case .failure(let refusal)? = elementEdits {
            return (title + [Line(refusal.sentence, .note)]).wrapped(to: width)
        }
        guard !properties.isEmpty else {
            return (title + [Line("The source sets no value here.", .note)]).wrapped(to: width)
        }
        let index = fields.index(in: properties)
        let lines = properties.enumerated().map { number, property in
            property.line(isChosen: number == index, typed: number == index ? fields.typed : nil)
        }
        return title.wrapped(to: width) + lines.flatMap { $0.wrapped(to: width).prefix(1) }
    }

    /// The number of rows above the first field.
    static let rowsAboveFields = 2
}

extension EditableProperty {
    fileprivate func line(isChosen: Bool, typed: TextField?) -> Line {
        let name = Span((isChosen ? "▸ " : "  ") + title + ": ", isWritten ? .text : .note)
        if let typed { return Line([name] + typed.spans) }
        let value = Span(isChosen ? "‹ \(text) ›" : text, isWritten ? .number : .note)
        guard !isWritten else { return Line([name, value]) }
        return Line([name, value, Span(text.isEmpty && !isChosen ? "by default" : " by default", .note)])
    }
}

extension PlaygroundState {
    /// The changes that end the selected element's findings.
    var remedies: [WrittenChange] {
        shownFindings.filter { $0.element == selected }.flatMap { $0.remedies?.changes ?? [] }
    }

    /// The first line that a change changes, before and after it.
    func lines(of change: WrittenChange) -> (before: String, after: String) {
        guard let sources = inspection?.sources else { return ("", "") }
        let text = sources.file(of: change.edit.range).text
        let line = text.line(at: change.edit.range.start)
        let new = sources.applying(undoably: change.edit).sources.file(of: change.edit.range).text
        return (text.line(line).trimmed, new.line(line).trimmed)
    }
}
