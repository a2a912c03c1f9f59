import SwiftSource
import TestSupport
import Testing

@Suite struct CaseFileTests {
    @Test(arguments: try CaseFile.names())
    func `every case source is read without a diagnostic`(name: String) throws {
        for file in try CaseFile.read(name).cases {
            let source = SourceText(file.source)
            let lines = Parser.parse(source).diagnostics.map { $0.line(in: source, file: file.name) }
            #expect(lines == [], "\(file.source)")
        }
    }

    @Test(arguments: try CaseFile.names())
    func `every node of a case source stands in its parent`(name: String) throws {
        for file in try CaseFile.read(name).cases {
            #expect(misplacedNodes(in: Parser.parse(SourceText(file.source))) == [], "\(file.name)")
        }
    }
}
