/// What members of views mean to what the program says of them, by the names that their library gives them.
package struct ViewNames: Sendable {
    /// The property that is a view's own text.
    let text: String?
    /// All properties that are.
    let captions: Set<String>
    /// Of what its classes keep, what is seen, and so listed beside the properties of a source's own.
    let listed: Set<String>
    /// Of the same, what changes nothing in a layout, and is not seen either.
    let ignored: Set<String>
    /// By which views are placed otherwise than by a layout: constraints, and frames that code sets.
    let placing: Set<String>
    /// The property that limits the lines of a view's text.
    let lineLimit: String
    /// The functions that are called where a view, or its controller, is shown.
    let callbacks: Set<String>

    package init(
        text: String? = nil, attributedText: String? = nil, listed: Set<String> = [],
        ignored: Set<String> = [], placing: Set<String> = [], lineLimit: String = "", callbacks: Set<String> = []
    ) {
        self.text = text
        captions = Set([text, attributedText].compactMap { $0 })
        self.listed = listed
        self.ignored = ignored
        self.placing = placing
        self.lineLimit = lineLimit
        self.callbacks = callbacks
    }
}
