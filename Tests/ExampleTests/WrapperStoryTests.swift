import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import Playground
@testable import haggle

/// The why pane's line about a wrapper of one child, which has no table.
struct WrapperStoryTests {
    private static func story(_ source: String, width: Double, height: Double, index: Int) throws -> String? {
        let inspection = try FindingTests.inspection(source, width: width, height: height)
        let lines = ShareStory(inspection: inspection, index: index, notation: Notation(.utf8), width: 60).lines
        return lines.first?.spans.map(\.text).joined()
    }

    @Test func `an inset reports its distances, its proposal and its child's answer`() throws {
        let inset = """
            import BlueprintUI
            let row = Row { $0.add(child: Inset(uniformInset: 1, wrapping: Label(text: "words"))) }
            """
        let said = try Self.story(inset, width: 14, height: 4, index: 1)
        #expect(
            said
                == "Proposed ≤14×≤4, it took away 2 of the width and 2 of the height and proposed ≤12×≤2 to Label, "
                + "which answered 5×1.")
        let padding = "import SwiftUI\nText(\"words\").padding(.horizontal, 3)"
        #expect(
            try Self.story(padding, width: 14, height: 4, index: 0)
                == "Proposed ≤14×≤4, it took away 6 of the width and proposed ≤8×≤4 to Text, which answered 5×1.")
    }

    @Test func `a wrapper without distances passes its proposal on, and a frame proposes its own`() throws {
        let offset = "import QuickLayout\nText(\"words\").offset(x: 2, y: 0)"
        #expect(
            try Self.story(offset, width: 14, height: 4, index: 0)
                == "Proposed ≤14×≤4, it passed that on to Text, which answered 5×1.")
        let frame = "import SwiftUI\nText(\"words\").frame(width: 20)"
        #expect(
            try Self.story(frame, width: 14, height: 4, index: 0)
                == "Proposed ≤14×≤4, it proposed ≤20×≤4 to Text, which answered 5×1.")
    }

    @Test func `an element with a table, several children or none has no such line`() throws {
        let row = "import SwiftUI\nHStack { Text(\"a\"); Text(\"b\") }"
        let inspection = try FindingTests.inspection(row, width: 14, height: 4)
        for index in 0..<3 {
            #expect(WrapperStory(inspection: inspection, index: index, notation: Notation(.utf8)).line == nil)
        }
    }

    @Test(arguments: ["blueprint", "quicklayout", "swiftui", "theodolite"])
    func `the numbers of every case are those of the ask that decided the wrapper's answer`(name: String) throws {
        let file = try CaseFile.read(name)
        var (wrong, count): ([String], Int) = ([], 0)
        for item in file.cases {
            let inspection = try #require(try item.document(of: name).inspect(item.proposal()), "\(item.name)")
            for index in inspection.elements.indices {
                let story = WrapperStory(inspection: inspection, index: index, notation: Notation(.utf8))
                guard let (own, inner) = story.asks else { continue }
                count += 1
                let main = try #require(inspection.mainExchange(of: index))
                let isOfMain = own.id == main.id || own.answer == main.answer
                let isInside = inner.parent == own.id && inner.asker == own.asked
                if !isOfMain || !isInside || !keepsInsets(own, inner, inspection.elements[index].name) {
                    wrong.append("\(item.name): \(inspection.path(of: index))")
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count):\n\(wrong.prefix(20).joined(separator: "\n"))")
        #expect(count > 20)
    }

    /// An inset proposes the rest of its limited proposal, and the line names the difference. The exceptions are too
    /// small proposals and negative insets.
    private func keepsInsets(_ own: Exchange, _ inner: Exchange, _ name: String) -> Bool {
        guard ["Inset", "padding", "InsetComponent"].contains(name) else { return true }
        return Axis.allCases.allSatisfy { axis in
            guard let before = own.proposal[axis].limit, let after = inner.proposal[axis].limit, after > 0 else {
                return true
            }
            let taken = WrapperStory.taken(own, inner, axis)
            return after > before ? taken == nil : abs(before - (taken ?? 0) - after) < 1e-6
        }
    }
}
