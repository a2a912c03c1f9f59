import BlueprintUI

struct Endless: ProxyElement {
    var elementRepresentation: Element {
        GeometryReader { _ in
            Column {
                Endless()
                Endless()
            }
        }
    }
}
let all = Endless()
