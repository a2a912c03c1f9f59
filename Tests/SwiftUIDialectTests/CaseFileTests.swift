import LayoutTestSupport
import TestSupport
import Testing
import Vocabularies

/// The case file, measured on the real library. Every source is read, laid out and compared.
struct CaseFileTests {
    @Test(arguments: [("swiftui", 240), ("swiftui-grid", 61), ("swiftui-deep", 299)])
    func `every case of the case files is laid out as by the real library`(name: String, count: Int) throws {
        let file = try CaseFile.read(name)
        #expect(file.cases.count == count)
        let differences = try file.differences(in: SwiftUI())
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
