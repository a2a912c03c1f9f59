import Interpreter

/// The pages of modifiers: what can be called on every element of a dialect, and what that makes.
struct ModifierPages: Sendable {
    private let pages: [(made: TypeDescription, methods: [Callable])]

    /// In the order in which help lists them.
    @_optimize(none)
    init<each Subject>(_ pages: repeat Page<each Subject>) {
        var all: [(TypeDescription, [Callable])] = []
        for page in repeat each pages { all.append((page.description, page.modifiers)) }
        self.pages = all
    }

    var methods: [Callable] { pages.flatMap(\.methods) }

    /// What they make. Pages of one name are one type: the last, with the properties of all.
    var types: [TypeDescription] {
        pages.reduce(into: []) { types, page in
            guard let place = types.firstIndex(where: { $0.name == page.made.name }) else {
                return types.append(page.made)
            }
            let before = types[place].properties
            types[place] = page.made
            types[place].properties = before + page.made.properties
        }
    }
}

extension Page {
    /// The methods of modifiers, as methods of this type.
    func modifiers(of pages: ModifierPages) -> Page { changing { $0.description.methods += pages.methods } }
}
