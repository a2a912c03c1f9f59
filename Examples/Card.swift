// A message card: parents ask under a limit, and decide. Make the window narrower: the text wraps, the content below it
// moves down, the buttons keep their words.
import BlueprintDialect

private let ink = UIColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)

private func button(_ title: String, _ color: UIColor) -> any Element {
    Box(
        backgroundColor: color,
        wrapping: Inset(top: 0, bottom: 0, left: 2, right: 2, wrapping: Label(text: title) { $0.color = .white })
    )
}

let card = Box(
    backgroundColor: UIColor(red: 0.93, green: 0.94, blue: 0.97, alpha: 1),
    borderStyle: .solid(color: UIColor(red: 0.45, green: 0.5, blue: 0.7, alpha: 1), width: 1),
    wrapping: Inset(
        uniformInset: 2,
        wrapping: Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 1) {
            Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 2) {
                Box(
                    backgroundColor: UIColor(red: 0.85, green: 0.35, blue: 0.3, alpha: 1),
                    wrapping: Inset(uniformInset: 1, wrapping: Label(text: "AL") { $0.color = .white })
                )
                .stackLayoutChild(priority: .fixed)

                Column(underflow: .justifyToStart) {
                    Label(text: "Ada Lovelace") { $0.color = ink }
                    Label(text: "to Charles, yesterday") { $0.color = .gray }
                }
                .stackLayoutChild(priority: .flexible)
            }
            .stackLayoutChild(priority: .fixed)

            Label(
                text:
                    "The engine weaves algebraical patterns just as the loom weaves flowers and leaves. Shall we meet?"
            ) {
                $0.color = ink
            }

            Row(underflow: .justifyToEnd, minimumSpacing: 1) {
                button("Later", .gray).stackLayoutChild(priority: .fixed)
                button("Accept", UIColor(red: 0.2, green: 0.45, blue: 0.75, alpha: 1)).stackLayoutChild(
                    priority: .fixed)
            }
            .stackLayoutChild(priority: .fixed)
        }
    )
)
