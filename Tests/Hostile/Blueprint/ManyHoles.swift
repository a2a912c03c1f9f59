import BlueprintUI

let column = Column {
    for number in 0..<2000 {
        Row {
            unknown(number)
            AvatarElement(user: user[number])
            Label(text: title(number))
        }
    }
}
