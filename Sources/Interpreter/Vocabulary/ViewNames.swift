/// The members of UIKit's views that the program lists, ignores or reports.
enum ViewNames {
    /// The visible properties of its classes, which are listed beside a source's own.
    static let listed: Set = ["text", "placeholder", "font", "numberOfLines", "image", "backgroundColor", "isHidden"]
    /// The properties of its classes that change neither the layout nor the picture.
    static let ignored: Set = ["transform"]
    /// The members that place views without a layout: constraints, and frames that code sets.
    static let placing: Set = [
        "frame", "bounds", "center", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor",
        "bottomAnchor", "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor", "firstBaselineAnchor",
        "lastBaselineAnchor", "addConstraint", "addConstraints", "autoresizingMask", "snp",
        "setContentHuggingPriority", "setContentCompressionResistancePriority",
    ]
    /// The property that limits the lines of a view's text.
    static let lineLimit = "numberOfLines"
}
