import SwiftUI

VStack {
    ForEach(0..<2000) { row in
        HStack {
            unknown(row)
            AvatarView(user: row.user)
            Text(row.title)
        }
    }
}
