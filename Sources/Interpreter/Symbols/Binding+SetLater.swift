import SwiftSource

extension VariableDeclaration.Binding {
    /// Whether it is nil until other code sets it: `var model: Model!`, and an optional that others see.
    func isSetLater(isPrivate: Bool) -> Bool {
        let isNil = value.map { if case .nil = $0.kind { true } else { false } } ?? true
        guard isNil else { return false }
        return switch type?.kind {
        case .implicitlyUnwrapped: value == nil
        case .optional: !isPrivate
        default: false
        }
    }
}
