// A conversation in bubbles as wide as their words. Each takes what it needs, up to the rest of its row.
import BlueprintDialect

private let messages: [(mine: Bool, text: String)] = [
    (false, "How wide do you want to be?"),
    (true, "How much is there?"),
    (false, "At most what is left after the margin, and as tall as you like."),
    (true, "Then I am as wide as my longest line, which is shorter than you offered, because I break at words."),
    (false, "Good. That is where I put you."),
]

private func bubble(_ text: String, _ color: UIColor) -> any Element {
    Box(
        backgroundColor: color,
        wrapping: Inset(top: 0, bottom: 0, left: 1, right: 1, wrapping: Label(text: text) { $0.color = .white })
    )
}

let chat = Inset(
    uniformInset: 1,
    wrapping: Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 1) {
        for message in messages {
            if message.mine {
                Inset(
                    left: 8,
                    wrapping: Aligned(vertically: .fill, horizontally: .trailing, wrapping: bubble(message.text, .blue))
                )
            } else {
                Inset(
                    right: 8,
                    wrapping: Aligned(vertically: .fill, horizontally: .leading, wrapping: bubble(message.text, .gray))
                )
            }
        }
    }
)
