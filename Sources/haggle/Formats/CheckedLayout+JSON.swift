import Foundation
import LayoutInspection
import SwiftSource

extension CheckedLayout {
    /// One object on a line: the findings, and how many proposals were asked.
    var json: String {
        var json = JSONText()
        json.object { json in
            json.field("dialect", opened.document.dialect?.name ?? "")
            if let inspection = opened.inspection { json.field("proposal") { $0.proposal(inspection.proposal) } }
            json.field("findings") { $0.array(of: findings) { $0.finding($1, in: sources) } }
            json.field("asked") { $0.number(report.proven) }
            json.field("of") { $0.number(report.all) }
            json.field("diagnostics") { $0.array(of: opened.diagnostics) { $0.diagnostic($1, in: sources) } }
        }
        json.endLine()
        return json.text
    }

    /// SARIF 2.1.0, which code reviews read.
    var sarif: String {
        var json = JSONText()
        json.object { json in
            json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.field("version", "2.1.0")
            json.field("runs") { $0.array(of: [self]) { $0.run(of: $1) } }
        }
        json.endLine()
        return json.text
    }
}

extension JSONText {
    fileprivate mutating func run(of checked: CheckedLayout) {
        object { json in
            json.field("tool") { $0.object { $0.field("driver") { $0.driver() } } }
            json.field("columnKind", "unicodeCodePoints")
            json.field("results") { $0.array(of: checked.findings) { $0.result($1, in: checked.sources) } }
        }
    }

    private mutating func driver() {
        object { json in
            json.field("name", "haggle")
            json.field("rules") { json in
                json.array(of: Finding.Kind.allCases) { json, kind in
                    json.object { $0.field("id", kind.rawValue) }
                }
            }
        }
    }

    private mutating func result(_ finding: Finding, in sources: SourceSet) {
        object { json in
            json.field("ruleId", finding.kind.rawValue)
            json.field("level", finding.severity.rawValue)
            let help = finding.help.isEmpty ? "" : "; \(finding.help)"
            json.field("message") { $0.object { $0.field("text", "\(finding.path): \(finding.message)\(help)") } }
            json.field("locations") { json in
                json.array(of: [finding.range?.start ?? 0]) { $0.location($1, in: sources) }
            }
        }
    }

    private mutating func location(_ position: Int, in sources: SourceSet) {
        let place = sources.location(of: position)
        object { json in
            json.field("physicalLocation") { json in
                json.object { json in
                    json.field("artifactLocation") { $0.object { $0.field("uri", place.file) } }
                    json.field("region") { json in
                        json.object { json in
                            json.field("startLine") { $0.number(place.location.line) }
                            json.field("startColumn") { $0.number(place.location.column) }
                        }
                    }
                }
            }
        }
    }
}
