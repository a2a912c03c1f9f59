import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// Every kind of element and modifier in a source, laid out as by compiled Swift.
struct SourceElementTests {
    private static func lines(_ source: String, _ width: CGFloat = 20, _ height: CGFloat = 6) throws -> [String] {
        let program = SourceRunner(vocabulary: Blueprint().vocabulary).run(Parser.parse(SourceText(source)))
        let diagnostics = program.diagnostics.map(\.message)
        guard diagnostics.isEmpty, let root = program.rootElement() else { return diagnostics }
        let proposal = Proposal(width: .exactly(width), height: .exactly(height))
        let record = Blueprint().layOut(root, in: proposal, cells: .unit).record
        return record.elements.compactMap { element in
            element.placement.map { placement in
                let corner = [placement.frame.origin.x, placement.frame.origin.y].map { PointsFormat.short($0) }
                return "\(element.name) \(corner[0]),\(corner[1]) \(PointsFormat.short(placement.frame.size))"
            }
        }
    }

    @Test(arguments: [
        ("Image(image: UIImage(size: CGSize(width: 4, height: 2)), contentMode: .aspectFit).centered()", "4,0 12×6"),
        ("TintAdjustmentMode(.normal, wrapping: Spacer(3))", "0,0 20×6"),
        ("Spacer(3).transformed(CGAffineTransform(rotationAngle: 1)).centered()", "8.5,1.5 3×3"),
        ("Spacer(3).opacity(0.5).hidden().centered()", "8.5,1.5 3×3"),
        ("Spacer(1).constrained(to: SizeConstraint(width: 4)).centered()", "9.5,2.5 1×1"),
        ("Spacer(1).constrainedTo(size: CGSize(width: 4, height: 2)).centered()", "8,2 4×2"),
        ("Spacer(1).constrainedTo(aspectRatio: AspectRatio(width: 2, height: 1)).centered()", "9,2.5 2×1"),
        ("Spacer(1).map { $0.inset(uniform: 1) }.centered()", "9.5,2.5 1×1"),
        ("Spacer(1).modify { $0.size = CGSize(width: 2, height: 2) }.centered()", "9,2 2×2"),
        ("Spacer(1).if(2 > 1, then: { $0.inset(uniform: 1) }, else: { $0 }).centered()", "9.5,2.5 1×1"),
        (
            "Spacer(1).if(let: 3 as Int?) { width, element in element.constrainedTo(width: .absolute(CGFloat(width))) }"
                + ".centered()", "8.5,2.5 3×1"
        ),
    ])
    func `an element and its modifiers are read`(source: String, frame: String) throws {
        let lines = try Self.lines(source)
        #expect(lines.contains { $0.hasSuffix(" " + frame) }, "\(lines)")
    }

    @Test func `a layout writer computes frames for its size`() throws {
        let source = """
            LayoutWriter { context, layout in
                let width = context.phase.onMeasure({ 4.0 }, onLayout: { $0.width / 2 })
                layout.add(with: CGRect(x: 1, y: 0, width: width, height: 2), child: Label(text: "a"))
                layout.add(with: CGRect(x: 0, y: 2, width: 3, height: 1), key: "b", child: Label(text: "b"))
                layout.modifyEach { $0.frame.size.height = 1 }
                layout.sizing = .fixed(CGSize(width: 9, height: 4))
            }
            """
        #expect(try Self.lines(source) == ["LayoutWriter 0,0 20×6", "Label 1,0 10×1", "Label 0,2 3×1"])
    }

    @Test func `a constraint's axis can be calculated with, and one without a limit has none afterwards`() throws {
        let source = """
            GeometryReader { proxy in
                var width = proxy.constraint.width / 2
                width -= 1
                let height = SizeConstraint.unconstrained.height * 3 + 1
                return Spacer(width: width.maximum, height: height == .unconstrained ? 2 : 1).centered()
            }
            """
        #expect(
            try Self.lines(source) == ["GeometryReader 0,0 20×6", "Centered 0,0 20×6", "Spacer 5.5,2 9×2"])
    }

    @Test func `the environment can be changed and read`() throws {
        let source = """
            AdaptedEnvironment(by: { $0.displayScale = 4 }, wrapping: EnvironmentReader { environment in
                Spacer(environment.displayScale).centered().adaptedEnvironment { $0.windowSize = nil }
            })
            """
        #expect(
            try Self.lines(source) == [
                "AdaptedEnvironment 0,0 20×6", "EnvironmentReader 0,0 20×6", "AdaptedEnvironment 0,0 20×6",
                "Centered 0,0 20×6", "Spacer 8,1 4×4",
            ])
    }

    @Test func `a source may switch the hints off around its root`() throws {
        let flow = "Column { Flow { Flow(lineAlignment: .center) { Spacer(width: 12, height: 1) } } }"
        #expect(try Self.lines(flow, 41).contains("Flow 0,0 26.5×1"))
        let options = "LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)"
        let without = "(\(flow)).adaptedEnvironment { $0.layoutMode = .caffeinated(options: \(options)) }"
        #expect(try Self.lines(without, 41).contains("Flow 0,0 19.25×1"))
    }

    @Test func `children can be read and changed`() throws {
        let source = """
            Row { row in
                row.add(child: Spacer(2))
                row.addFixed(key: "end", child: Spacer(3))
                row.children = [(element: Spacer(4), traits: StackLayout.Traits(growPriority: 0), key: nil)]
                    + row.children
            }
            """
        #expect(
            try Self.lines(source) == ["Row 0,0 20×6", "Spacer 0,0 4×4", "Spacer 9.5,0 2×2", "Spacer 17,0 3×3"])
    }

    @Test func `a scroll view has all its settings`() throws {
        let source = """
            ScrollView(.fittingHeight, wrapping: Spacer(30)) { scroll in
                scroll.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
                scroll.contentInsetAdjustmentBehavior = .never
                scroll.keyboardDismissMode = .onDrag
                scroll.pullToRefreshBehavior = .enabled(action: { })
                scroll.scrollableAxesSafeAreaEdges = .vertical
                scroll.contentOffsetTrigger = ScrollView.ScrollTrigger()
            }
            """
        #expect(try Self.lines(source) == ["ScrollView 0,0 20×6", "Spacer 0,0 18×30"])
    }
}
