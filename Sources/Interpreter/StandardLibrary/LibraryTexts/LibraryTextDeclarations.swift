import Foundation

extension StandardLibrary {
    /// What the Swift of the library and of vocabularies calls, and sources do not.
    static var supplementFunctions: [LibraryFunction] {
        [
            // The points in a cell of the window that the program runs for.
            .call("func __cellSize() -> CGSize") { call in Conversion<CGSize>.cgSize.encode(call.runner.cell) },
            styledNumber,
        ]
    }
}
