/// What members of views mean to what the program says of them, by the names that their library gives them.
package struct ViewNames: Sendable {
    /// The visible properties of its classes, which are listed beside a source's own.
    let listed: Set<String>
    /// The properties of its classes that change neither the layout nor the picture.
    let ignored: Set<String>
    /// The members that place views without a layout: constraints, and frames that code sets.
    let placing: Set<String>
    /// The property that limits the lines of a view's text.
    let lineLimit: String

    package init(
        listed: Set<String> = [], ignored: Set<String> = [], placing: Set<String> = [], lineLimit: String = ""
    ) {
        self.listed = listed
        self.ignored = ignored
        self.placing = placing
        self.lineLimit = lineLimit
    }
}
