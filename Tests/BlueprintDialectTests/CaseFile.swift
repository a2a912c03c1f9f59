import Foundation

/// A case file, as it lies beside the package.
struct CaseFile: Decodable {
    let tolerance: Double
    let cases: [Case]

    struct Case: Decodable {
        let name: String
        let source: String
        let width: String
        let height: String
        let size: [Double]?
        let frames: [Frame]?
        let cells: [Frame]?
    }

    /// `[depth, element, x, y, width, height]`; a number that is not finite is a text.
    struct Frame: Decodable {
        let depth: Int
        let element: String
        let numbers: [Double]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            depth = try values.decode(Int.self)
            element = try values.decode(String.self)
            var numbers: [Double] = []
            while !values.isAtEnd { numbers.append(try values.decode(Double.self)) }
            self.numbers = numbers
        }
    }

    static func read() throws -> CaseFile {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = package.appending(path: "../shared/cases/blueprint.json").standardized
        return try JSONDecoder().decode(CaseFile.self, from: Data(contentsOf: file))
    }
}
