import Testing

/// What of Foundation is known here, whose results are Foundation's.
struct FoundationTextTests {
    @Test func `points, sizes and rectangles are transformed as Core Graphics does`() {
        #expect(
            outcome(
                """
                let both = CGAffineTransform.identity.translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 4)
                let turned = CGPoint(x: 0, y: -10).applying(CGAffineTransform(rotationAngle: .pi / 2))
                "\\(turned.x.rounded()) \\(abs(turned.y.rounded()))"
                CGPoint(x: 1, y: 2).applying(both) == CGPoint(x: 5, y: 12)
                CGPoint(x: 5, y: 12).applying(both.inverted()) == CGPoint(x: 1, y: 2)
                CGSize(width: 1, height: 2).applying(both) == CGSize(width: 2, height: 8)
                CGRect(x: 1, y: 1, width: 2, height: 2).applying(CGAffineTransform(scaleX: -1, y: 2)).minX
                both.concatenating(both).isIdentity
                """
            ).hasSuffix("\n'10.0 0.0'\ntrue\ntrue\ntrue\n-3.0\nfalse"))
    }

    @Test(arguments: [
        ("7 / 2", "3"), ("String(describing: 7 / 2)", "'3'"), ("Locale(identifier: \"en_US\").identifier", "'en_US'"),
    ])
    func `values are Foundation's`(expression: String, value: String) {
        #expect(outcome("let unused = 1\n" + expression).hasSuffix("\n" + value))
    }
}
