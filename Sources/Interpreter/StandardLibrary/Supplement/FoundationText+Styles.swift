extension FoundationText {
    /// Format styles: `price.formatted(.currency(code: "USD"))`. One type stands for those of all numbers.
    static let styles = [numberStyle, numberNames, numbersFormatted, dateStyle, otherStyles, sorting, scalars].joined(
        separator: "\n\n")

    private static let numberStyle = """
        struct NumberFormatStyle: Hashable {
            enum Kind: Int { case number, percent, currency, bytes }
            struct Precision: Hashable {
                var fraction: [Int] = []
                var significant: [Int] = []
                var integer = -1
                static func fractionLength(_ length: Int) -> Precision { Precision(fraction: [length, length]) }
                static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
                    Precision(fraction: [limits.lowerBound, limits.upperBound])
                }
                static func fractionLength(_ limits: Range<Int>) -> Precision {
                    Precision(fraction: [limits.lowerBound, limits.upperBound])
                }
                static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
                    Precision(fraction: [0, limits.upperBound])
                }
                static func fractionLength(_ limits: PartialRangeFrom<Int>) -> Precision {
                    Precision(fraction: [limits.lowerBound, max(limits.lowerBound, 15)])
                }
                static func significantDigits(_ digits: Int) -> Precision { Precision(significant: [digits, digits]) }
                static func significantDigits(_ limits: PartialRangeThrough<Int>) -> Precision {
                    Precision(significant: [1, limits.upperBound])
                }
                static func significantDigits(_ limits: PartialRangeFrom<Int>) -> Precision {
                    Precision(significant: [limits.lowerBound, max(limits.lowerBound, 15)])
                }
                static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
                    Precision(significant: [limits.lowerBound, limits.upperBound])
                }
                static func integerLength(_ length: Int) -> Precision { Precision(integer: length) }
                static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
                    Precision(fraction: [fraction, fraction], integer: integer)
                }
            }
            enum Grouping { case automatic, never }
            enum Notation: Int { case automatic, compactName, scientific }
            enum Presentation: Int { case standard, isoCode, narrow, fullName }
            enum SignDisplay: Int {
                case automatic, never, shown
                static func always(includingZero: Bool = true) -> SignDisplay { .shown }
            }
            var kind = Kind.number
            var code = ""
            var digits = Precision()
            var isGrouped = true
            var shownSign = SignDisplay.automatic
            var shortened = Notation.automatic
            var shownUnit = Presentation.standard
            var factor = 1.0
            var bytes = Bytes.file
            var place = Locale.current
            init(
                kind: Kind = .number, code: String = "", bytes: Bytes = .file, locale: Locale = .current
            ) {
                (self.kind, self.code, self.bytes, place) = (kind, code, bytes, locale)
            }
            static var number: NumberFormatStyle { NumberFormatStyle() }
            static var percent: NumberFormatStyle { NumberFormatStyle(kind: .percent) }
            static func currency(code: String) -> NumberFormatStyle { NumberFormatStyle(kind: .currency, code: code) }
            static func Currency(code: String) -> NumberFormatStyle { currency(code: code) }
            static func Percent() -> NumberFormatStyle { percent }
            enum Bytes: Int { case file, memory, decimal, binary }
            static func byteCount(style: Bytes) -> NumberFormatStyle { NumberFormatStyle(kind: .bytes, bytes: style) }
            private func __with(_ change: (inout NumberFormatStyle) -> Void) -> NumberFormatStyle {
                var style = self
                change(&style)
                return style
            }
            func precision(_ precision: Precision) -> NumberFormatStyle { __with { $0.digits = precision } }
            func grouping(_ grouping: Grouping) -> NumberFormatStyle { __with { $0.isGrouped = grouping == .automatic } }
            func notation(_ notation: Notation) -> NumberFormatStyle { __with { $0.shortened = notation } }
            func sign(strategy: SignDisplay) -> NumberFormatStyle { __with { $0.shownSign = strategy } }
            func presentation(_ presentation: Presentation) -> NumberFormatStyle { __with { $0.shownUnit = presentation } }
            func scale(_ multiplicand: Double) -> NumberFormatStyle { __with { $0.factor = multiplicand } }
            func locale(_ locale: Locale) -> NumberFormatStyle { __with { $0.place = locale } }
            func __in(_ locale: String, _ timeZone: String) -> NumberFormatStyle {
                locale.isEmpty || place != .current ? self : self.locale(Locale(identifier: locale))
            }
            func format(_ value: Double) -> String { written(value, isWhole: false) }
            func written(_ value: Double, isWhole: Bool) -> String {
                if kind == .bytes { return __byteCount(Int(value), bytes.rawValue, place.identifier) }
                return __styled(
                    value * factor, code,
                    [
                        kind.rawValue, isWhole ? 1 : 0, isGrouped ? 1 : 0, shownSign.rawValue, shortened.rawValue,
                        shownUnit.rawValue, digits.integer, digits.fraction.first ?? -1, digits.fraction.last ?? -1,
                        digits.significant.first ?? -1, digits.significant.last ?? -1,
                    ], place.identifier)
            }
        }
        """

    private static let numberNames = """
        typealias FloatingPointFormatStyle<Value> = NumberFormatStyle

        typealias IntegerFormatStyle<Value> = NumberFormatStyle
        """

    private static let numbersFormatted =
        "extension BinaryInteger {\n"
        + "    func formatted(_ style: NumberFormatStyle) -> String { style.written(Double(self), isWhole: true) }\n"
        + "}\n\n"
        + ["Double", "CGFloat", "Float"].map { type in
            "extension \(type) {\n"
                + "    func formatted(_ style: NumberFormatStyle) -> String { style.format(Double(self)) }\n}"
        }.joined(separator: "\n\n")
        + "\n\nextension Decimal {\n"
        + "    typealias FormatStyle = NumberFormatStyle\n"
        + "    func formatted(_ style: NumberFormatStyle) -> String { style.format(__value.doubleValue) }\n"
        + "    func formatted() -> String { __value.doubleValue.formatted() }\n}"

    private static let otherStyles = """
        struct ListFormatStyle: Hashable {
            enum ListType { case and, or }
            enum Width { case standard, short, narrow }
            var type = ListType.and
            var width = Width.standard
            var place: Locale! = Locale.current
            func __in(_ locale: String, _ timeZone: String) -> ListFormatStyle {
                locale.isEmpty || place != .current ? self : self.locale(Locale(identifier: locale))
            }
            func locale(_ locale: Locale) -> ListFormatStyle {
                ListFormatStyle(type: type, width: width, place: locale)
            }
            static func list(type: ListType, width: Width = .standard) -> ListFormatStyle {
                ListFormatStyle(type: type, width: width)
            }
            func format(_ items: [String]) -> String {
                guard items.count > 1 else { return items.first ?? "" }
                if let place, !place.__isAmerican {
                    return __localList(items, type == .or, width == .standard ? 0 : width == .short ? 1 : 2, place.identifier)
                }
                if type == .and, width == .narrow { return items.joined(separator: ", ") }
                let word = type == .or ? "or" : width == .short ? "&" : "and"
                if items.count == 2 { return items[0] + " " + word + " " + items[1] }
                return items.dropLast().joined(separator: ", ") + ", " + word + " " + items[items.count - 1]
            }
        }

        extension Array {
            func formatted() -> String { ListFormatStyle().format(map { "\\($0)" }) }
            func formatted(_ style: ListFormatStyle) -> String { style.format(map { "\\($0)" }) }
        }
        """

    private static let sorting =
        ["KeyPathComparator", "SortDescriptor"].map { name in
            """
            struct \(name)<Compared>: SortComparator {
                let isBefore: (Compared, Compared) -> Bool
                var order: SortOrder
                init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
                    isBefore = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
                    self.order = order
                }
                func compare(_ one: Compared, _ other: Compared) -> ComparisonResult {
                    if isBefore(one, other) { return order == .forward ? .orderedAscending : .orderedDescending }
                    if isBefore(other, one) { return order == .forward ? .orderedDescending : .orderedAscending }
                    return .orderedSame
                }
            }

            extension Sequence {
                func sorted(using order: \(name)<Element>) -> [Element] { sorted { order.__precedes($0, $1) } }
                func sorted(using orders: [\(name)<Element>]) -> [Element] { sorted { orders.__precedes($0, $1) } }
            }

            extension Array {
                mutating func sort(using order: \(name)<Element>) { self = sorted(using: order) }
                mutating func sort(using orders: [\(name)<Element>]) { self = sorted(using: orders) }
            }
            """
        }.joined(separator: "\n\n") + comparators

    private static let comparators = """


        enum SortOrder: Hashable { case forward, reverse }

        protocol SortComparator {
            associatedtype Compared
            var order: SortOrder { get set }
            func compare(_ one: Compared, _ other: Compared) -> ComparisonResult
        }

        extension SortComparator {
            func __precedes(_ one: Any, _ other: Any) -> Bool {
                compare(one as! Compared, other as! Compared) == .orderedAscending
            }
        }

        extension Sequence {
            func sorted<Order: SortComparator>(using order: Order) -> [Element] {
                sorted { order.__precedes($0, $1) }
            }
            func sorted<Order: SortComparator>(using orders: [Order]) -> [Element] {
                sorted { orders.__precedes($0, $1) }
            }
            func __precedes(_ one: Any, _ other: Any) -> Bool {
                for order in self {
                    if order.__precedes(one, other) { return true }
                    if order.__precedes(other, one) { return false }
                }
                return false
            }
        }

        extension Array {
            mutating func sort<Order: SortComparator>(using order: Order) { self = sorted(using: order) }
            mutating func sort<Order: SortComparator>(using orders: [Order]) { self = sorted(using: orders) }
        }
        """

    private static let scalars = """
        struct UnicodeScalar: Hashable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
            let value: UInt32
            init(value: UInt32) { self.value = value }
            init(_ value: UInt8) { self.value = UInt32(value) }
            init(_ value: Int) { self.value = UInt32(value) }
            init?(_ value: UInt16) { self.init(UInt32(value)) }
            init?(_ value: UInt32) {
                if value > 0x10FFFF || value > 0xD7FF && value < 0xE000 { return nil }
                self.value = value
            }
            init?(_ value: Int) {
                guard let exact = UInt32(exactly: value) else { return nil }
                self.init(exact)
            }
            init(stringLiteral text: String) { value = __scalars(text)[0] }
            var description: String { __text(of: [value]) }
            var isASCII: Bool { value < 128 }
            static func < (one: UnicodeScalar, other: UnicodeScalar) -> Bool { one.value < other.value }
        }

        extension UInt8 {
            init(ascii scalar: UnicodeScalar) { self.init(scalar.value) }
        }

        extension UInt32 {
            init(_ scalar: UnicodeScalar) { self.init(scalar.value) }
        }

        enum Unicode {
            typealias Scalar = UnicodeScalar
        }

        extension Character {
            init(_ scalar: UnicodeScalar) { self.init(__text(of: [scalar.value])) }
            var unicodeScalars: [UnicodeScalar] { __scalars(description).map { UnicodeScalar(value: $0) } }
        }

        extension String {
            init(_ scalar: UnicodeScalar) { self.init(__text(of: [scalar.value])) }
            var hash: Int { hashValue }
            var unicodeScalars: [UnicodeScalar] {
                get { __scalars(self).map { UnicodeScalar(value: $0) } }
                set { self = __text(of: newValue.map { $0.value }) }
            }
        }
        """
}
