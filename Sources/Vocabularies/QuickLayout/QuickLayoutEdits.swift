import LayoutInspection

extension QuickLayout {
    package var editChoices: EditChoices {
        EditChoices(
            containers: ["VStack", "HStack", "ZStack", "HFlow"].map { .builder($0) },
            modifiers: [
                ".padding(1)", ".frame(width: 10)", ".frame(height: 3)", ".frame(maxWidth: .infinity)",
                ".background { Color.gray }", ".fixedSize()", ".layoutPriority(1)",
            ].map { .modifier($0) },
            children: [
                EditChoice("Text", "Text(\"Text\")"), EditChoice("Spacer", "Spacer()"),
                EditChoice("Color", "Color.gray"), .container("VStack", of: "Text(\"Text\")"),
                .container("HStack", of: "Text(\"Text\")"),
            ],
            signedNumbers: ["padding", "length", "x", "y", "spacing"], singleBuilders: ["background", "overlay"],
            edges: [.horizontal: ["width", "padding"], .vertical: ["height", "padding"]])
    }
}
