/// What the last line asks: the next key answers.
package enum Prompt: Hashable, Sendable {
    /// How many times to press a key, as far as the number is typed.
    case count(Int)
    /// Whether to quit though values would be lost.
    case quit

    /// - Parameter quitKey: the key that quits here.
    func sentence(quitKey: String) -> String {
        switch self {
        case .count(0): "how many times? a number, then a key"
        case .count(let count): "\(count) times: now a key"
        case .quit: "hole values are in no file: \(quitKey) again quits, esc stays"
        }
    }
}
