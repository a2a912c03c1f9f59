import Negotiation

/// A component that promises to answer a size in the range that it is asked in, whatever it holds: at least the
/// minimum, and where that leaves a choice, at most the maximum. A pass that is recorded reports where it does not.
///
/// Those that only hand on what their children answer promise nothing, nor does a ScrollComponent.
public protocol AnswersInRange: Component {}

extension SizeRange {
    /// Whether clamping the size would not change it.
    public func contains(_ size: CGSize) -> Bool {
        Axis.allCases.allSatisfy { axis in
            let nearest = clamp(size[axis], axis)
            return nearest == size[axis] || (nearest.isNaN && size[axis].isNaN)
        }
    }
}

extension ActivityIndicatorComponent: AnswersInRange {}
extension BackgroundComponent: AnswersInRange {}
extension ButtonComponent: AnswersInRange {}
extension FlexboxComponent: AnswersInRange {}
extension ImageComponent: AnswersInRange {}
extension InsetComponent: AnswersInRange {}
extension OverlayComponent: AnswersInRange {}
extension SizeComponent: AnswersInRange {}
extension TextComponent: AnswersInRange {}
