import BlueprintDialect
import Testing

/// Names besides elements that compiled code uses.
struct PublicNamesTests {
    @Test func `nil is a statement of a builder`() throws {
        let row = Row {
            nil
            Spacer(width: 2, height: 1)
        }
        #expect(try Recording(row, 9, 1).drawing == "Row 0,0 9×1\n  Spacer 0,0 2×1")
    }

    @Test func `infinite lengths are replaced, and lengths rounded to pixels`() {
        let size = CGSize(width: CGFloat.infinity, height: 3)
        #expect(size.replacingInfinity(with: CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 3))
        #expect(CGSize.infinity.width == .infinity && CGSize.infinity.height == .infinity)
        #expect((-CGFloat.infinity).replacingInfinity(with: 2) == 2)
        var length: CGFloat = 1.3
        length.round(.up, by: 2)
        #expect(length == 1.5 && CGFloat(1.3).rounded(.down, by: 2) == 1)
    }

    @Test func `a rectangle is inset at each side`() {
        let inset = CGRect(x: 1, y: 2, width: 10, height: 20)
            .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 3, y: 3, width: 4, height: 16))
    }

    @MainActor @Test func `a BlueprintView measures its element and lays it out in its bounds`() throws {
        let view = BlueprintView(element: Label(text: "one two").inset(uniform: 1))
        #expect(view.sizeThatFits(CGSize(width: 5, height: 0)) == CGSize(width: 5, height: 4))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 9, height: 3))
        #expect(view.intrinsicContentSize == CGSize(width: 9, height: 3))
        view.bounds = CGRect(x: 0, y: 0, width: 20, height: 5)
        let result = try #require(view.layoutResult)
        #expect(result.children[0].node.frame == CGRect(x: 1, y: 1, width: 18, height: 3))
        #expect(BlueprintView(element: nil).layoutResult == nil)
    }

    @Test func `a view's description keeps its animations and transitions`() {
        let description = ViewDescription(UIView.self) { configuration in
            configuration.layoutTransition = .specific()
            configuration.appearingTransition = .fade
            configuration.applyBeforeLayout { _ in }
            configuration.apply { _ in }
            #expect(configuration.updates.count == 1 && configuration.updatesBeforeLayout.count == 1)
        }
        #expect(description.appearingTransition?.alpha == 0)
        #expect(description.disappearingTransition == nil)
        #expect(ViewDescription.FrameRoundingBehavior.prioritizeEdges == description.frameRoundingBehavior)
    }
}
