extension Int {
    /// A number without its fraction, limited to a range. NaN becomes the number of the range closest to 0.
    package init(clamping number: Double, to range: ClosedRange<Int>) {
        if number.isNaN {
            self = Swift.min(Swift.max(0, range.lowerBound), range.upperBound)
        } else if number <= Double(range.lowerBound) {
            self = range.lowerBound
        } else if number >= Double(range.upperBound) {
            self = range.upperBound
        } else {
            self = Int(number)
        }
    }
}
