import Testing

/// QuickLayout's views by what UIKit says of them.
@Suite struct QuickLayoutDirectionTests {
    private static func view(_ attribute: String) -> String {
        """
        import QuickLayout
        import UIKit

        @QuickLayout final class Bar: UIView {
            let first = UILabel()
            let second = UILabel()
            let field = UITextField()
            init() {
                super.init(frame: .zero)
                first.text = "first"
                second.text = "second"
                semanticContentAttribute = \(attribute)
            }
            required init?(coder: NSCoder) { fatalError() }
            var body: Layout {
                VStack(alignment: .leading) {
                    field
                    HStack { first; Spacer(2); second.padding(.leading, 1) }
                }
            }
        }
        """
    }

    @Test(arguments: [(".unspecified", "first   second"), (".forceRightToLeft", "second   first")])
    func `a view's body follows its semantic content attribute, and an empty field has a line`(
        attribute: String, row: String
    ) throws {
        try expect(Self.view(attribute), 14, 2, boxes: false, of: nil, shows: "\n" + row)
    }
}
