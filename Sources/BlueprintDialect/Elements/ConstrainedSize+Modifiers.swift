extension Element {
    /// Limits the size that the element reports to its parent, on each axis.
    public func constrainedTo(
        width: ConstrainedSize.Constraint = .unconstrained, height: ConstrainedSize.Constraint = .unconstrained
    ) -> ConstrainedSize {
        ConstrainedSize(width: width, height: height, wrapping: self)
    }

    /// Sets the element's size, in points, whatever it would answer.
    public func constrainedTo(width: CGFloat, height: CGFloat) -> ConstrainedSize {
        ConstrainedSize(width: .absolute(width), height: .absolute(height), wrapping: self)
    }

    /// Sets the element's size, in points, whatever it would answer.
    public func constrainedTo(size: CGSize) -> ConstrainedSize {
        constrainedTo(width: size.width, height: size.height)
    }

    /// Limits the reported size to a constraint.
    public func constrained(to sizeConstraint: SizeConstraint) -> ConstrainedSize {
        func constraint(_ axis: SizeConstraint.Axis) -> ConstrainedSize.Constraint {
            axis.constrainedValue.map { .atMost($0) } ?? .unconstrained
        }
        return ConstrainedSize(
            width: constraint(sizeConstraint.width), height: constraint(sizeConstraint.height), wrapping: self)
    }

    /// Reports a size of this ratio, which the element fills.
    public func constrainedTo(
        aspectRatio: AspectRatio, contentMode: ConstrainedAspectRatio.ContentMode = .fitContent
    ) -> ConstrainedAspectRatio {
        ConstrainedAspectRatio(aspectRatio: aspectRatio, contentMode: contentMode, wrapping: self)
    }
}
