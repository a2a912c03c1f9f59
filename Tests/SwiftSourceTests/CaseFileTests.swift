import SwiftSource
import Testing

@Suite struct CaseFileTests {
    @Test(arguments: CaseFiles.dialects)
    func `every case source is read without a diagnostic`(dialect: String) throws {
        for file in try CaseFiles.cases(of: dialect) {
            let source = SourceText(file.source)
            let lines = Parser.parse(source).diagnostics.map { $0.line(in: source, file: file.name) }
            #expect(lines == [], "\(file.source)")
        }
    }

    @Test(arguments: CaseFiles.dialects)
    func `every node of a case source stands in its parent`(dialect: String) throws {
        for file in try CaseFiles.cases(of: dialect) {
            #expect(misplacedNodes(in: Parser.parse(SourceText(file.source))) == [], "\(file.name)")
        }
    }
}
