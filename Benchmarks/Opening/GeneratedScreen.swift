import Foundation

/// One source like a person's: models, an enum with its cases, functions, closures, rows and a screen that shows them.
/// The parts repeat under other names until there are enough lines.
struct GeneratedScreen {
    let text: String
    /// The byte position of typing: inside a text of the screen's title.
    let cursor: Int
    let lineCount: Int

    init(lines: Int) {
        var text = "import BlueprintUI\n"
        var sections: [String] = []
        while text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) < lines - 30 {
            sections.append("\(sections.count)")
            text += Self.section(sections[sections.count - 1])
        }
        text += Self.screen(sections)
        self.text = text
        cursor = text.range(of: "Orders").map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) } ?? 0
        lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
    }

    private static func section(_ name: String) -> String { models(name) + functions(name) + elements(name) }

    private static func models(_ name: String) -> String {
        """

        /// What can be ordered.
        struct Dish\(name) {
            var title: String
            var price: Double
            var count = 1
            var notes: [String] = []

            var total: Double { price * Double(count) }
            var isFree: Bool { total == 0 }

            mutating func add(_ note: String) {
                guard !note.isEmpty, notes.count < 3 else { return }
                notes.append(note)
            }
        }

        enum State\(name): String, CaseIterable {
            case open, cooking, served, paid

            var next: State\(name)? {
                switch self {
                case .open: return .cooking
                case .cooking: return .served
                case .served: return .paid
                case .paid: return nil
                }
            }

            var mark: String {
                switch self {
                case .open: return "○"
                case .cooking: return "◐"
                case .served, .paid: return "●"
                }
            }
        }

        """
    }

    private static func functions(_ name: String) -> String {
        """

        func dishes\(name)() -> [Dish\(name)] {
            let names = ["Soup", "Bread", "Salad"]
            return names.enumerated().map { index, title in
                var dish = Dish\(name)(title: title, price: 2.5 * Double(index + 1), count: index + 1)
                if index > 0 { dish.add("no \\(names[index - 1].lowercased())") }
                return dish
            }
        }

        func sum\(name)(of dishes: [Dish\(name)], where isCounted: (Dish\(name)) -> Bool = { _ in true }) -> Double {
            dishes.filter(isCounted).map { $0.total }.reduce(0, +)
        }

        """
    }

    private static func elements(_ name: String) -> String {
        """

        struct DishRow\(name): ProxyElement {
            var dish: Dish\(name)
            var state = State\(name).open

            var elementRepresentation: Element {
                Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 1) {
                    Label(text: state.mark).stackLayoutChild(priority: .fixed)
                    Column(underflow: .justifyToStart) {
                        Label(text: "\\(dish.count) × \\(dish.title)")
                        if dish.notes.isEmpty {
                            Label(text: "as it comes") { $0.color = .gray }
                        } else {
                            for note in dish.notes.sorted() {
                                Label(text: note) { $0.color = .gray }
                            }
                        }
                    }
                    Label(text: dish.isFree ? "free" : "\\(dish.total)").stackLayoutChild(priority: .fixed)
                }
            }
        }

        struct Table\(name): ProxyElement {
            let states = State\(name).allCases

            var elementRepresentation: Element {
                let dishes = dishes\(name)()
                return Box(
                    backgroundColor: .white,
                    wrapping: Column { column in
                        column.horizontalAlignment = .fill
                        column.minimumVerticalSpacing = 1
                        for (index, dish) in dishes.enumerated() {
                            column.add(child: DishRow\(name)(dish: dish, state: states[index % states.count]))
                        }
                        let paid = sum\(name)(of: dishes) { $0.count > 1 }
                        column.addFixed(child: Label(text: "\\(paid) of \\(sum\(name)(of: dishes))"))
                    }
                    .inset(uniform: 1)
                )
            }
        }

        """
    }

    private static func screen(_ sections: [String]) -> String {
        """

        let screen = Column { column in
            column.horizontalAlignment = .fill
            column.verticalUnderflow = .justifyToStart
            column.addFixed(child: Label(text: "Orders"))
        \(sections.map { "    column.add(child: Table\($0)())\n" }.joined())}

        """
    }
}
