import Foundation

extension StandardLibrary {
    /// Functions that library texts call and sources do not.
    static var supplementFunctions: [LibraryFunction] {
        [
            // The points in a cell of the window that the program runs for.
            .call("func __cellSize() -> CGSize") { call in Conversion<CGSize>.cgSize.encode(call.runner.cell) },
            // The room of the window, in points.
            .call("func __screenSize() -> CGSize") { call in Conversion<CGSize>.cgSize.encode(call.runner.screen) },
            styledNumber,
        ]
    }
}
