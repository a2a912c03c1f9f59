import Foundation

/// A case file, as it lies beside the package: what a real library answered.
package struct CaseFile: Decodable {
    package let tolerance: Double
    package let cases: [Case]

    package struct Case: Decodable {
        package let name: String
        package let source: String
        package let width: String
        package let height: String
        package let size: [Double]?
        package let frames: [Frame]?
        package let cells: [Frame]?
    }

    /// `[depth, element, x, y, width, height]`; a number that is not finite is a text.
    package struct Frame: Decodable {
        package let depth: Int
        package let element: String
        package let numbers: [Double]

        package init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            depth = try values.decode(Int.self)
            element = try values.decode(String.self)
            var numbers: [Double] = []
            while !values.isAtEnd { numbers.append(try values.decode(Double.self)) }
            self.numbers = numbers
        }
    }

    /// - Parameter dialect: as it names its file: `blueprint`.
    package static func read(_ dialect: String) throws -> CaseFile {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = package.appending(path: "../shared/cases/\(dialect).json").standardized
        return try JSONDecoder().decode(CaseFile.self, from: Data(contentsOf: file))
    }
}
