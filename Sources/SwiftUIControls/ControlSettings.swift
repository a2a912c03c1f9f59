import SwiftUIDialect

/// The settings that views pass down to the controls and bars inside.
package struct ControlSettings: EnvironmentKey {
    package static var defaultValue: ControlSettings { ControlSettings() }

    /// The style of pickers.
    package var pickerStyle = Picker.Style.menu
    /// The style of tabs.
    package var tabStyle = TabStyle.automatic
    /// The styles of controls, by kind.
    package var styles: [StyledControl.Kind: StyledControl.Style] = [:]
    /// The search field of the navigation container inside; nil for none.
    var searchField: (any View)?
    /// Whether labels of controls are hidden.
    package var areLabelsHidden = false
}

extension EnvironmentValues {
    package var controls: ControlSettings {
        get { self[ControlSettings.self] }
        set { self[ControlSettings.self] = newValue }
    }
}
