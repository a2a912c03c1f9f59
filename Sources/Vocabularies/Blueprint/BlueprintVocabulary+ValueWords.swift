import BlueprintDialect
import Interpreter

// The plain values that sources write for Blueprint: alignments, distributions, styles, colours.

extension BlueprintVocabulary {
    static let verticalLine = Words<VerticalAlignment>(
        "VerticalAlignment", help: "a line across, by which elements are aligned vertically",
        [("top", .top), ("center", .center), ("bottom", .bottom)])
    static let horizontalLine = Words<HorizontalAlignment>(
        "HorizontalAlignment", help: "a line down, by which elements are aligned horizontally",
        [("leading", .leading), ("center", .center), ("trailing", .trailing)])

    static let rowAlignment: Words<Row.RowAlignment> = {
        let type = Conversion<Row.RowAlignment>.native(TypeName("Row.RowAlignment"))
        return Words(
            "Row.RowAlignment", help: "where a row's children stand between its top and its bottom",
            [
                ("top", .top), ("center", .center), ("bottom", .bottom), ("fill", .fill), ("leading", .leading),
                ("trailing", .trailing),
            ],
            calls: [
                .function("align", Parameter("to", verticalLine.conversion), returning: type) { .align(to: $0) }
            ])
    }()

    static let columnAlignment: Words<Column.ColumnAlignment> = {
        let type = Conversion<Column.ColumnAlignment>.native(TypeName("Column.ColumnAlignment"))
        return Words(
            "Column.ColumnAlignment", help: "where a column's children stand between its sides",
            [("leading", .leading), ("center", .center), ("trailing", .trailing), ("fill", .fill)],
            calls: [
                .function("align", Parameter("to", horizontalLine.conversion), returning: type) { .align(to: $0) }
            ])
    }()

    static let underflow = Words<StackLayout.UnderflowDistribution>(
        "StackLayout.UnderflowDistribution", help: "what becomes of the room that a stack's children leave",
        [
            ("spaceEvenly", .spaceEvenly), ("growProportionally", .growProportionally),
            ("growUniformly", .growUniformly), ("justifyToStart", .justifyToStart),
            ("justifyToCenter", .justifyToCenter), ("justifyToEnd", .justifyToEnd),
        ])
    static let overflow = Words<StackLayout.OverflowDistribution>(
        "StackLayout.OverflowDistribution", help: "who gives way where a stack's children need more than there is",
        [("condenseProportionally", .condenseProportionally), ("condenseUniformly", .condenseUniformly)])
    static let priority = Words<StackLayout.Child.Priority>(
        "StackLayout.Child.Priority", help: "whether a stack's child grows and shrinks",
        [("fixed", .fixed), ("flexible", .flexible), ("grows", .grows), ("shrinks", .shrinks)])
    static let verticalPlace = Words<Aligned.VerticalAlignment>(
        "Aligned.VerticalAlignment", help: "where Aligned puts what it wraps, from top to bottom",
        [("top", .top), ("center", .center), ("bottom", .bottom), ("fill", .fill)])
    static let horizontalPlace = Words<Aligned.HorizontalAlignment>(
        "Aligned.HorizontalAlignment", help: "where Aligned puts what it wraps, from side to side",
        [("leading", .leading), ("center", .center), ("trailing", .trailing), ("fill", .fill)])
    static let textAlignment = Words<Label.TextAlignment>(
        "Label.TextAlignment", help: "on which side of a label its lines stand",
        [("left", .left), ("center", .center), ("right", .right), ("natural", .natural)])
    static let lineBreakMode = Words<Label.LineBreakMode>(
        "Label.LineBreakMode", help: "where a label's lines break",
        [
            ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
            ("byTruncatingTail", .byTruncatingTail), ("byTruncatingHead", .byTruncatingHead),
            ("byTruncatingMiddle", .byTruncatingMiddle),
        ])
    static let cornerCurve = Words<Box.CornerCurve>(
        "Box.CornerCurve", help: "how a box's rounded corners are drawn",
        [("circular", .circular), ("continuous", .continuous)])

    /// `VerticalAlignment(Baseline.self)`: the compiled type knows a line by a type of compiled code, which none of a
    /// source's is.
    static func ownLine<Line>(_ line: Conversion<Line>) -> Callable {
        .initializer(Parameter(nil, name: "id", BlueprintOpenTypes.alignmentID), of: line) {
            id throws(VocabularyError) in
            throw .refused(
                "haggle does not run '\(id.typeName)' yet, an AlignmentID that the source declares; align to one of the "
                    + "lines of \(line.type), with an alignmentGuide for each child whose line runs elsewhere")
        }
    }
}
