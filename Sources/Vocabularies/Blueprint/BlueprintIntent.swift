import BlueprintDialect
import Foundation
import Interpreter
import LayoutInspection

extension LayoutIntent {
    /// What an element of this dialect is for.
    init(of element: any Element) {
        switch element {
        // Most elements are labels. To look for a protocol takes long.
        case is Label: self.init()
        case let spacer as Spacer: self.init(spacer: spacer.size)
        case is SourceElement: self.init(ownLayout: .callingThem)
        case is GeometryReader: self.init(readsProposal: true)
        case is LayoutWriter, is any SourceBacked: self.init(runsCode: true)
        case is Overlay, is Decorate, is Transformed: self = .layers
        case let box as Box: self.init(clips: box.clipsContent)
        case let inset as Inset:
            self.init(spillsChildren: [inset.top, inset.left, inset.bottom, inset.right].contains { $0 < 0 })
        case let stack as any StackElement: self.init(layersChildren: stack.layout.minimumSpacing < 0)
        case let constrained as ConstrainedSize:
            self.init(width: constrained.width.lengths, height: constrained.height.lengths)
        default: self.init()
        }
    }
}

extension ConstrainedSize.Constraint {
    /// The lengths that it allows; nil for all.
    fileprivate var lengths: ClosedRange<CGFloat>? {
        switch self {
        case .unconstrained: nil
        case .atMost(let length): LayoutIntent.lengths(nil, length)
        case .atLeast(let length): LayoutIntent.lengths(length, nil)
        case .within(let range): LayoutIntent.lengths(range.lowerBound, range.upperBound)
        case .absolute(let length): LayoutIntent.lengths(length, length)
        }
    }
}
