import BlueprintDialect
import Negotiation
import Testing

/// Cases that the real library leaves undefined: every element gets a finite frame, and every odd one a note.
struct UndefinedTests {
    private static func notes(_ recording: Recording) -> [String] {
        recording.record.notes.map { "\(recording.record[$0.element].name): \($0.sentence)" }
    }

    @Test func `an infinite child of a stack is reported, and all shrink to 0 as in the real library`() throws {
        let row = Row {
            Spacer(width: .infinity, height: 1)
            Spacer(width: 2, height: 1)
        }
        let recording = try Recording(row, 9, 1)
        #expect(recording.drawing == "Row 0,0 9×1\n  Spacer 0,0 0×1\n  Spacer 0,0 0×1")
        let noShare =
            "its share of the stack's overflow or underflow is NaN; its length is 0"
        #expect(
            Self.notes(recording) == [
                "Spacer: its answer is not finite: inf×1", "Spacer: \(noShare)", "Spacer: \(noShare)",
            ])
        #expect(
            recording.record.elements[2].placement?.reason.sentence
                == "its width 2; its share is NaN, so its length is 0; its own height 1")
    }

    @Test func `an infinite frame becomes its container's, and a NaN length 0`() throws {
        struct Writer: Element {
            let frame: CGRect
            var content: ElementContent {
                LayoutWriter { [frame] _, builder in builder.add(with: frame, child: Label(text: "x")) }.content
            }
        }
        let recording = try Recording(
            Writer(frame: CGRect(x: -.infinity, y: 1, width: .infinity, height: .nan)), 9, 4)
        #expect(recording.drawing == "Writer 0,0 9×4\n  Label 0,1 9×0")
        #expect(
            Self.notes(recording)
                == ["Label: its frame is not finite: inf×nan at -inf, 1; 9×0 at 0, 1 is taken instead"])
        #expect(
            recording.record.elements[1].placement?.reason.sentence
                == "where its container computed it; that is not finite, so 9×0")
    }

    @Test func `the root's frame is finite too`() throws {
        let unlimited = ConstrainedAspectRatio(aspectRatio: .square, contentMode: .fitParent, wrapping: Box())
        let recording = try Recording(unlimited, Proposal(width: .unconstrained, height: .unconstrained))
        #expect(recording.drawing == "ConstrainedAspectRatio 0,0 0×0\n  Box 0,0 0×0")
        #expect(
            Self.notes(recording) == [
                "ConstrainedAspectRatio: its answer is not finite: inf×inf",
                "ConstrainedAspectRatio: its frame is not finite: inf×inf at 0, 0; 0×0 at 0, 0 is taken instead",
            ])
        let frame = unlimited.layout(frame: CGRect(x: 0, y: CGFloat.nan, width: 3, height: .nan)).frame
        #expect(frame == CGRect(x: 0, y: 0, width: 3, height: 0))
    }

    @Test func `an origin that adds up to infinity becomes the container's`() throws {
        let far = CGFloat.greatestFiniteMagnitude
        let recording = try Recording(Inset(left: far, wrapping: Inset(left: far, wrapping: Spacer(1))), 9, 1)
        #expect(recording.record.elements.allSatisfy { $0.placement?.frame.origin.x.isFinite == true })
        #expect(recording.record.notes.contains { $0.element == ElementID(2) })
    }

    @Test func `an answer of the greatest finite number is reported`() throws {
        let flow = Flow(lineAlignment: .trailing) { Spacer(1) }
        let recording = try Recording(flow, Proposal(width: .unconstrained, height: .exactly(1)))
        #expect(Self.notes(recording) == ["Flow: its answer is practically infinite: 1.8e+308×1"])
    }

    @Test func `a negative size stays, and is reported`() throws {
        let recording = try Recording(Inset(uniformInset: 2, wrapping: Spacer(1)), 3, 3)
        #expect(recording.drawing == "Inset 0,0 3×3\n  Spacer 2,2 -1×-1")
        #expect(Self.notes(recording) == ["Spacer: its frame is of a negative size: -1×-1"])
        let negative = try Recording(Spacer(-2), Proposal(width: .unconstrained, height: .exactly(1)))
        #expect(Self.notes(negative).first == "Spacer: its answer is negative: -2×-2")
    }

    @Test func `a flow's line that grows from nothing measures NaN, and is reported`() throws {
        let flow = Flow { Empty().flowChild(priority: .grows) }
        let recording = try Recording(Column { flow }, 9, 3)
        #expect(recording.result.children.allSatisfy { $0.node.frame.size.width.isFinite })
        #expect(Self.notes(recording).contains { $0.hasPrefix("Flow: its answer is not finite: nan×0") })
    }

    @Test func `a grid row of proportion 0 without a limit is reported`() throws {
        let row = GridRow { Label(text: "abc").gridRowChild(width: .proportional(0)) }
        let recording = try Recording(row, Proposal(width: .unconstrained, height: .exactly(1)))
        #expect(frames(of: recording.result).allSatisfy { $0.size.width.isFinite })
        #expect(Self.notes(recording).contains { $0.hasPrefix("GridRow: its answer is not finite") })
    }

    @Test func `a NaN spacing is reported on each child that gets no length for it`() throws {
        let row = Row(minimumSpacing: .nan) {
            Label(text: "a")
            Spacer(2).stackLayoutChild(priority: .fixed)
        }
        #expect(
            Self.notes(try Recording(row, 9, 1)) == [
                "Label: the room left by its siblings and the spacing is NaN; its length is 0"
            ])
    }

    @Test func `a priority that is NaN is reported`() throws {
        let row = Row {
            $0.horizontalUnderflow = .growUniformly
            $0.add(growPriority: .nan, child: Spacer(2))
        }
        let notes = Self.notes(try Recording(row, 9, 1))
        #expect(notes.count == 1 && notes[0].hasPrefix("Spacer: its share of the stack's overflow"))
    }

    @Test func `children of length 0 in no space are not reported`() throws {
        let row = Row {
            Empty()
            Empty()
        }
        #expect(Self.notes(try Recording(row, 0, 1)) == [])
    }

    @Test func `notes on siblings are in their order`() throws {
        let stack = EqualStack(direction: .horizontal, spacing: .nan) {
            Label(text: "a")
            Spacer(1)
        }
        #expect(Self.notes(try Recording(stack, 9, 1)).map { $0.prefix(6) } == ["Label:", "Spacer"])
    }

    @Test(arguments: [CGFloat.nan, -2, 0, .infinity])
    func `an invalid ratio is reported at its position, even if it is not asked`(ratio: CGFloat) throws {
        let element = ConstrainedAspectRatio(aspectRatio: AspectRatio(ratio: ratio), wrapping: Spacer(2))
        #expect(
            Self.notes(try Recording(element, 9, 9)) == [
                "ConstrainedAspectRatio: nothing has the ratio \(PointsFormat.short(ratio)) of width to height; "
                    + "write one above 0"
            ])
    }

    @Test func `a ratio of 0 is reported`() throws {
        let ratio = ConstrainedAspectRatio(aspectRatio: AspectRatio(ratio: 0), wrapping: Spacer(2))
        let recording = try Recording(Column { ratio }, 9, 9)
        #expect(frames(of: recording.result).allSatisfy { $0.size.height.isFinite })
        #expect(Self.notes(recording).first == "ConstrainedAspectRatio: its answer is not finite: 2×inf")
    }

    @Test func `the frames are the same without a record`() {
        let column = Column { Flow { Empty().flowChild(priority: .grows) } }
        let result = column.layout(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4))
        #expect(frames(of: result).allSatisfy { $0.size.width.isFinite && $0.origin.x.isFinite })
    }
}
