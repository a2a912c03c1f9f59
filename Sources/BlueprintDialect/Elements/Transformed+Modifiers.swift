extension Element {
    /// Transforms the drawing around its middle; frames are unchanged.
    public func transformed(_ transform: CATransform3D) -> Transformed {
        Transformed(transform: transform, wrapping: self)
    }

    /// Transforms the drawing around its middle; frames are unchanged.
    public func transformed(_ transform: CGAffineTransform) -> Transformed {
        Transformed(transform: transform, wrapping: self)
    }

    /// Moves the drawing, in points; frames are unchanged.
    public func translated(
        translateX: CGFloat = 0, translateY: CGFloat = 0, translateZ: CGFloat = 0
    ) -> Transformed {
        transformed(CATransform3DMakeTranslation(translateX, translateY, translateZ))
    }

    /// Scales the drawing around its middle; frames are unchanged.
    public func scaled(scaleX: CGFloat = 1, scaleY: CGFloat = 1) -> Transformed {
        transformed(CATransform3DMakeScale(scaleX, scaleY, 1))
    }

    /// Rotates the drawing around its middle; frames are unchanged.
    public func rotated(by rotationAngle: Measurement<UnitAngle>) -> Transformed {
        transformed(CGAffineTransform(rotationAngle: CGFloat(rotationAngle.converted(to: .radians).value)))
    }
}
