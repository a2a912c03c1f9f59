import Foundation
import LayoutInspection
import SwiftSource

extension CheckedSources {
    /// One object on a line: the findings, their layouts, and the number of asked proposals.
    var json: String {
        var json = JSONText()
        json.object { json in
            json.field("dialect", first.opened.document.dialect?.name ?? "")
            if let inspection = first.opened.inspection { json.field("proposal") { $0.proposal(inspection.proposal) } }
            json.field("findings", each: findings) { json, found in
                json.finding(found.finding, in: sources, root: layouts.count > 1 ? found.root : nil)
            }
            json.field("asked") { $0.number(proven.asked) }
            json.field("of") { $0.number(proven.all) }
            json.field("layouts", each: layouts) { $0.layout($1) }
            json.field("leftOut") { $0.number(leftOutCount) }
            json.field("diagnostics", each: diagnostics) { $0.diagnostic($1, in: sources) }
        }
        json.endLine()
        return json.text
    }

    /// SARIF 2.1.0, for code reviews.
    var sarif: String {
        var json = JSONText()
        json.object { json in
            json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.field("version", "2.1.0")
            json.field("runs", each: [self]) { $0.run(of: $1) }
        }
        json.endLine()
        return json.text
    }
}

extension JSONText {
    /// A root, whether it could be laid out, and the number of proposals to its elements.
    fileprivate mutating func layout(_ checked: CheckedLayout) {
        let document = checked.opened.document
        object { json in
            if let root = document.chosenRoot {
                json.field("name", root.name)
                json.field("kind", root.kind.rawValue)
                json.place(root.range.start, in: document.sources)
            }
            json.field("dialect", document.dialect?.name ?? "")
            json.field("laidOut") { $0.bool(checked.opened.inspection != nil) }
            json.field("asked") { $0.number(checked.report.proven) }
            json.field("of") { $0.number(checked.report.all) }
        }
    }

    fileprivate mutating func run(of checked: CheckedSources) {
        object { json in
            json.object("tool") { $0.field("driver") { $0.driver() } }
            json.field("columnKind", "unicodeCodePoints")
            json.field("results", each: checked.findings) { $0.result($1.finding, in: checked.sources) }
        }
    }

    private mutating func driver() {
        object { json in
            json.field("name", "haggle")
            json.field("rules", each: Finding.Kind.allCases) { json, kind in
                json.object { $0.field("id", kind.rawValue) }
            }
        }
    }

    private mutating func result(_ finding: Finding, in sources: SourceSet) {
        object { json in
            json.field("ruleId", finding.kind.rawValue)
            json.field("level", finding.severity.rawValue)
            let help = finding.advice.isEmpty ? "" : "; \(finding.advice)"
            json.object("message") { $0.field("text", "\(finding.path): \(finding.message)\(help)") }
            json.field("locations", each: [finding.range?.start ?? 0]) { $0.location($1, in: sources) }
            let changes = finding.remedies?.changes ?? []
            if !changes.isEmpty { json.field("fixes", each: changes) { $0.fix($1, in: sources) } }
        }
    }

    private mutating func location(_ position: Int, in sources: SourceSet) {
        object { json in
            json.object("physicalLocation") { json in
                json.file(of: position, in: sources)
                json.field("region") { $0.region(SourceRange(position, position), in: sources, isWhole: false) }
            }
        }
    }

    /// A change to the source.
    private mutating func fix(_ change: WrittenChange, in sources: SourceSet) {
        object { json in
            json.object("description") { $0.field("text", change.sentence) }
            json.field("artifactChanges", each: [change.edit]) { json, edit in
                json.object { json in
                    json.file(of: edit.range.start, in: sources)
                    json.field("replacements", each: [edit]) { $0.replacement($1, in: sources) }
                }
            }
        }
    }

    private mutating func replacement(_ edit: SourceEdit, in sources: SourceSet) {
        object { json in
            json.field("deletedRegion") { $0.region(edit.range, in: sources) }
            json.object("insertedContent") { $0.field("text", edit.replacement) }
        }
    }

    private mutating func file(of position: Int, in sources: SourceSet) {
        let path = sources.location(of: position).file
        let uri = path.addingPercentEncoding(withAllowedCharacters: Self.uriCharacters) ?? path
        object("artifactLocation") { $0.field("uri", uri) }
    }

    /// The characters that a path keeps in a URI. A colon is not among them: text before it would be the scheme.
    private static var uriCharacters: CharacterSet { .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":")) }

    /// A range of a source. Unlike all other formats here, SARIF does not count columns in bytes.
    /// - Parameter isWhole: whether its end is written too.
    private mutating func region(_ range: SourceRange, in sources: SourceSet, isWhole: Bool = true) {
        let text = sources.file(of: range).text
        let (start, end) = (text.scalarLocation(of: range.start), text.scalarLocation(of: range.end))
        object { json in
            json.field("startLine") { $0.number(start.line) }
            json.field("startColumn") { $0.number(start.column) }
            if isWhole {
                json.field("endLine") { $0.number(end.line) }
                json.field("endColumn") { $0.number(end.column) }
            }
        }
    }
}

extension SourceText {
    /// Line and column from 1, the column counted in Unicode scalars.
    fileprivate func scalarLocation(of position: Int) -> SourceLocation {
        let bytes = location(of: position)
        let start = position - (bytes.column - 1)
        return SourceLocation(line: bytes.line, column: self[SourceRange(start, position)].unicodeScalars.count + 1)
    }
}
