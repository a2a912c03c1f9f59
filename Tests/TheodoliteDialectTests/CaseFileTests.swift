import LayoutTestSupport
import TestSupport
import Testing
import Vocabularies

/// The case file, measured on the real library. Every source is read, laid out and compared.
struct CaseFileTests {
    @Test func `every case of the case file is laid out as by the real library`() throws {
        let file = try CaseFile.read("theodolite")
        #expect(file.cases.count == 60)
        let differences = try file.differences(in: Theodolite())
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
