import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// The influence of the top proposal, as chains report it. A length without that influence does not change with a cell
/// more or less.
struct ChainInfluenceTests {
    @Test(arguments: ["blueprint", "quicklayout", "quicklayout-grid", "swiftui", "swiftui-grid", "theodolite"])
    func `a length without the top's influence stays when the top's proposal changes`(name: String) throws {
        let file = try CaseFile.read(name)
        var wrong: [String] = []
        var (independent, all) = (0, 0)
        for item in file.cases.enumerated().filter({ $0.offset.isMultiple(of: 3) }).map(\.element) {
            let (document, proposal) = (item.document(of: name), try item.proposal())
            let inspection = try #require(try document.inspect(proposal), "\(item.name)")
            let others = try Self.neighbours(of: proposal).compactMap { try document.inspect($0) }
            for index in inspection.elements.indices {
                for axis in Axis.allCases {
                    guard let chain = inspection.chain(of: index, on: axis) else { continue }
                    all += 1
                    guard chain.isIndependent else { continue }
                    independent += 1
                    let path = inspection.path(of: index)
                    let length = inspection.elements[index].frame.size[axis]
                    for other in others {
                        guard let found = other.index(of: path) else { continue }
                        let now = other.elements[found].frame.size[axis]
                        if abs(now - length) > 1e-6, !(now.isNaN && length.isNaN), now != length {
                            wrong.append(
                                "\(item.name) \(proposal.width)x\(proposal.height) \(path) \(axis) \(length), at \(other.proposal.width)x\(other.proposal.height) \(now): \(chain.links.map { "\($0.value) \($0.calculation.map { "\($0)" } ?? "")" }) \(chain.end)"
                            )
                            break
                        }
                    }
                }
            }
        }
        #expect(
            wrong.isEmpty, "\(wrong.count) of \(independent) of \(all):\n\(wrong.prefix(30).joined(separator: "\n"))")
    }

    private static func neighbours(of proposal: Proposal) -> [Proposal] {
        [-1, 1].flatMap { step in
            [
                proposal.width.moved(by: step).map { Proposal(width: $0, height: proposal.height) },
                proposal.height.moved(by: step).map { Proposal(width: proposal.width, height: $0) },
            ].compactMap { $0 }
        }
    }
}

extension AxisProposal {
    fileprivate func moved(by step: CGFloat) -> AxisProposal? {
        switch self {
        case .exactly(let length) where length + step >= 0: .exactly(length + step)
        case .atMost(let length) where length + step >= 0: .atMost(length + step)
        default: nil
        }
    }
}
