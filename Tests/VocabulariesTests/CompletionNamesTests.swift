import Editing
import LayoutInspection
import Testing
import Vocabularies

/// The lists of completion with the names of real libraries.
struct CompletionNamesTests {
    private static let swiftUI = SwiftUI().completionNames
    private static let blueprint = Blueprint().completionNames

    /// The first names at the mark `▏` of a text.
    private func completed(_ marked: String, _ names: CompletionNames, first count: Int) -> String {
        completion(marked, names).candidates.prefix(count).map(\.name).joined(separator: " ")
    }

    private func completion(_ marked: String, _ names: CompletionNames) -> Completion {
        let parts = marked.split(separator: "▏", omittingEmptySubsequences: false)
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let cursor = TextPosition(line: lines.count - 1, offset: lines[lines.count - 1].utf8.count)
        return Completion(TextLines(parts.joined()), at: cursor, names: names)
    }

    @Test(arguments: [
        ("▏", "HStack VStack ZStack Grid GridRow ViewThatFits GeometryReader Group ForEach Subview"),
        ("VStack(alignment: .▏)", "leading center trailing listRowSeparatorLeading listRowSeparatorTrailing init"),
        ("VStack(▏)", "alignment: spacing: HStack"),
        ("Text(\"a\").▏", "string color foregroundColor foregroundStyle font frame padding fixedSize"),
        ("Text(\"a\")\n    .pad▏", "padding safeAreaPadding scenePadding"),
        ("Text(\"a\").frame(▏)", "width: height: alignment: minWidth: idealWidth: maxWidth:"),
        ("Button(\"a\") {}.buttonStyle(.▏)", "automatic plain borderless link bordered glass borderedProminent"),
        ("Circle().foregroundStyle(.▏)", "clear black white gray red orange yellow green mint teal cyan blue"),
        ("GeometryReader { geometry in\n    geometry.▏\n}", "size safeAreaInsets frame"),
        ("struct Card: ▏", "View Shape ShapeStyle Layout ViewModifier"),
        ("@S▏", "@ScaledMetric @SceneStorage @State @StateObject"),
        ("let x: CGF▏", "CGFloat"), ("let s = \"abc\"\ns.upp▏", "uppercased localizedUppercase"),
    ])
    func `SwiftUI's names are listed`(text: String, names: String) {
        #expect(completed(text, Self.swiftUI, first: names.split(separator: " ").count) == names)
    }

    @Test(arguments: [
        ("sub.▏", "spacing priority sizeThatFits dimensions place"),
        ("proposal.▏", "width height replacingUnspecifiedDimensions"),
        ("subviews.cou▏", "count"),
        ("sub.place(▏)", "at: sub"),
        ("sub.sizeThatFits(.▏)", "zero unspecified infinity init"),
    ])
    func `a SwiftUI layout's parameters have members`(statement: String, names: String) {
        let text = """
            struct Mine: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    for sub in subviews {
                        \(statement)
                    }
                }
            }
            """
        #expect(completed(text, Self.swiftUI, first: names.split(separator: " ").count) == names)
    }

    @Test(arguments: [
        ("▏", "Row Column EqualStack Flow GridRow Centered Aligned Inset Overlay"),
        ("Row(▏)", "alignment: underflow: overflow: minimumSpacing: Row"),
        ("Row(alignment: .▏)", "top center bottom fill leading trailing align"),
        ("Label(text: \"a\")\n    .in▏", "inset overrideUserInterfaceStyle userInteractionEnabled"),
        ("Label(text: \"a\").box(background: .▏)", "clear black darkGray gray lightGray white red"),
        ("struct Card: ▏", "ProxyElement Element Layout SingleChildLayout"),
    ])
    func `Blueprint's names are listed`(text: String, names: String) {
        #expect(completed(text, Self.blueprint, first: names.split(separator: " ").count) == names)
    }

    @Test func `an element is inserted with its builder`() throws {
        let row = try #require(completion("Row▏", Self.blueprint).candidates.first)
        #expect(row.insertion == "Row {\n    <#elements#>\n}")
        #expect(row.help == "children side by side, from left to right")
        let button = try #require(completion("    Butto▏", Self.swiftUI).candidates.first)
        #expect(button.insertion == "Button(<#title#>) {\n        <#action#>\n    }")
        #expect(button.signature == "Button(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: () -> Void)")
    }

    @Test func `names of library text are listed, and internal ones are not`() {
        for dialect in [Blueprint(), QuickLayout(), SwiftUI(), Theodolite()] as [any Dialect] {
            let names = dialect.completionNames
            #expect(names["UILabel"]?.members.contains { $0.name == "numberOfLines" } ?? false)
            #expect(names["StringProtocol"]?.members.contains { $0.name == "uppercased" } ?? false)
            let members = names.types.flatMap { $0.initializers + $0.staticMembers + $0.members } + names.functions
            #expect(!names.types.contains { $0.name.contains("__") })
            #expect(!members.contains { $0.name.hasPrefix("__") || $0.signature.contains("__") })
        }
    }
}
