import Negotiation

/// A component that promises to answer a size in its range, whatever its contents: at least the minimum, and at most
/// the maximum unless the minimum is larger. A recorded pass reports a broken promise.
///
/// Components that return their children's answers promise nothing, and neither does a ScrollComponent.
public protocol AnswersInRange: Component {}

extension SizeRange {
    /// Whether the range contains a size: clamping would not change it.
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
