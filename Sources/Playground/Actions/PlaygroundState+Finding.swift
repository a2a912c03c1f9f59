import Editing
import LayoutInspection
import Negotiation

extension PlaygroundState {
    /// Opens a list of the focused pane's content, or of the keys in the help.
    mutating func find() {
        switch overlay {
        case .help: openFinder(.keys(of: KeyTable.standard.help(notation)))
        case .finder, .whatIf, .strip, nil: openFinder(focus == .pane(.trace) ? .steps : .elements)
        }
    }

    /// Opens the list of changes since the layout before.
    mutating func showChanges() {
        guard let difference, !difference.changes.isEmpty else {
            return report(difference == nil ? "nothing changed yet" : "no element changed")
        }
        openFinder(.changes)
    }

    /// Opens the list of files and examples, at the open one, or closes it.
    mutating func toggleOpenings() {
        if finder?.subject == .openings { overlay = nil } else { openFinder(.openings) }
    }

    /// Opens the list of roots, at the shown one.
    mutating func openRoots() {
        guard document?.roots.isEmpty == false || own != nil else { return report("nothing here can be laid out") }
        openFinder(.roots)
    }

    mutating func applyToFinder(_ action: Action.OnList) -> Effect? {
        switch action {
        case .choose(let movement):
            let (chosen, count) = (finder?.chosen ?? 0, finder?.rows.count ?? 0)
            let row = movement.applied(to: chosen, count: count, page: visibleSize(of: .finder).height)
            finder?.choose(row: row)
            reveal(row: row, in: .finder)
            return nil
        case .open(let row): return openFound(row: row ?? finder?.chosen ?? 0)
        case .writeExample: return writeExample()
        }
    }

    private mutating func writeExample() -> Effect? {
        guard let finder, finder.rows.indices.contains(finder.chosen),
            case .opening(.example(let example)) = finder.rows[finder.chosen].target
        else { return refuse("only an example can be written into a file") }
        let text = NamedText(TextName(file: example.name, isExample: true), example.source)
        return .saveAs(text, path: "\(example.name).swift")
    }

    /// Types into the list's field. An empty field restores the initial list.
    mutating func applyToFinderField(_ action: Action.OnField) -> Effect? {
        switch action {
        case .edit(let edit):
            let before = finder?.typed
            finder?.edit(edit)
            guard finder?.typed != before else { return nil }
            refreshFinder()
            if finder?.typed.isEmpty == true { chooseWhatIsOpen() }
            reveal(row: finder?.chosen ?? 0, in: .finder)
            return nil
        case .apply: return openFound(row: finder?.chosen ?? 0)
        }
    }

    /// Returns from an example to the person's own files.
    mutating func openOwn() -> Effect? {
        guard own != nil else { return refuse("no file was opened; x lists the examples") }
        if openExample == nil { message = "read again: this is what you opened" }
        return .openOwn
    }

    private mutating func openFound(row: Int) -> Effect? {
        guard let finder, finder.rows.indices.contains(row) else {
            return refuse(finder.map { $0.typed.isEmpty ? "the list is empty" : "no match for '\($0.typed)'" })
        }
        let target = finder.rows[row].target
        // The list of openings stays open until the choice is read.
        if finder.filter != nil, finder.subject != .openings { overlay = nil }
        if !finder.typed.isEmpty, [.elements, .steps].contains(finder.subject) {
            lastSearch = Search(subject: finder.subject, text: finder.typed)
        }
        switch target {
        case .element(let index): select(index)
        case .moment(let moment): show(moment: moment)
        case .key(let binding): return use(KeyTable.standard.bindings[binding])
        case .opening(.own): return .openOwn
        case .opening(.example(let example)): return .open(example)
        case .opening(.lessons): openLessons()
        case .lesson(let number): return openLesson(number)
        case .root(let root): return choose(root)
        case .companion(let companion): toggle(companion)
        case .stop(let stop): toggle(stop)
        case .edit(let edit): return perform(edit)
        case .change(let change): return perform(change)
        case .value(let value): return takeValue(value)
        case .line(let line):
            _ = perform(.select(TextSelection(at: TextPosition(line: line, offset: 0))))
        case .file(let number): showSource(file: number)
        case .nowhere: break
        }
        return nil
    }

    /// Performs a key's action, or reports where it works.
    private mutating func use(_ binding: KeyBinding) -> Effect? {
        if binding.contexts.contains(keyContext), case .these = binding.keys { return apply(binding.action) }
        let keys = notation.names(of: binding.keys)
        let places = KeyBinding.Context.allCases.filter(binding.contexts.contains).map(\.rawValue)
        let way = binding.contexts.way(from: keyContext).map { "; \($0)" } ?? ""
        message = "\(keys) (\(binding.words)) works in \(places.joined(separator: ", "))\(way)"
        return nil
    }

    /// Goes to the next or the previous match of the last search; the last is followed by the first.
    mutating func findAgain(_ direction: Action.Direction) {
        guard let search = lastSearch, inspection != nil else {
            return report("nothing was searched: / finds elements, and steps in the trace")
        }
        var finder = Finder(search.subject, hasField: true)
        finder.edit(.type(search.text))
        let matches = finder.rows(of: candidates(for: finder)).compactMap { $0.target.index }
        let here = search.subject == .elements ? selected ?? -1 : stepping.moment
        let next = direction == .forward ? matches.first { $0 > here } : matches.last { $0 < here }
        guard let match = next ?? (direction == .forward ? matches.first : matches.last) else {
            return report("no match for '\(search.text)'")
        }
        if search.subject == .elements { select(match) } else { show(moment: match) }
        let number = (matches.firstIndex(of: match) ?? 0) + 1
        message = "match \(number) of \(matches.count) for '\(search.text)'"
    }

    /// Shows the next or the previous root; the last is followed by the first.
    mutating func showRoot(_ direction: Action.Direction) -> Effect? {
        let roots = document?.roots ?? []
        guard roots.count > 1, let chosen = requests.root ?? document?.chosenRoot,
            let index = roots.firstIndex(of: chosen)
        else { return refuse(roots.isEmpty ? "nothing here can be laid out" : "\(roots[0].name) is the only root") }
        let step = direction == .forward ? 1 : -1
        return choose(roots[(index + step + roots.count) % roots.count])
    }

    private mutating func choose(_ root: Root) -> Effect {
        requests.root = root
        return .choose(root)
    }
}
