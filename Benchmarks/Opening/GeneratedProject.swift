import Foundation

/// A folder of sources like a project's: views made of each other, functions, value types, and one screen that shows a
/// view of each file.
struct GeneratedProject {
    let folder: URL
    let files: [URL]
    let lineCount: Int

    /// - Parameter lines: the smallest number of lines of each file.
    init(files count: Int, lines: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("opening-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files: [URL] = []
        var lineCount = 0
        for number in 0..<count {
            let text = Self.source(number, of: count, lines: lines)
            let file = folder.appendingPathComponent("Screen\(1000 + number).swift")
            try Data(text.utf8).write(to: file)
            files.append(file)
            lineCount += text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        self.files = files
        self.lineCount = lineCount
    }

    func remove() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private static func source(_ number: Int, of count: Int, lines: Int) -> String {
        var text = "import BlueprintUI\n"
        var part = 0
        while text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) < lines - 8 {
            text += Self.part("\(number)_\(part)")
            part += 1
        }
        guard number == count - 1 else { return text }
        let rows = (0..<count).map {
            "    column.add(child: Row\($0)_0(item: Item\($0)_0(title: \"\($0)\", price: \($0))))\n"
        }
        return text + "\nlet screen = Column { column in\n\(rows.joined())}\n"
    }

    private static func part(_ name: String) -> String {
        """

        /// What a row shows.
        struct Item\(name) {
            var title: String
            var price: Double
            var count = 1
            var notes: [String] = []

            var total: Double { price * Double(count) }

            func label(in currency: String) -> String {
                guard count > 1 else { return "\\(title): \\(total) \\(currency)" }
                return "\\(title), \\(count) times: \\(total) \\(currency)"
            }
        }

        struct Row\(name): ProxyElement {
            var item: Item\(name)

            var elementRepresentation: Element {
                Row { row in
                    row.horizontalUnderflow = .growUniformly
                    row.minimumHorizontalSpacing = 1
                    row.verticalAlignment = .center
                    row.addFixed(child: Label(text: "‹"))
                    row.add(child: Label(text: item.label(in: "EUR")))
                    if item.notes.isEmpty {
                        row.addFixed(child: Label(text: "none"))
                    } else {
                        for note in item.notes.sorted() {
                            row.add(child: Label(text: note))
                        }
                    }
                    row.addFixed(child: Inset(uniformInset: 1, wrapping: Label(text: "›")))
                }
            }
        }

        """
    }
}
