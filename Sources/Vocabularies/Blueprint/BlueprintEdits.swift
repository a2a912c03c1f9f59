import LayoutInspection

extension Blueprint {
    package var editChoices: EditChoices {
        EditChoices(
            containers: [
                .builder("Row"), .builder("Column"), .wrapping("Inset", "uniformInset: 1"),
                .wrapping("Box", "backgroundColor: .gray"),
                EditChoice(
                    "Centered", "Centered(\(EditChoice.element))", long: "Centered(\n    \(EditChoice.element)\n)"),
                .wrapping("Aligned", "vertically: .top", "horizontally: .leading"),
                .wrapping("ConstrainedSize", "width: .absolute(10)"),
            ],
            modifiers: [
                ".inset(uniform: 1)", ".constrainedTo(width: .absolute(10))", ".centered()",
                ".aligned(vertically: .top, horizontally: .leading)", ".box(background: .gray)",
            ].map { .modifier($0) },
            children: [
                EditChoice("Label", "Label(text: \"Text\")"), EditChoice("Spacer", "Spacer(width: 1, height: 1)"),
                EditChoice("Box", "Box(backgroundColor: .gray)"), .container("Row", of: "Label(text: \"Text\")"),
                .container("Column", of: "Label(text: \"Text\")"),
            ],
            edges: [
                .horizontal: ["width", "uniformInset", "uniform", "right"],
                .vertical: ["height", "uniformInset", "uniform", "bottom"],
            ])
    }
}

extension EditChoice {
    /// A container whose last argument is the element: `Inset(uniformInset: 1, wrapping: ...)`.
    fileprivate static func wrapping(_ name: String, _ arguments: String...) -> EditChoice {
        let all = arguments + ["wrapping: \(element)"]
        let long = all.map { "\n    " + $0 }.joined(separator: ",")
        return EditChoice(name, "\(name)(\(all.joined(separator: ", ")))", long: "\(name)(\(long)\n)")
    }
}
