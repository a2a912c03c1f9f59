import BlueprintDialect
import Negotiation
import Testing

/// The real library's layouts of some trees.
struct RealLibraryTests {
    /// case-0001
    @Test func `a column is laid out in an overlay`() throws {
        let root = Overlay(
            elements: [
                Column { column in
                    column.horizontalAlignment = .center
                    column.verticalUnderflow = .justifyToStart
                    column.verticalOverflow = .condenseUniformly
                    column.add(child: Label(text: "grapes"))
                    column.add(
                        growPriority: 1, shrinkPriority: 2,
                        child: Label(text: "eagle grapes handbook elephants be door"))
                    column.add(growPriority: 1, shrinkPriority: 2, child: Label(text: "grapes"))
                    column.add(growPriority: 0, shrinkPriority: 3, child: Spacer(width: 12, height: 10))
                },
                Label(text: "grapes"),
            ]
        )
        let recording = try Recording(root, Proposal(width: .exactly(10), height: .exactly(29)))
        #expect(
            recording.drawing == """
                Overlay 0,0 10×29
                  Column 0,0 10×29
                    Label 2,0 6×1
                    Label 0.5,1 9×5
                    Label 2,6 6×1
                    Spacer -1,7 12×10
                  Label 0,0 10×29
                """)
    }

    /// case-0046
    @Test func `a row is too narrow for an inset`() throws {
        let root = Row { row in
            row.verticalAlignment = .bottom
            row.horizontalUnderflow = .growProportionally
            row.horizontalOverflow = .condenseUniformly
            row.minimumHorizontalSpacing = 5
            row.add(
                growPriority: 1, shrinkPriority: 0,
                child: Inset(
                    top: 5.5, bottom: 3.5, left: 5, right: 5,
                    wrapping: Label(text: "forest\nhandbook door")
                ))
        }
        let recording = try Recording(root, Proposal(width: .exactly(7), height: .exactly(26)))
        #expect(
            recording.drawing == """
                Row 0,0 7×26
                  Inset 0,0 10×26
                    Label 5,5.5 0×17
                """)
    }

    /// case-0053
    @Test func `a row is placed at the bottom`() throws {
        let root = Row { row in
            row.verticalAlignment = .bottom
            row.horizontalUnderflow = .justifyToStart
            row.horizontalOverflow = .condenseUniformly
            row.minimumHorizontalSpacing = 2
            row.add(growPriority: 3, shrinkPriority: 0, child: Label(text: "door"))
            row.add(child: Label(text: "be"))
        }
        let recording = try Recording(root, Proposal(width: .exactly(45), height: .exactly(14)))
        #expect(
            recording.drawing == """
                Row 0,0 45×14
                  Label 0,13 4×1
                  Label 6,13 2×1
                """)
    }

    /// case-0110
    @Test func `children are wider than their column`() throws {
        let root = Column { column in
            column.horizontalAlignment = .trailing
            column.verticalUnderflow = .justifyToEnd
            column.verticalOverflow = .condenseUniformly
            column.minimumVerticalSpacing = 5
            column.add(child: Label(text: "elephants handbook handbook cat eagle handbook elephants a grapes"))
            column.add(growPriority: 1, shrinkPriority: 0, child: Spacer(width: 24.5, height: 12))
        }
        let recording = try Recording(root, Proposal(width: .exactly(14), height: .exactly(55)))
        #expect(
            recording.drawing == """
                Column 0,0 14×55
                  Label 0,32 14×6
                  Spacer -10.5,43 24.5×12
                """)
    }

    /// case-0113
    @Test func `an inset surrounds a row`() throws {
        let root = Inset(
            top: 0, bottom: 4, left: 2, right: 1,
            wrapping: Row { row in
                row.verticalAlignment = .top
                row.horizontalUnderflow = .spaceEvenly
                row.horizontalOverflow = .condenseProportionally
                row.add(growPriority: 1, shrinkPriority: 2, child: Label(text: "handbook forest grapes eagle"))
            }
        )
        let recording = try Recording(root, Proposal(width: .exactly(57), height: .exactly(6)))
        #expect(
            recording.drawing == """
                Inset 0,0 57×6
                  Row 2,0 54×2
                    Label 2,0 28×1
                """)
    }

    /// case-0148
    @Test func `a row is placed in the middle`() throws {
        let root = Aligned(
            vertically: .center,
            horizontally: .fill,
            wrapping: Row { row in
                row.verticalAlignment = .bottom
                row.horizontalUnderflow = .justifyToEnd
                row.horizontalOverflow = .condenseUniformly
                row.minimumHorizontalSpacing = 2
                row.add(growPriority: 2, shrinkPriority: 0, child: Label(text: "be elephants\nelephants"))
                row.addFixed(child: Label(text: ""))
            }
        )
        let recording = try Recording(root, Proposal(width: .exactly(18), height: .exactly(4)))
        #expect(
            recording.drawing == """
                Aligned 0,0 18×4
                  Row 0,1 18×2
                    Label 4,1 12×2
                    Label 18,2 0×1
                """)
    }

    /// case-0164
    @Test func `children fill their parents`() throws {
        let root = Centered(
            Column { column in
                column.horizontalAlignment = .leading
                column.verticalUnderflow = .spaceEvenly
                column.verticalOverflow = .condenseProportionally
                column.minimumVerticalSpacing = 5
                column.addFixed(
                    child: Aligned(
                        vertically: .top,
                        horizontally: .fill,
                        wrapping: Column { column in
                            column.horizontalAlignment = .trailing
                            column.verticalUnderflow = .growUniformly
                            column.verticalOverflow = .condenseUniformly
                            column.add(growPriority: 1, shrinkPriority: 3, child: Spacer(width: 5, height: 10))
                        }
                    ))
            }
        )
        let recording = try Recording(root, Proposal(width: .exactly(37.5), height: .exactly(9)))
        #expect(
            recording.drawing == """
                Centered 0,0 37.5×9
                  Column 16.25,0 5×9
                    Aligned 16.25,0 5×9
                      Column 16.25,0 5×9
                        Spacer 16.25,0 5×9
                """)
    }

    /// case-0204
    @Test func `a column is centered`() throws {
        let root = Column { column in
            column.horizontalAlignment = .center
            column.verticalUnderflow = .spaceEvenly
            column.verticalOverflow = .condenseUniformly
            column.minimumVerticalSpacing = 5
            column.add(growPriority: 1, shrinkPriority: 0, child: Spacer(width: 8, height: 3))
            column.add(growPriority: 1, shrinkPriority: 2, child: Label(text: "handbook cat forest a"))
            column.add(child: Box())
            column.add(growPriority: 0, shrinkPriority: 1, child: Label(text: "grapes eagle handbook"))
        }
        let recording = try Recording(root, Proposal(width: .exactly(21), height: .exactly(32)))
        #expect(
            recording.drawing == """
                Column 0,0 21×32
                  Spacer 6.5,0 8×3
                  Label 0,12 21×1
                  Box 10.5,22 0×0
                  Label 0,31 21×1
                """)
    }

    /// case-0228
    @Test func `a row holds boxes`() throws {
        let root = Row { row in
            row.verticalAlignment = .fill
            row.horizontalUnderflow = .spaceEvenly
            row.horizontalOverflow = .condenseUniformly
            row.minimumHorizontalSpacing = 5
            row.add(
                growPriority: 1, shrinkPriority: 0,
                child: Column { column in
                    column.horizontalAlignment = .center
                    column.verticalUnderflow = .growUniformly
                    column.verticalOverflow = .condenseUniformly
                    column.minimumVerticalSpacing = 2
                    column.add(child: Label(text: "forest"))
                })
            row.addFixed(
                child: Box(
                    wrapping: Label(text: "elephants")
                ))
        }
        let recording = try Recording(root, Proposal(width: .exactly(34), height: .exactly(53)))
        #expect(
            recording.drawing == """
                Row 0,0 34×53
                  Column 0,0 6×53
                    Label 0,0 6×53
                  Box 25,0 9×53
                    Label 25,0 9×53
                """)
    }

    /// case-0083
    @Test func `a centered row is measured`() throws {
        let root = Row { row in
            row.verticalAlignment = .center
            row.horizontalUnderflow = .growUniformly
            row.horizontalOverflow = .condenseUniformly
            row.minimumHorizontalSpacing = 1
            row.add(growPriority: 1, shrinkPriority: 0, child: Label(text: "handbook forest handbook be"))
            row.add(
                child: Box(
                    wrapping: Label(text: "forest be")
                ))
        }
        let recording = try Recording(root, Proposal(width: .unconstrained, height: .atMost(36)))
        #expect(recording.result.frame.size == CGSize(width: 37, height: 1))
    }

    /// case-0182
    @Test func `a column is measured`() throws {
        let root = Centered(
            Column { column in
                column.horizontalAlignment = .fill
                column.verticalUnderflow = .justifyToCenter
                column.verticalOverflow = .condenseProportionally
                column.add(
                    child: Row { row in
                        row.verticalAlignment = .top
                        row.horizontalUnderflow = .justifyToCenter
                        row.horizontalOverflow = .condenseProportionally
                        row.minimumHorizontalSpacing = 1
                        row.add(growPriority: 2, shrinkPriority: 0, child: Label(text: "cat"))
                    })
                column.addFixed(
                    child: Row { row in
                        row.verticalAlignment = .center
                        row.horizontalUnderflow = .justifyToEnd
                        row.horizontalOverflow = .condenseProportionally
                        row.minimumHorizontalSpacing = 2
                        row.add(growPriority: 3, shrinkPriority: 3, child: Label(text: "elephants"))
                        row.add(
                            growPriority: 0, shrinkPriority: 1,
                            child: Label(text: "forest handbook be a grapes a be handbook eagle"))
                    })
                column.add(growPriority: 2, shrinkPriority: 1, child: Label(text: "elephants forest door\nbe"))
                column.add(
                    growPriority: 3, shrinkPriority: 0,
                    child: Column { column in
                        column.horizontalAlignment = .center
                        column.verticalUnderflow = .justifyToCenter
                        column.verticalOverflow = .condenseUniformly
                        column.add(growPriority: 0, shrinkPriority: 1, child: Label(text: "cat handbook\nforest"))
                        column.add(growPriority: 2, shrinkPriority: 1, child: Label(text: "forest"))
                        column.add(growPriority: 3, shrinkPriority: 1, child: Spacer(width: 10, height: 4))
                        column.add(child: Label(text: "elephants elephants elephants eagle grapes elephants"))
                    })
            }
        )
        let recording = try Recording(root, Proposal(width: .atMost(5), height: .atMost(33)))
        #expect(recording.result.frame.size == CGSize(width: 5, height: 33.5))
    }
}
