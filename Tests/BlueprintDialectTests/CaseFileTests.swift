import LayoutTestSupport
import TestSupport
import Testing
import Vocabularies

/// The case file, measured on the real library. Every source is read, laid out and compared.
struct CaseFileTests {
    @Test func `every case of the case file is laid out as by the real library`() throws {
        let file = try CaseFile.read("blueprint")
        #expect(file.cases.count == 240)
        let differences = try file.differences(in: Blueprint())
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
