@testable import Editing

/// A small library: elements in a `Row` or a `Pile`, with modifiers, words and layouts.
enum MadeUp {
    typealias NamedType = CompletionNames.NamedType
    typealias Member = CompletionNames.Member
    typealias Parameter = CompletionNames.Parameter

    static let names = CompletionNames(
        types: [
            row, pile, tile, label, each, reader, side, insets, insetsEdge, proposal, size, proxy, item, paint, element,
            style,
        ]
            + [NamedType("State", .value, isAttribute: true)],
        functions: [
            Member("mix", [Parameter("of", type: "Int"), Parameter("by", type: "Int", default: "1")], type: "Int"),
            Member("#Preview", [content], type: "Element", help: "elements to look at"),
        ],
        elementType: "Element", plainModifiers: ["shadow"], aliases: ["Items": "[Item]"], modules: ["MadeUp"])

    private static let content = Parameter("content", type: "() -> Element", isBuilder: true)
    private static let spacing = Parameter("spacing", type: "CGFloat", default: "0", help: "between two elements")

    private static let row = NamedType(
        "Row", .element, help: "elements side by side", conformances: ["Element"],
        initializers: [
            Member("init", [Parameter("side", type: "Side", default: ".left"), spacing, content], type: "Row")
        ],
        members: [Member("spacing", type: "CGFloat")])

    private static let pile = NamedType(
        "Pile", .element, help: "elements over each other", conformances: ["Element"],
        initializers: [Member("init", [content], type: "Pile")])

    private static let tile = NamedType(
        "TextTile", .element, help: "a text in a box", conformances: ["Element"],
        initializers: [
            Member("init", [Parameter(nil, name: "text", type: "String")], type: "TextTile"),
            Member(
                "init", [Parameter("verbatim", type: "String"), Parameter("side", type: "Side")], type: "TextTile",
                help: "a text as it is"),
        ],
        members: [Member("bold", [], type: "TextTile", help: "the same in bold")])

    private static let label = NamedType(
        "Tap", .element, conformances: ["Element"],
        initializers: [
            Member(
                "init",
                [
                    Parameter("action", type: "() -> Void"),
                    Parameter("label", type: "() -> Element", isBuilder: true),
                ], type: "Tap")
        ])

    private static let each = NamedType(
        "Each", .element, conformances: ["Element"],
        initializers: [
            Member(
                "init",
                [
                    Parameter(nil, name: "data", type: "Data"),
                    Parameter("content", type: "(Data.Element) -> Element", isBuilder: true),
                ], type: "Each")
        ])

    private static let reader = NamedType(
        "Reader", .element, conformances: ["Element"],
        initializers: [
            Member("init", [Parameter("content", type: "(RoomProxy) -> Element", isBuilder: true)], type: "Reader")
        ])

    private static let side = NamedType(
        "Side", .value, help: "a side of an element",
        staticMembers: [
            Member("left", type: "Side"), Member("right", type: "Side"),
            Member("inset", [Parameter(nil, name: "length", type: "CGFloat")], type: "Side"),
            Member("count", type: "Int"),
        ],
        members: [Member("opposite", type: "Side", help: "the other side")])

    private static let insets = NamedType(
        "Insets", .value,
        initializers: [
            Member("init", [], type: "Insets"),
            Member("init", [Parameter("top", type: "CGFloat"), Parameter("left", type: "CGFloat")], type: "Insets"),
        ], members: [Member("top", type: "CGFloat"), Member("left", type: "CGFloat")])

    private static let insetsEdge = NamedType(
        "Insets.Edge", .value, staticMembers: [Member("top", type: "Insets.Edge"), Member("all", type: "Insets.Edge")])

    private static let proposal = NamedType(
        "Proposal", .value, staticMembers: [Member("zero", type: "Proposal")],
        members: [
            Member("width", type: "CGFloat?"), Member("height", type: "CGFloat?"),
            Member("filled", [Parameter("by", type: "Size", default: ".zero")], type: "Size"),
        ])

    private static let size = NamedType(
        "Size", .value,
        initializers: [
            Member("init", [Parameter("width", type: "CGFloat"), Parameter("height", type: "CGFloat")], type: "Size")
        ],
        staticMembers: [Member("zero", type: "Size")],
        members: [Member("width", type: "CGFloat"), Member("height", type: "CGFloat")])

    private static let proxy = NamedType("RoomProxy", .value, members: [Member("size", type: "Size")])

    private static let item = NamedType(
        "Item", .value,
        members: [
            Member("measure", [Parameter(nil, name: "proposal", type: "Proposal")], type: "Size"),
            Member("place", [Parameter("at", type: "Size")], type: "Void"),
        ])

    private static let paint = NamedType(
        "Paint", .element, conformances: ["Element", "Style"],
        staticMembers: [Member("red", type: "Paint"), Member("blue", type: "Paint")])

    private static let style = NamedType(
        "Style", .protocol, staticMembers: [Member("glass", type: "Paint")])

    private static let element = NamedType(
        "Element", .protocol, help: "a piece of an interface",
        members: [
            Member(
                "frame",
                [
                    Parameter("width", type: "CGFloat?", default: "nil"),
                    Parameter("height", type: "CGFloat?", default: "nil"),
                    Parameter("side", type: "Side", default: ".left"),
                ], type: "Element", help: "a box of given lengths"),
            Member("frame", [Parameter("minWidth", type: "CGFloat?", default: "nil")], type: "Element"),
            Member(
                "padding",
                [
                    Parameter(nil, name: "edges", type: "Insets.Edge", default: ".all"),
                    Parameter(nil, name: "length", type: "CGFloat?", default: "nil"),
                ], type: "Element"),
            Member("over", [Parameter("side", type: "Side", default: ".left"), content], type: "Element"),
            Member("painted", [Parameter(nil, name: "style", type: "Style")], type: "Element"),
            Member(
                "guide",
                [Parameter(nil, name: "side", type: "Side"), Parameter("compute", type: "(Proposal) -> CGFloat")],
                type: "Element"),
        ])
}

/// The completion at the mark of a text.
func completion(_ marked: String, _ names: CompletionNames = MadeUp.names) -> Completion {
    let text = edited(marked)
    return Completion(text.text, at: text.cursor, names: names)
}

/// The names of the candidates at the mark of a text, with spaces between.
func completed(_ marked: String, _ names: CompletionNames = MadeUp.names, first count: Int = .max) -> String {
    completion(marked, names).candidates.prefix(count).map(\.name).joined(separator: " ")
}

/// The marked text after taking the first candidate, or the first of a name; nothing without one.
func taken(_ marked: String, _ name: String? = nil) -> String? {
    var text = edited(marked)
    let completion = Completion(text.text, at: text.cursor, names: MadeUp.names)
    guard let candidate = completion.candidates.first(where: { name == nil || $0.name == name }) else { return nil }
    text.perform(.apply([completion.edit(taking: candidate)]))
    let shorter = candidate.insertion.utf8.count - candidate.cursorOffset
    var cursor = text.cursor
    cursor.offset -= shorter
    text.perform(.select(TextSelection(at: cursor)))
    return EditingTests.marked(text)
}
