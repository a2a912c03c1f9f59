import Curses
import LayoutInspection
import Negotiation
import Playground
import SwiftSource

/// The open sources of the playground, and how to read them: the person's own, or an example in their place.
struct OpenSources: Sendable {
    /// The person's own sources; nil if there are none.
    private(set) var own: InputSources?
    private var ownRoot: EarlierRoot?
    private var example: ParsedSources?
    private var exampleName = ""
    private var reading: Reading
    /// Asks reading, and layouts of the sources, to stop.
    var cancellation: Cancellation?
    private let reader = LayoutReader(dialects: Dialects.all)
    /// The root that the person chose on the screen.
    private var chosenRoot: EarlierRoot?
    /// The last dialect of the person's sources: they keep it while a file is empty.
    private var ownDialect: String?
    /// The values of holes from the screen.
    private var settings: [HoleSetting] = []
    /// The unsaved texts that are read in place of the open sources.
    private var texts: [String: String] = [:]
    /// The last parse of the open sources with those texts.
    private var edited: ParsedSources?

    /// - Parameter reading: how to read the person's own sources.
    init(_ own: InputSources?, reading: Reading) {
        self.own = own
        self.reading = reading
        if own == nil { open(BuiltInExamples.all[0], []) }
    }

    var isOwn: Bool { example == nil }

    /// The places whose changes are changes of the open sources; nil if they are not on disk.
    var watched: WatchedPlaces? {
        guard isOwn, let own, own.isOnDisk else { return nil }
        return own.watched
    }

    mutating func open(_ opened: Example, _ settings: [HoleSetting]) {
        if isOwn { ownRoot = chosenRoot }
        (texts, edited) = ([:], nil)
        example = ParsedSources(SourceSet([SourceSet.File(name: opened.name, text: SourceText(opened.source))]))
        exampleName = opened.name
        chosenRoot = nil
        self.settings = settings
    }

    /// Opens the person's own sources, with their last chosen root.
    mutating func openOwn(_ settings: [HoleSetting]) {
        example = nil
        (texts, edited) = ([:], nil)
        chosenRoot = ownRoot
        self.settings = settings
    }

    mutating func choose(_ root: EarlierRoot) { chosenRoot = root }

    /// - Throws: the file that can no longer be read; the earlier sources stay open.
    mutating func apply(_ change: SourceChange) throws(UnreadableFile) {
        switch change {
        case .again(let settings):
            self.settings = settings
            try readOwnAgain()
        case .example(let example, let settings): open(example, settings)
        case .own(let settings):
            openOwn(settings)
            // It may have changed while an example was open.
            try readOwnAgain()
        case .root(let root): choose(root)
        case .settings(let settings): self.settings = settings
        case .texts(let texts): self.texts = Dictionary(texts.map { ($0.name.file, $0.text) }) { $1 }
        case .file(let path):
            own = try InputSources([path])
            (ownRoot, ownDialect) = (nil, nil)
            openOwn([])
        case .scale(let projection): reading.cell = projection.cell
        }
    }

    /// Reads the person's own sources again, if they are on disk.
    private mutating func readOwnAgain() throws(UnreadableFile) {
        guard isOwn, let own, own.isOnDisk else { return }
        self.own = try InputSources(own.paths, after: own)
    }

    /// The texts on disk of the files whose unsaved text is read instead, by name.
    var replacedOnDisk: [String: SourceText] {
        guard let sources = isOwn ? own?.parsed.sources : example?.sources else { return [:] }
        let replaced = sources.files.filter { texts[$0.name] != nil }
        return Dictionary(replaced.map { ($0.name, $0.text) }) { first, _ in first }
    }

    /// The sources with the unsaved texts.
    private mutating func withTexts(_ sources: ParsedSources) -> ParsedSources {
        guard !texts.isEmpty else {
            edited = nil
            return sources
        }
        let parsed = sources.replacing(texts, keeping: edited ?? sources)
        edited = parsed
        return parsed
    }

    /// Reads the open sources. The chosen root stays chosen, even while its file is gone.
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

    private mutating func read() -> LayoutDocument {
        var reading = isOwn ? reading : Reading(cell: reading.cell)
        reading.settings += settings
        reading.usualDialect = isOwn ? ownDialect : nil
        reading.cancellation = cancellation
        if let chosenRoot { reading.root = .again(chosenRoot) }
        if let example { return reader.read(withTexts(example), name: exampleName, as: reading) }
        guard let own else {
            return LayoutDocument(name: "", source: SourceText(""), dialect: nil, root: nil, diagnostics: [])
        }
        return reader.read(withTexts(own.parsed), name: own.name, as: reading)
    }
}
