import Foundation
import OpenSwiftUICore
import PeerMeasuring

extension SwiftUITree {
    var prepared: PeerTree {
        PeerTree {
            _ = PeerLayout(view, width: width, height: height)
        } account: {
            let before = Text.measures
            let layout = PeerLayout(view, width: width, height: height)
            return PeerAccount(leafMeasures: Text.measures - before, frames: layout.frames)
        }
    }
}
