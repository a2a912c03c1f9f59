import BlueprintUI

let far = Column(alignment: .leading, minimumSpacing: 9000) {
    Label(text: "x").constrainedTo(width: .absolute(4000))
    Label(text: "y")
}
