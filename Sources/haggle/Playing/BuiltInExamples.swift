import Playground

/// The files of Examples/, embedded by the build.
enum BuiltInExamples {
    /// In display order: SwiftUI's from simple to hard, then the other libraries'. The first one opens without a file.
    static let all: [Example] = [
        example("CardInSwiftUI", "swiftui", PackageResources.CardInSwiftUI_swift),
        example("Meter", "swiftui", PackageResources.Meter_swift),
        example("Stations", "swiftui", PackageResources.Stations_swift),
        example("FirstThatFits", "swiftui", PackageResources.FirstThatFits_swift),
        example("Staircase", "swiftui", PackageResources.Staircase_swift),
        example("Chips", "swiftui", PackageResources.Chips_swift),
        example("EqualWidths", "swiftui", PackageResources.EqualWidths_swift),
        example("Dial", "swiftui", PackageResources.Dial_swift),
        example("Card", "blueprint", PackageResources.Card_swift),
        example("Toolbar", "blueprint", PackageResources.Toolbar_swift),
        example("Chat", "blueprint", PackageResources.Chat_swift),
        example("Inbox", "blueprint", PackageResources.Inbox_swift),
        example("Squeeze", "blueprint", PackageResources.Squeeze_swift),
        example("Underflow", "blueprint", PackageResources.Underflow_swift),
        example("Alignment", "blueprint", PackageResources.Alignment_swift),
        example("Badge", "blueprint", PackageResources.Badge_swift),
        example("CardInQuickLayout", "quicklayout", PackageResources.CardInQuickLayout_swift),
        example("Shares", "quicklayout", PackageResources.Shares_swift),
        example("Guides", "quicklayout", PackageResources.Guides_swift),
        example("Table", "quicklayout", PackageResources.Table_swift),
        example("Tags", "quicklayout", PackageResources.Tags_swift),
        example("CardInTheodolite", "theodolite", PackageResources.CardInTheodolite_swift),
        example("Flexbox", "theodolite", PackageResources.Flexbox_swift),
        example("Ranges", "theodolite", PackageResources.Ranges_swift),
        example("Counter", "theodolite", PackageResources.Counter_swift),
        example("Rows", "theodolite", PackageResources.Rows_swift),
    ]

    private static func example(_ name: String, _ dialect: String, _ source: [UInt8]) -> Example {
        Example(name: name, dialect: dialect, source: String(decoding: source, as: UTF8.self))
    }
}
