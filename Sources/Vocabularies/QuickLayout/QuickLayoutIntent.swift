import Foundation
import Interpreter
import LayoutInspection
import QuickLayoutDialect

extension LayoutIntent {
    /// What an element of this dialect is for.
    init(of element: any Element) {
        switch element {
        case is Spacer: self.init(spacer: CGSize(width: CGFloat.infinity, height: .infinity))
        case is LayerElement, is OffsetElement: self = .layers
        case is ExpandElement: self.init(spillsChildren: true)
        case is ZStack: self.init(layersChildren: true)
        case let stack as any StackElement: self.init(layersChildren: stack.spacing < 0)
        case let padding as PaddingElement:
            self.init(spillsChildren: padding.insets.isNegative)
        case let ratio as AspectRatioElement: self.init(spillsChildren: ratio.contentMode == .fill)
        case let frame as FixedFrameElement:
            self.init(
                width: Self.lengths(frame.width, frame.width), height: Self.lengths(frame.height, frame.height))
        case is SourceAnsweringElement: self.init(ownLayout: .returningPlaces)
        case is any SourceBacked, is AlignmentGuideElement: self.init(runsCode: true)
        case is Color, is Rectangle:
            self.init()
            fillsProposal = true
        default: self.init()
        }
    }
}

extension PaddingElement.Insets {
    fileprivate var isNegative: Bool {
        switch self {
        case .directed(let insets): [insets.top, insets.leading, insets.bottom, insets.trailing].contains { $0 < 0 }
        case .absolute(let insets): insets.isNegative
        }
    }
}
