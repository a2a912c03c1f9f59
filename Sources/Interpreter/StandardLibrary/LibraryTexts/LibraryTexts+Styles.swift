extension LibraryTexts {
    /// Numbers in a style: `price.formatted(.currency(code: "USD"))`. One type stands for the styles of all numbers.
    static let styles =
        numberStyle + "\n\n"
        + [("BinaryInteger", true), ("Double", false), ("CGFloat", false), ("Float", false)].map { type, isWhole in
            """
            extension \(type) {
                func formatted(_ style: NumberFormatStyle) -> String { style.__written(Double(self), isWhole: \(isWhole)) }
            }
            """
        }.joined(separator: "\n\n")

    private static let numberStyle = """
        struct NumberFormatStyle: Hashable {
            enum Kind: Int { case number, percent, currency }
            enum Grouping { case automatic, never }
            struct Precision: Hashable {
                let least: Int, most: Int
                static func fractionLength(_ length: Int) -> Precision { Precision(least: length, most: length) }
                \(["ClosedRange", "Range"].map { type in
                    """
                    static func fractionLength(_ limits: \(type)<Int>) -> Precision {
                        Precision(least: limits.lowerBound, most: limits.upperBound)
                    }
                    """
                }.joined(separator: "\n"))
                static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
                    Precision(least: 0, most: limits.upperBound)
                }
            }
            var kind = Kind.number
            var code = ""
            var digits = Precision(least: -1, most: -1)
            var isGrouped = true
            static var number: NumberFormatStyle { NumberFormatStyle() }
            static var percent: NumberFormatStyle { NumberFormatStyle(kind: .percent) }
            static func currency(code: String) -> NumberFormatStyle { NumberFormatStyle(kind: .currency, code: code) }
            func precision(_ precision: Precision) -> NumberFormatStyle {
                NumberFormatStyle(kind: kind, code: code, digits: precision, isGrouped: isGrouped)
            }
            func grouping(_ grouping: Grouping) -> NumberFormatStyle {
                NumberFormatStyle(kind: kind, code: code, digits: digits, isGrouped: grouping == .automatic)
            }
            func format(_ value: Double) -> String { __written(value, isWhole: false) }
            // The percent of a whole number counts hundredths.
            func __written(_ value: Double, isWhole: Bool) -> String {
                __styled(
                    kind == .percent && isWhole ? value / 100 : value, kind.rawValue, code, digits.least, digits.most,
                    isGrouped)
            }
        }

        typealias FloatingPointFormatStyle<Value> = NumberFormatStyle

        typealias IntegerFormatStyle<Value> = NumberFormatStyle
        """
}

extension StandardLibrary {
    /// Writes a number as a `NumberFormatStyle` says, in en_US.
    static let styledNumber = LibraryFunction.call(
        """
        func __styled(_ value: Double, _ kind: Int, _ code: String, _ least: Int, _ most: Int, _ isGrouped: Bool) -> String
        """
    ) { call in
        let (value, code, least, most) = (try call.double(0), try call.text(2), try call.int(3), try call.int(4))
        let (isPercent, isCurrency) = (try call.int(1) == 1, try call.int(1) == 2)
        let standard = isCurrency ? NumberText.currencyDigits(code) : 0...6
        let digits = least >= 0 && least <= most ? least...most : standard
        let text = NumberText.written(abs(isPercent ? value * 100 : value), digits, isGrouped: try call.bool(5))
        let currency = isCurrency ? NumberText.currencySymbol(code) : ""
        return .string((value < 0 ? "-" : "") + currency + text + (isPercent ? "%" : ""))
    }
}
