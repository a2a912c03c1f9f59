import LayoutInspection

extension SwiftUI {
    package var editChoices: EditChoices {
        EditChoices(
            containers: ["VStack", "HStack", "ZStack", "ScrollView"].map { .builder($0) },
            modifiers: [
                ".padding(1)", ".frame(width: 10)", ".frame(height: 3)", ".frame(maxWidth: .infinity)",
                ".background(.gray)", ".border(.gray)", ".fixedSize()", ".layoutPriority(1)",
            ].map { .modifier($0) },
            children: [
                EditChoice("Text", "Text(\"Text\")"), EditChoice("Spacer", "Spacer()"),
                EditChoice("Divider", "Divider()"), EditChoice("Color", "Color.gray"),
                .container("VStack", of: "Text(\"Text\")"), .container("HStack", of: "Text(\"Text\")"),
            ],
            signedNumbers: ["padding", "length", "x", "y", "spacing", "horizontalSpacing", "verticalSpacing"],
            builderProperties: ["body"],
            edges: [.horizontal: ["width", "padding"], .vertical: ["height", "padding"]])
    }
}
