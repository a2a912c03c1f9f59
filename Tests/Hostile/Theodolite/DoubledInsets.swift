import Theodolite

var view: Component = LabelComponent(("x", options: LabelComponent.Options()))
for _ in 0..<14 {
    let inset = InsetComponent((insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), component: view))
    view = BackgroundComponent((component: view, background: inset))
}
let all = view
