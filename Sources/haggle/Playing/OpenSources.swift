import Curses
import LayoutInspection
import Negotiation
import Playground
import SwiftSource

/// What is open in the playground, and how it is read: what the person opened, or an example in its place.
struct OpenSources: Sendable {
    /// What the person opened; nil where that is nothing.
    private(set) var own: InputSources?
    private var ownRoot: EarlierRoot?
    private var example: ParsedSources?
    private var exampleName = ""
    private var reading: Reading
    /// Asks reading, and layouts of what was read, to stop.
    var cancellation: Cancellation?
    private let reader = LayoutReader(dialects: Dialects.all)
    /// The root that the person chose on the screen.
    private var chosenRoot: EarlierRoot?
    /// The dialect that the person's sources had last: they keep it while a file is empty.
    private var ownDialect: String?
    /// What the person says of holes on the screen.
    private var settings: [HoleSetting] = []

    /// - Parameter reading: how the person wants what they opened to be read.
    init(_ own: InputSources?, reading: Reading) {
        self.own = own
        self.reading = reading
        if own == nil { open(BuiltInExamples.all[0], []) }
    }

    var isOwn: Bool { example == nil }

    /// Where a change is a change of what is open; nil where nothing on the disk is.
    var watched: WatchedPlaces? {
        guard isOwn, let own, own.isOnDisk else { return nil }
        return own.watched
    }

    mutating func open(_ opened: Example, _ settings: [HoleSetting]) {
        if isOwn { ownRoot = chosenRoot }
        example = ParsedSources(SourceSet([SourceSet.File(name: opened.name, text: SourceText(opened.source))]))
        exampleName = opened.name
        chosenRoot = nil
        self.settings = settings
    }

    /// What the person opened, with the root that they chose there.
    mutating func openOwn(_ settings: [HoleSetting]) {
        example = nil
        chosenRoot = ownRoot
        self.settings = settings
    }

    mutating func choose(_ root: EarlierRoot) {
        chosenRoot = root
    }

    mutating func set(_ settings: [HoleSetting]) {
        self.settings = settings
    }

    /// A cell stands for so many points, whatever is open.
    mutating func set(_ projection: CellProjection) {
        reading.cell = projection.cell
    }

    mutating func replaceOwn(by sources: InputSources) {
        own = sources
    }

    /// Reads what is open. The chosen root stays chosen, also while its file is gone.
    mutating func document() -> LayoutDocument {
        let document = read()
        if isOwn, let dialect = document.dialect { ownDialect = dialect.name }
        if let chosen = chosenRoot, let root = document.chosenRoot,
            chosen.likeness(of: root, in: document.sources) ?? .elsewhere > .elsewhere
        {
            chosenRoot = EarlierRoot(root, in: document.sources)
        }
        return document
    }

    private func read() -> LayoutDocument {
        var reading = isOwn ? reading : Reading(cell: reading.cell)
        reading.settings += settings
        reading.usualDialect = isOwn ? ownDialect : nil
        reading.cancellation = cancellation
        if let chosenRoot { reading.root = .again(chosenRoot) }
        if let example { return reader.read(example, name: exampleName, as: reading) }
        guard let own else {
            return LayoutDocument(name: "", source: SourceText(""), dialect: nil, root: nil, diagnostics: [])
        }
        return reader.read(own.parsed, name: own.name, as: reading)
    }
}
