import QuickLayout
import UIKit

@QuickLayout final class Endless: UIView {
    let other = Endless()
    var body: Layout {
        VStack {
            other
            other
        }
    }
}
let all = Endless()
