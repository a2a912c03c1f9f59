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

    package init(_ files: [File]) {
        self.files = files
    }
}
