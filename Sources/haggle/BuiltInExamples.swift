import Playground

/// The files of Examples/, which the build puts into the program.
enum BuiltInExamples {
    /// In the order in which they are shown: the first is what opens without a file.
    static let all: [Example] = [
        example("Card", PackageResources.Card_swift),
        example("CardInQuickLayout", PackageResources.CardInQuickLayout_swift),
        example("CardInTheodolite", PackageResources.CardInTheodolite_swift),
        example("Toolbar", PackageResources.Toolbar_swift),
        example("Chat", PackageResources.Chat_swift),
        example("Inbox", PackageResources.Inbox_swift),
        example("Rows", PackageResources.Rows_swift),
        example("Counter", PackageResources.Counter_swift),
        example("Squeeze", PackageResources.Squeeze_swift),
        example("Underflow", PackageResources.Underflow_swift),
        example("Shares", PackageResources.Shares_swift),
        example("Alignment", PackageResources.Alignment_swift),
        example("Guides", PackageResources.Guides_swift),
        example("Table", PackageResources.Table_swift),
        example("Tags", PackageResources.Tags_swift),
        example("Flexbox", PackageResources.Flexbox_swift),
        example("Ranges", PackageResources.Ranges_swift),
        example("Badge", PackageResources.Badge_swift),
    ]

    private static func example(_ name: String, _ source: [UInt8]) -> Example {
        Example(name: name, source: String(decoding: source, as: UTF8.self))
    }
}
