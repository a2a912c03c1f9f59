import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// The numbers that a chain leads through. A longer text changes only the lengths whose chains lead through the text, or
/// through an element around it that computes with its children.
struct ChainMutationTests {
    @Test(arguments: ["blueprint", "quicklayout", "quicklayout-grid", "swiftui", "swiftui-grid", "theodolite"])
    func `a longer text changes only lengths whose chains lead to it`(name: String) throws {
        let file = try CaseFile.read(name)
        var wrong: [String] = []
        var (changed, all) = (0, 0)
        for item in file.cases.enumerated().filter({ $0.offset.isMultiple(of: 3) }).map(\.element) {
            guard let literal = item.source.firstMatch(of: /"[a-z][^"\\]+"/) else { continue }
            let longer = item.source.replacingCharacters(
                in: literal.range, with: "\"\(literal.output.dropFirst().dropLast()) longer words\"")
            let dialect = String(name.split(separator: "-")[0])
            func inspect(_ source: String) throws -> Inspection {
                try #require(
                    try LayoutReader(dialects: Dialects.all).read(SourceText(source), name: item.name, dialect: dialect)
                        .inspect(item.proposal()), "\(item.name)")
            }
            let (before, after) = (try inspect(item.source), try inspect(longer))
            let offset = item.source.utf8.distance(from: item.source.startIndex, to: literal.range.lowerBound)
            // A literal in a ForEach is several texts.
            let texts = before.record.elements.indices.map { ElementID($0) }.filter { element in
                guard before.record[element].children.isEmpty, let range = before.record.range(of: element) else {
                    return false
                }
                return range.start <= offset && offset < range.end
            }
            // A literal may stand elsewhere, as in a list of words.
            guard !texts.isEmpty else { continue }
            let around = Set(texts.flatMap { before.record.lineage(of: $0) })
            for index in before.elements.indices {
                guard let found = after.index(of: before.path(of: index)) else { continue }
                for axis in Axis.allCases {
                    let (old, new) = (before.elements[index].frame.size[axis], after.elements[found].frame.size[axis])
                    all += 1
                    guard old != new, !(old.isNaN && new.isNaN), abs(old - new) > 1e-6 else { continue }
                    changed += 1
                    let sources = before.record.sources(of: before.elements[index].recordID, on: axis)
                    guard around.isDisjoint(with: sources) else { continue }
                    wrong.append("\(item.name) \(before.path(of: index)) \(axis): \(old) became \(new)")
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count) of \(changed):\n\(wrong.prefix(30).joined(separator: "\n"))")
        #expect(changed > 0 && changed < all)
    }
}

extension LayoutRecord {
    /// Whether an element divides a length among its children: each gets what the others leave.
    fileprivate func divides(_ element: ElementID, _ axis: Axis) -> Bool {
        shares(of: element).contains { share in
            if case .divided = share.outcome { share.axis == axis } else { false }
        }
    }

    /// The elements that computed a number of a length's chain, and of the chains of their own lengths and proposals.
    fileprivate func sources(of element: ElementID, on axis: Axis) -> Set<ElementID> {
        var found: Set<ElementID> = []
        var rest = Array(chain(of: element, on: axis)?.computing(in: self) ?? [])
        while let next = rest.popLast() {
            guard found.insert(next).inserted else { continue }
            for axis in Axis.allCases {
                rest += chain(of: next, on: axis)?.computing(in: self) ?? []
                for asked in self[next].asked { rest += chain(ofProposal: asked, on: axis)?.computing(in: self) ?? [] }
            }
        }
        return found
    }
}

extension LengthChain {
    /// The elements that computed a number of the chain, rather than passing it on.
    fileprivate func computing(in record: LayoutRecord) -> Set<ElementID> {
        var elements: Set<ElementID> = []
        for link in links {
            switch link.role {
            case .answer(let exchange):
                // An answer that is a proposal or the element's own number changes only with those.
                switch record.derivation(of: exchange, on: link.axis)?.origin {
                case .constant, .room, .minimum: break
                case .content, .answer, .sum, .rule, .code, .frame, .decided, nil: elements.insert(link.element)
                }
            case .proposal(let exchange):
                if link.calculation != nil, let asker = record[exchange].asker { elements.insert(asker) }
            case .frame:
                if let parent = record[link.element].parent,
                    link.calculation != nil || record.divides(parent, link.axis)
                {
                    elements.insert(parent)
                }
            }
        }
        switch end {
        case .content(let element), .children(let element, _), .code(let element): elements.insert(element)
        case .own(let element):
            // A reader's views may set numbers that they computed from its size.
            elements.formUnion(record.lineage(of: element).filter { record[$0].name == "GeometryReader" })
        case .top, .unlimited: break
        }
        return elements
    }
}
