/// What members of views mean to what the program says of them, by the names that their library gives them.
package struct ViewNames: Sendable {
    /// The property that is a view's own text.
    let text: String?
    /// All properties that are.
    let captions: Set<String>
    /// The visible properties of its classes, which are listed beside a source's own.
    let listed: Set<String>
    /// The properties of its classes that change neither the layout nor the picture.
    let ignored: Set<String>
    /// The members that place views without a layout: constraints, and frames that code sets.
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
