import Foundation
import LayoutInspection
import TheodoliteDialect

extension LayoutIntent {
    /// What a component of this dialect is for.
    init(of component: Component) {
        switch component {
        case is BackgroundComponent, is OverlayComponent: self = .layers
        case let inset as InsetComponent:
            self.init(spillsChildren: inset.props.insets.isNegative)
        case let size as SizeComponent:
            let range = size.props.size
            self.init(
                width: Self.lengths(range.min.width, range.max.width),
                height: Self.lengths(range.min.height, range.max.height))
        case let flexbox as FlexboxComponent: self.init(of: flexbox)
        case let source as SourceComponent: self.init(ownLayout: source.hasOwnLayout ? .returningPlaces : nil)
        default: self.init()
        }
    }

    private init(of flexbox: FlexboxComponent) {
        let options = flexbox.props.options
        let isMoved = flexbox.props.children.contains { child in
            let position = child.position
            let isPlaced = [position.top, position.left, position.bottom, position.right].contains { !$0.isNaN }
            return child.positionType == .absolute || isPlaced || child.margin.isNegative
        }
        self.init(layersChildren: isMoved, spillsChildren: isMoved, clips: options.overflow != .visible)
    }
}
