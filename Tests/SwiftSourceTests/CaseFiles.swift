import Foundation

/// The sources of the case files that stand beside the package.
enum CaseFiles {
    struct Case: Decodable {
        let name: String
        let source: String
    }

    private struct File: Decodable {
        let cases: [Case]
    }

    static let dialects = ["blueprint", "quicklayout", "theodolite"]

    static func cases(of dialect: String) throws -> [Case] {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = package.appending(path: "../shared/cases/\(dialect).json").standardized
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
    }
}
