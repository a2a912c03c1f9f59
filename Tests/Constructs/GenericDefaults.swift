protocol Named { var name: String { get } }
struct Plain: Named { let name = "plain" }
struct Loud: Named { let name = "loud" }
struct Label<Style: Named, Value> {
    let style: Style
    let value: Value
    init(style: Style = Plain(), value: Value = 3) {
        self.style = style
        self.value = value
    }
}
enum Action {
    case close(quit: Bool = true), open
    static var close: Self { .close(quit: false) }
}
// run
let label = Label()
p(label.style.name, label.value + 1)
let loud = Label(style: Loud(), value: "text")
p(loud.style.name, loud.value)
if case .close(let quit) = Action.close { p(quit) }
if case .close(let quit) = Action.close() { p(quit) }
