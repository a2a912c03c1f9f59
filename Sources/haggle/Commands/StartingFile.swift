/// A small file to start from, with comments that teach.
struct StartingFile {
    let dialect: String
    let text: String

    /// The first is for a person who names no dialect.
    static let all = [
        StartingFile(dialect: "swiftui", text: swiftUI), StartingFile(dialect: "blueprint", text: blueprint),
        StartingFile(dialect: "quicklayout", text: quickLayout), StartingFile(dialect: "theodolite", text: theodolite),
    ]

    private static let swiftUI = """
        import SwiftUI

        // A message. Change something and save: haggle draws it again.
        struct Message: View {
            let name: String
            let words: String

            var body: some View {
                // A stack asks its least flexible child first, and proposes to each an equal share of what is left.
                VStack(alignment: .leading, spacing: 1) {
                    HStack(spacing: 2) {
                        Text(name)
                        // A spacer takes what is left. Without it the stack would be as narrow as its texts.
                        Spacer()
                        // Of two texts in too little room, the one with the higher priority keeps its length.
                        Text("yesterday").layoutPriority(1)
                    }
                    // Press [ for a narrower window: a text answers with more lines.
                    Text(words)
                }
                // Padding proposes less to what is in it, and adds as much to the answer.
                .padding(1)
            }
        }

        #Preview {
            Message(name: "Ada Lovelace", words: "The engine weaves patterns just as the loom weaves flowers.")
        }

        """

    private static let blueprint = """
        import BlueprintUI

        // A message. Change something and save: haggle draws it again.
        let header = Row { row in
            row.verticalAlignment = .center
            row.minimumHorizontalSpacing = 2
            // Too much room goes to the children in equal shares. Too little is taken from them by their lengths.
            row.horizontalUnderflow = .growUniformly
            row.horizontalOverflow = .condenseProportionally

            // A flexible child grows and shrinks.
            row.addFlexible(child: Label(text: "Ada Lovelace"))
            // A fixed child is asked first, and keeps its length.
            row.addFixed(child: Label(text: "yesterday"))
        }

        // Press [ for a narrower window: a label answers with more lines.
        let message = Inset(
            uniformInset: 1,
            wrapping: Column { column in
                column.horizontalAlignment = .fill
                column.minimumVerticalSpacing = 1
                column.addFixed(child: header)
                column.addFlexible(
                    child: Label(text: "The engine weaves patterns just as the loom weaves flowers."))
            })

        """

    private static let quickLayout = """
        import QuickLayout

        // A message. Change something and save: haggle draws it again.
        let header = HStack(spacing: 2) {
            Text("Ada Lovelace")
            // A spacer takes what is left. Without it the stack would be as narrow as its texts.
            Spacer()
            // Of two texts in too little room, the one with the higher priority keeps its length.
            Text("yesterday").layoutPriority(1)
        }

        // A stack asks its least flexible child first, and proposes to each an equal share of what is left.
        let message = VStack(alignment: .leading, spacing: 1) {
            header
            // Press [ for a narrower window: a text answers with more lines.
            Text("The engine weaves patterns just as the loom weaves flowers.")
        }
        // Padding proposes less to what is in it, and adds as much to the answer.
        .padding(1)

        """

    private static let theodolite = """
        import Theodolite

        // A message. Change something and save: haggle draws it again.
        func text(_ words: String) -> Component {
            LabelComponent((words, options: LabelComponent.Options(maximumNumberOfLines: 0)))
        }

        let header = FlexboxComponent(
            (
                // What is left of the row's length is put between its children. Without a maximum of its own, a row
                // would be as high as the window.
                options: FlexOptions(maxSize: CGSize(width: CGFloat.nan, height: 2), justifyContent: .spaceBetween),
                children: [
                    // A child with a factor for shrinking gives length when there is too little.
                    FlexChild(text("Ada Lovelace"), flexShrink: 1), FlexChild(text("yesterday")),
                ]
            ))

        // Press [ for a narrower window: a label answers with more lines.
        let message = FlexboxComponent(
            (
                options: FlexOptions(flexDirection: .column),
                children: [
                    FlexChild(header),
                    FlexChild(text("The engine weaves patterns just as the loom weaves flowers.")),
                ]
            ))

        """
}
