import Foundation

extension FoundationText {
    static let numberFormatter = """
        class NumberFormatter: Formatter {
            var numberStyle: NumberFormatter.Style = .none { didSet { (least, most) = (nil, nil) } }
            private var least: Int?
            private var most: Int?
            var minimumFractionDigits: Int {
                get { least ?? digits.0 }
                set {
                    if newValue > maximumFractionDigits { most = newValue }
                    least = newValue
                }
            }
            var maximumFractionDigits: Int {
                get { most ?? digits.1 }
                set {
                    if newValue < minimumFractionDigits { least = newValue }
                    most = newValue
                }
            }
            var minimumIntegerDigits = 0
            var maximumIntegerDigits = 42
            private var currency: String?
            var currencyCode: String! {
                get { currency ?? "USD" }
                set { currency = newValue }
            }
            private var isGrouped: Bool?
            var usesGroupingSeparator: Bool {
                get { isGrouped ?? (numberStyle != .none) }
                set { isGrouped = newValue }
            }
            var locale: Locale! = Locale.current
            // What else is set, by the places in Foundation's lists of it.
            private var numbers: [Int: Int] = [:]
            private var texts: [Int: String] = [:]
            var groupingSize: Int {
                get { numbers[0] ?? 3 }
                set { numbers[0] = newValue }
            }
            var secondaryGroupingSize: Int {
                get { numbers[1] ?? 0 }
                set { numbers[1] = newValue }
            }
            var minimumSignificantDigits: Int {
                get { numbers[2] ?? 1 }
                set { numbers[2] = newValue }
            }
            var maximumSignificantDigits: Int {
                get { numbers[3] ?? 6 }
                set { numbers[3] = newValue }
            }
            var usesSignificantDigits: Bool {
                get { numbers[4] == 1 }
                set { numbers[4] = newValue ? 1 : 0 }
            }
            var roundingMode: NumberFormatter.RoundingMode {
                get { numbers[5].flatMap { NumberFormatter.RoundingMode(rawValue: $0) } ?? .halfEven }
                set { numbers[5] = newValue.rawValue }
            }
            var multiplier: NSNumber? {
                get { numbers[6].map { NSNumber(value: $0) } }
                set { numbers[6] = newValue?.intValue }
            }
        \(texts)
            private var names: [String] { [currency ?? "", locale?.identifier ?? "en_US"] }
            private var all: [Int: Int] {
                var all = numbers
                if minimumIntegerDigits > 0 { all[7] = minimumIntegerDigits }
                if maximumIntegerDigits < 42 { all[8] = maximumIntegerDigits }
                if let least { all[9] = least }
                if let most { all[10] = most }
                if let isGrouped { all[11] = isGrouped ? 1 : 0 }
                return all
            }
            // As en_US writes it in a style without more being said, but for the currency's symbol.
            private var isPlain: Bool {
                locale?.__isAmerican != false && numbers.isEmpty && texts.keys.allSatisfy { $0 == 0 }
                    && minimumIntegerDigits < 2 && maximumIntegerDigits == 42 && numberStyle.isPlain
            }
            private var digits: (Int, Int) {
                switch numberStyle {
                case .decimal: (0, 3)
                case .currency: (2, 2)
                default: (0, 0)
                }
            }
            private var symbol: String {
                if let own = texts[0] { return own }
                switch currencyCode ?? "" {
                case "USD": return "$"
                case "EUR": return "€"
                case "GBP": return "£"
                case "JPY": return "¥"
                default: return (currencyCode ?? "") + "\u{a0}"
                }
            }
            func string(from number: NSNumber) -> String? {
                guard isPlain else {
                    if let exact = number as? NSDecimalNumber {
                        return __localDecimal(exact.decimalValue.__value, numberStyle.rawValue, names, all, texts)
                    }
                    return __localNumber(number.doubleValue, numberStyle.rawValue, names, all, texts)
                }
                let value = number.doubleValue
                let size = abs(numberStyle == .percent ? value * 100 : value)
                let text = __formatNumber(
                    size, least: minimumFractionDigits, most: maximumFractionDigits, isGrouped: usesGroupingSeparator)
                let sign = value < 0 ? "-" : ""
                switch numberStyle {
                case .currency: return sign + symbol + text
                case .percent: return sign + text + "%"
                case .ordinal: return sign + text + ending(Int(size))
                default: return sign + text
                }
            }
            private func ending(_ number: Int) -> String {
                if (11...13).contains(number % 100) { return "th" }
                switch number % 10 {
                case 1: return "st"
                case 2: return "nd"
                case 3: return "rd"
                default: return "th"
                }
            }
            override func string(for obj: Any?) -> String? {
                if let number = obj as? NSNumber { return string(from: number) }
                if let number = obj as? Int { return string(from: NSNumber(value: number)) }
                if let number = obj as? Double { return string(from: NSNumber(value: number)) }
                if let number = obj as? Decimal { return string(from: NSDecimalNumber(decimal: number)) }
                return nil
            }
            func number(from string: String) -> NSNumber? {
                __readLocalNumber(string, numberStyle.rawValue, names, all, texts).map { NSNumber(value: $0) }
            }
            static func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
                let formatter = NumberFormatter()
                formatter.numberStyle = style
                return formatter.string(from: number) ?? ""
            }
            enum Style: Int {
                case none, decimal, currency, percent, scientific, spellOut, ordinal
                case currencyISOCode = 8, currencyPlural = 9, currencyAccounting = 10
                var isPlain: Bool {
                    switch self {
                    case .none, .decimal, .currency, .percent, .ordinal: true
                    default: false
                    }
                }
            }
            enum RoundingMode: Int { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
        }
        """

    private static let texts = NumberFormatter.texts.enumerated().map { index, text in
        """
            var \(text.name): String! {
                get { texts[\(index)] ?? __numberText(\(index), numberStyle.rawValue, names, all, texts) }
                set { texts[\(index)] = newValue }
            }
        """
    }.joined(separator: "\n")
}

extension NumberFormatter {
    /// What of a formatter is a text, in the order in which the library's Swift counts it.
    static var texts: [(name: String, path: ReferenceWritableKeyPath<NumberFormatter, String?>)] {
        [
            ("currencySymbol", \.currencySymbol), ("groupingSeparator", \.groupingSeparator),
            ("decimalSeparator", \.decimalSeparator), ("currencyGroupingSeparator", \.currencyGroupingSeparator),
            ("currencyDecimalSeparator", \.currencyDecimalSeparator), ("positivePrefix", \.positivePrefix),
            ("positiveSuffix", \.positiveSuffix), ("negativePrefix", \.negativePrefix),
            ("negativeSuffix", \.negativeSuffix), ("minusSign", \.minusSign), ("plusSign", \.plusSign),
            ("percentSymbol", \.percentSymbol), ("zeroSymbol", \.zeroSymbol),
            ("internationalCurrencySymbol", \.internationalCurrencySymbol),
        ]
    }

    /// Sets what of a formatter is a number, by its place in the library's Swift; nothing at another place.
    func set(_ number: Int, at place: Int) {
        switch place {
        case 0: groupingSize = number
        case 1: secondaryGroupingSize = number
        case 2: minimumSignificantDigits = number
        case 3: maximumSignificantDigits = number
        case 4: usesSignificantDigits = number == 1
        case 5: roundingMode = RoundingMode(rawValue: UInt(number)) ?? .halfEven
        case 6: multiplier = NSNumber(value: number)
        case 7: minimumIntegerDigits = number
        case 8: maximumIntegerDigits = number
        case 9: minimumFractionDigits = number
        case 10: maximumFractionDigits = number
        case 11: usesGroupingSeparator = number == 1
        default: return
        }
    }
}
