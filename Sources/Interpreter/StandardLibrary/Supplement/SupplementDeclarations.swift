import Foundation

extension StandardLibrary {
    /// What the Swift of the library and of vocabularies calls, and sources do not.
    static var supplementFunctions: [HostEntry] {
        [
            // The points in a cell of the window that the program runs for.
            .call("func __cellSize() -> CGSize") { call in Conversion<CGSize>.cgSize.encode(call.runner.cell) },
            styledNumber,
            .call("func __scalars(_ text: String) -> [UInt32]") { call in
                try call.runner.array(try call.text(0).unicodeScalars.map { .whole($0.value) })
            },
            .call("func __text(of scalars: [UInt32]) -> String") { call in
                var text = String.UnicodeScalarView()
                for value in try call.values(0) {
                    text.append(Unicode.Scalar(try call.runner.whole(value, as: UInt32.self)) ?? "\u{FFFD}")
                }
                return .string(String(text))
            },
        ]
    }
}
