import Interpreter
import QuickLayoutDialect

// Grids and their rows as sources write them.

extension QuickLayoutVocabulary {
    private static let grid = Conversion<Grid>.native(TypeName("Grid"))
    private static let gridRow = Conversion<GridRow>.native(TypeName("GridRow"))

    static var gridDescriptions: [TypeDescription] { [gridDescription, gridRowDescription] }

    private static var gridDescription: TypeDescription {
        TypeDescription(
            TypeName("Grid"), .element,
            help: "rows of cells in columns: columns share the width, then rows the height; no cell spans several "
                + "(SwiftUI: gridCellColumns)",
            conformances: [layout],
            initializers: [
                .initializer(
                    Parameter("alignment", alignment.conversion, default: ".center", .center),
                    spacing("horizontalSpacing"), spacing("verticalSpacing"),
                    Parameter("rows", gridRow.builder(), default: "{ [] }", []), of: grid
                ) { alignment, horizontal, vertical, rows in
                    Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { rows }
                }
            ],
            properties: [
                PropertyDescription(
                    reading: "alignment", of: grid, \.alignment, alignment.conversion, default: ".center",
                    help: "where elements stand in their cells"),
                PropertyDescription(
                    reading: "horizontalSpacing", of: grid, \.horizontalSpacing, .cgFloat, unit: .points,
                    default: "0", help: "between two columns"),
                PropertyDescription(
                    reading: "verticalSpacing", of: grid, \.verticalSpacing, .cgFloat, unit: .points, default: "0",
                    help: "between two rows"),
            ])
    }

    private static var gridRowDescription: TypeDescription {
        TypeDescription(
            TypeName("GridRow"), .value, help: "the cells of one row of a Grid",
            initializers: [
                .initializer(
                    Parameter("alignment", verticalAlignment.conversion.optional(), default: "nil", nil), children,
                    of: gridRow
                ) { alignment, children in GridRow(alignment: alignment) { children } }
            ])
    }
}
