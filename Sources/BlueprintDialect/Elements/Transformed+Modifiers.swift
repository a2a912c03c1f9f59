extension Element {
    /// Transforms what is drawn, around its middle; frames stay as they are.
    public func transformed(_ transform: CATransform3D) -> Transformed {
        Transformed(transform: transform, wrapping: self)
    }

    /// Transforms what is drawn, around its middle; frames stay as they are.
    public func transformed(_ transform: CGAffineTransform) -> Transformed {
        Transformed(transform: transform, wrapping: self)
    }

    /// Moves what is drawn, in points; frames stay as they are.
    public func translated(
        translateX: CGFloat = 0, translateY: CGFloat = 0, translateZ: CGFloat = 0
    ) -> Transformed {
        transformed(CATransform3DMakeTranslation(translateX, translateY, translateZ))
    }

    /// Scales what is drawn, around its middle; frames stay as they are.
    public func scaled(scaleX: CGFloat = 1, scaleY: CGFloat = 1) -> Transformed {
        transformed(CATransform3DMakeScale(scaleX, scaleY, 1))
    }

    /// Turns what is drawn, around its middle; frames stay as they are.
    public func rotated(by rotationAngle: Measurement<UnitAngle>) -> Transformed {
        transformed(CGAffineTransform(rotationAngle: CGFloat(rotationAngle.converted(to: .radians).value)))
    }
}
