import Foundation

/// A case file in `Tests/Cases`: answers of a real library.
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

    /// The folder of the case files and of other records of the real libraries.
    package static let folder = ProjectFolder.url.appending(path: "Tests/Cases")

    /// The names of all case files: `blueprint`.
    package static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
            .map { String($0.dropLast(".json".count)) }.sorted()
    }

    package static func read(_ name: String) throws -> CaseFile {
        try JSONDecoder().decode(CaseFile.self, from: Data(contentsOf: folder.appending(path: "\(name).json")))
    }
}
