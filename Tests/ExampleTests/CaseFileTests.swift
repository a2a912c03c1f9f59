import LayoutInspection
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// The case files: those measured on the real libraries, and `quicklayout-grid` with grids and flows from a model of its
/// source. Every source is read, laid out and compared.
struct CaseFileTests {
    @Test(arguments: [
        ("blueprint", 240), ("quicklayout", 200), ("quicklayout-grid", 160), ("swiftui", 240), ("swiftui-grid", 61),
        ("swiftui-deep", 299), ("theodolite", 60),
    ])
    func `every case of a case file is laid out as by the real library`(name: String, count: Int) throws {
        let file = try CaseFile.read(name)
        #expect(file.cases.count == count)
        let dialect = try #require(Dialects.all.first { $0.name == name.prefix { $0 != "-" } })
        let differences = try file.differences(in: dialect)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}

extension CaseFile.Case {
    /// Its source, read by the library that its file is of.
    func document(of file: String) -> LayoutDocument {
        let dialect = String(file.prefix { $0 != "-" })
        return LayoutReader(dialects: Dialects.all).read(SourceText(source), name: name, dialect: dialect)
    }
}
