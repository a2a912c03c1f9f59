import Theodolite

final class Endless: TypedComponent {
    typealias PropType = Int
    override func render() -> [Component] {
        [FlexboxComponent((options: FlexOptions(), children: [FlexChild(Endless(1)), FlexChild(Endless(2))]))]
    }
}
let all = Endless(0)
