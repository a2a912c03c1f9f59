import Foundation
import LayoutInspection
import Interpreter
import SwiftUIDialect

extension LayoutIntent {
    /// What an element of this dialect is for.
    init(of element: any Element) {
        switch element {
        case let layout as LayoutElement where layout.layout is any SourceBacked: self.init(ownLayout: .callingThem)
        case is Spacer: self.init(spacer: CGSize(width: CGFloat.infinity, height: .infinity))
        case let layered as Layered where layered.side == .mask:
            self = .layers
            masks = true
        case is Layered, is PreferenceLayer, is Offset, is Position: self = .layers
        case is GeometryReader: self.init(layersChildren: true, readsProposal: true)
        case is ZStack: self.init(layersChildren: true)
        case is AlignmentGuide: self.init(runsCode: true)
        case let stack as HStack: self.init(layersChildren: (stack.spacing ?? 0) < 0)
        case let stack as VStack: self.init(layersChildren: (stack.spacing ?? 0) < 0)
        case let padding as Padding:
            let insets = padding.insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? []
            self.init(spillsChildren: insets.contains { $0 < 0 })
        case let ratio as AspectRatio: self.init(spillsChildren: ratio.mode == .fill)
        case let effect as Effect:
            if case .clipped = effect.look { self.init(clips: true) } else { self.init() }
        case let frame as FixedFrame:
            self.init(
                width: Self.lengths(frame.width, frame.width), height: Self.lengths(frame.height, frame.height))
        default: self.init()
        }
        breaksRules = element.breaksRules
        switch element {
        case let spacer as Spacer: fillsProposal = spacer.minLength == nil
        case is GeometryReader, is any FilledShape, is Color, is LinearGradient: fillsProposal = true
        case let image as Image where !image.isResizable && !image.isSymbol && !image.isUnknown:
            keptSize = .needs(".resizable()")
        case let fixed as FixedSize: keptSize = .modifier(fixed.elementName)
        default: break
        }
    }
}

extension LayoutIntent.MaskPart {
    /// What an element shows of what is behind a mask that it is a part of; nil for nothing of its own.
    init?(of element: any Element) {
        switch element {
        case is any FilledShape, is Color, is LinearGradient, is Text, is Divider: self = .frame
        case let effect as Effect:
            guard case .background = effect.look else { return nil }
            self = .frame
        case is Spacer: return nil
        case is any LeafElement, is UnknownView: self = .unknown
        default: return nil
        }
    }
}
