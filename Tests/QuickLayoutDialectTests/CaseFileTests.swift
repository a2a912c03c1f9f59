import LayoutTestSupport
import TestSupport
import Testing
import Vocabularies

/// The case files: one measured on the real library, and one of grids and flows from a model of its source. Every
/// source is read, laid out and compared.
struct CaseFileTests {
    @Test(arguments: [("quicklayout", 200), ("quicklayout-grid", 160)])
    func `every case of a case file is laid out as by the real library`(name: String, count: Int) throws {
        let file = try CaseFile.read(name)
        #expect(file.cases.count == count)
        let differences = try file.differences(in: QuickLayout())
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
