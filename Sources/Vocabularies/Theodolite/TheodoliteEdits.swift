import LayoutInspection

extension Theodolite {
    package var editChoices: EditChoices {
        let text = "LabelComponent((\"Text\", options: LabelComponent.Options()))"
        return EditChoices(
            containers: [
                .flexbox("row", around: EditChoice.element), .flexbox("column", around: EditChoice.element),
                .props(
                    "Inset", "insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)",
                    "component: \(EditChoice.element)"),
                .props(
                    "Background", "component: \(EditChoice.element)",
                    "background: ViewComponent(ViewConfiguration(attributes: [.backgroundColor(.gray)]))"),
                .props(
                    "Size", "size: SizeRange(max: CGSize(width: 10, height: CGFloat.nan))",
                    "component: \(EditChoice.element)"),
            ],
            children: [
                EditChoice("Label", text), .flexbox("row", around: text), .flexbox("column", around: text),
                EditChoice("View", "ViewComponent(ViewConfiguration(attributes: [.backgroundColor(.gray)]))"),
            ],
            signedNumbers: ["top", "left", "bottom", "right", "flex"])
    }
}

extension EditChoice {
    fileprivate static func flexbox(_ direction: String, around content: String) -> EditChoice {
        let options = "options: FlexOptions(flexDirection: .\(direction))"
        return EditChoice(
            "Flexbox \(direction)", "FlexboxComponent((\(options), children: [FlexChild(\(content))]))",
            long: """
                FlexboxComponent(
                    (
                        \(options),
                        children: [
                            FlexChild(\(content))
                        ]
                    ))
                """)
    }

    /// A component of a tuple of props: `InsetComponent((insets: ..., component: ...))`.
    fileprivate static func props(_ word: String, _ parts: String...) -> EditChoice {
        let long = parts.map { "        " + $0 }.joined(separator: ",\n")
        return EditChoice(
            word, "\(word)Component((\(parts.joined(separator: ", "))))",
            long: "\(word)Component(\n    (\n\(long)\n    ))")
    }
}
