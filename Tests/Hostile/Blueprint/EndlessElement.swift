import BlueprintUI

struct Endless: ProxyElement {
    var elementRepresentation: Element {
        Column {
            Endless()
            Endless()
        }
    }
}
let all = Endless()
