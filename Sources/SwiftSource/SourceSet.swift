/// The sources that are read as one program, with their names. A position belongs to the source in whose stretch it lies.
package struct SourceSet: Hashable, Sendable {
    /// In the order of their numbers.
    package let files: [File]

    /// A source, and what to call it: its path as it was given, `<stdin>`, an example's title.
    package struct File: Hashable, Sendable {
        package let name: String
        package let text: SourceText

        package init(name: String, text: SourceText) {
            self.name = name
            self.text = text
        }
    }

    /// - Parameter files: the text of each is made with its place in this list as its number.
    package init(_ files: [File]) {
        precondition(!files.isEmpty && files.indices.allSatisfy { files[$0].text.number == $0 })
        self.files = files
    }

    package subscript(range: SourceRange) -> String { file(of: range).text[range] }

    /// The source that a range lies in; the first for a range that lies in none.
    package func file(of range: SourceRange) -> File {
        files[files.indices.contains(range.file) ? range.file : 0]
    }

    /// Where a position is, as compilers print it.
    package func location(of position: Int) -> (file: String, location: SourceLocation) {
        let file = file(of: SourceRange(position, position))
        return (file.name, file.text.location(of: position))
    }
}
