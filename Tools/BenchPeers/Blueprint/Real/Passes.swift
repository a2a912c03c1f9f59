import BlueprintUI
import Foundation
import PeerMeasuring
import PeerText

extension BlueprintTree {
    var prepared: PeerTree {
        PeerTree {
            _ = PeerLayout(element, frame: frame)
        } account: {
            let before = Label.measures.pointee
            let layout = PeerLayout(element, frame: frame)
            return PeerAccount(leafMeasures: Label.measures.pointee - before, frames: layout.frames)
        }
    }
}

/// A label that measures itself as ours does.
struct Label: Element {
    let text: String
    /// How many there were; a pointer, so that counting is not checked for exclusive access.
    nonisolated(unsafe) static let measures = {
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        count.initialize(to: 0)
        return count
    }()

    var content: ElementContent {
        ElementContent { constraint in
            Label.measures.pointee += 1
            let limit = CGSize(width: constraint.width.maximum, height: constraint.height.maximum)
            let extent = TextExtent(text, width: limit.width < 1_000_000 ? Int(max(0, limit.width)) : nil)
            return CGSize(
                width: min(CGFloat(extent.columns), max(0, limit.width)),
                height: min(CGFloat(extent.lines), max(0, limit.height)))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

/// The library's box without its appearance.
struct Box: Element {
    private let element: any Element

    init(wrapping element: any Element) {
        self.element = element
    }

    var content: ElementContent { ElementContent(child: element) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
