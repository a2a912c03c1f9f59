extension FoundationText {
    /// Measurements: what they are, are converted to, and how they are written. A temperature is written in degrees Fahrenheit
    /// unless it is to be as provided, as en_US does; a device may convert other units to those of its region, too, which here
    /// stay as they are.
    static let measures = """
        protocol Dimension: Hashable {
            var symbol: String { get }
            var __factor: Double { get }
            var __zero: Double { get }
            var __base: Self { get }
            var __american: Self { get }
            var __names: [String] { get }
        }

        struct MeasurementFormatStyle: Hashable {
            enum UnitWidth { case wide, abbreviated, narrow }
            enum Usage {
                case general, asProvided, person, personHeight, personWeight, food, road, focalLength, rainfall, snowfall
                case visibility, liquid, weather, barometric, wind, workout
            }
            var width = UnitWidth.abbreviated
            var usage = Usage.general
            var isBare = false
            var number: NumberFormatStyle?
            var place = Locale.current
            init(width: UnitWidth, usage: Usage = .general, numberFormatStyle: NumberFormatStyle? = nil) {
                self.width = width
                self.usage = usage
                number = numberFormatStyle
            }
            init(
                width: UnitWidth = .abbreviated, usage: Usage = .general, hidesScaleName: Bool,
                numberFormatStyle: NumberFormatStyle? = nil
            ) {
                self.init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
                isBare = hidesScaleName
            }
            static func measurement(
                width: UnitWidth, usage: Usage = .general, numberFormatStyle: NumberFormatStyle? = nil
            ) -> MeasurementFormatStyle {
                MeasurementFormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
            }
            static func measurement(
                width: UnitWidth, usage: Usage = .general, hidesScaleName: Bool,
                numberFormatStyle: NumberFormatStyle? = nil
            ) -> MeasurementFormatStyle {
                MeasurementFormatStyle(
                    width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
            }
            func locale(_ locale: Locale) -> MeasurementFormatStyle {
                var style = self
                style.place = locale
                return style
            }
            func format<UnitType: Dimension>(_ measurement: Measurement<UnitType>) -> String {
                let unit = usage == .asProvided || !place.__isAmerican ? measurement.unit : measurement.unit.__american
                let value = measurement.converted(to: unit).value
                if let number { return __written(number.format(value), in: unit) }
                // What is converted has no more digits than its size asks for.
                let digits: NumberFormatStyle.Precision =
                    abs(value) < 9.95 ? .significantDigits(...2) : .fractionLength(0)
                let style = unit == measurement.unit ? NumberFormatStyle.number : .number.precision(digits)
                return __written(style.format(value), in: unit)
            }
            func __written<UnitType: Dimension>(_ written: String, in unit: UnitType) -> String {
                if isBare { return written + "°" }
                let names = unit.__names
                switch width {
                case .wide: return written + (written == "1" ? names[3] : names[2])
                case .abbreviated: return written + names[0]
                case .narrow: return written + names[1]
                }
            }
        }

        struct Measurement<UnitType: Dimension>: Hashable, Comparable, CustomStringConvertible {
            var value: Double
            let unit: UnitType
            func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
                if otherUnit == unit { return self }
                let base = value * unit.__factor + unit.__zero
                return Measurement(value: (base - otherUnit.__zero) / otherUnit.__factor, unit: otherUnit)
            }
            mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
            var description: String { "\\(value) \\(unit.symbol)" }
            typealias FormatStyle = MeasurementFormatStyle
            func formatted() -> String { formatted(.measurement(width: .abbreviated)) }
            func formatted(_ style: MeasurementFormatStyle) -> String { style.format(self) }
            static func == (one: Measurement<UnitType>, other: Measurement<UnitType>) -> Bool {
                one.value == other.converted(to: one.unit).value
            }
            static func < (one: Measurement<UnitType>, other: Measurement<UnitType>) -> Bool {
                one.value < other.converted(to: one.unit).value
            }
            static func + (one: Measurement<UnitType>, other: Measurement<UnitType>) -> Measurement<UnitType> {
                let unit = one.unit == other.unit ? one.unit : one.unit.__base
                return Measurement(
                    value: one.converted(to: unit).value + other.converted(to: unit).value, unit: unit)
            }
            static func - (one: Measurement<UnitType>, other: Measurement<UnitType>) -> Measurement<UnitType> {
                let unit = one.unit == other.unit ? one.unit : one.unit.__base
                return Measurement(
                    value: one.converted(to: unit).value - other.converted(to: unit).value, unit: unit)
            }
            static func * (one: Measurement<UnitType>, factor: Double) -> Measurement<UnitType> {
                Measurement(value: one.value * factor, unit: one.unit)
            }
            static func / (one: Measurement<UnitType>, divisor: Double) -> Measurement<UnitType> {
                Measurement(value: one.value / divisor, unit: one.unit)
            }
        }

        """
        + [
            unit(
                "UnitTemperature", base: "kelvin",
                [
                    ("celsius", "°C", "1", "273.15"), ("fahrenheit", "°F", "0.55555555555556", "255.37222222222427"),
                    ("kelvin", "K", "1", "0"),
                ]),
            unit(
                "UnitLength", base: "meters",
                [
                    ("meters", "m", "1", "0"), ("kilometers", "km", "1000", "0"), ("centimeters", "cm", "0.01", "0"),
                    ("millimeters", "mm", "0.001", "0"), ("inches", "in", "0.0254", "0"), ("feet", "ft", "0.3048", "0"),
                    ("yards", "yd", "0.9144", "0"), ("miles", "mi", "1609.344", "0"),
                ]),
            unit(
                "UnitMass", base: "kilograms",
                [
                    ("kilograms", "kg", "1", "0"), ("grams", "g", "0.001", "0"), ("milligrams", "mg", "0.000001", "0"),
                    ("pounds", "lb", "0.453592", "0"), ("ounces", "oz", "0.0283495", "0"),
                    ("stones", "st", "6.35029", "0"),
                ]),
            unit(
                "UnitVolume", base: "liters",
                [
                    ("liters", "L", "1", "0"), ("milliliters", "mL", "0.001", "0"), ("cups", "cup", "0.24", "0"),
                    ("pints", "pt", "0.473176", "0"), ("gallons", "gal", "3.78541", "0"),
                    ("fluidOunces", "fl oz", "0.0295735", "0"),
                ]),
            unit(
                "UnitDuration", base: "seconds",
                [
                    ("seconds", "s", "1", "0"), ("minutes", "min", "60", "0"), ("hours", "hr", "3600", "0"),
                ]),
            unit(
                "UnitAngle", base: "degrees",
                [
                    ("degrees", "°", "1", "0"), ("radians", "rad", "57.2957795130823", "0"),
                    ("revolutions", "rev", "360", "0"),
                ]),
            unit(
                "UnitPower", base: "watts", [("watts", "W", "1", "0"), ("kilowatts", "kW", "1000", "0")]),
            unit(
                "UnitPressure", base: "newtonsPerMetersSquared",
                [
                    ("newtonsPerMetersSquared", "N/m²", "1", "0"), ("hectopascals", "hPa", "100", "0"),
                    ("kilopascals", "kPa", "1000", "0"), ("millibars", "mbar", "100", "0"),
                    ("bars", "bar", "100000", "0"),
                ]),
            unit(
                "UnitSpeed", base: "metersPerSecond",
                [
                    ("metersPerSecond", "m/s", "1", "0"), ("kilometersPerHour", "km/h", "0.277778", "0"),
                    ("milesPerHour", "mph", "0.44704", "0"), ("knots", "kn", "0.514444", "0"),
                ]),
            unit(
                "UnitEnergy", base: "joules",
                [
                    ("joules", "J", "1", "0"), ("kilojoules", "kJ", "1000", "0"), ("calories", "cal", "4.184", "0"),
                    ("kilocalories", "kCal", "4184", "0"), ("kilowattHours", "kWh", "3600000", "0"),
                ]),
        ].joined(separator: "\n\n")

    /// A kind of units, as Foundation converts them: factors and offsets to its base unit.
    private static func unit(
        _ name: String, base: String, _ all: [(name: String, symbol: String, factor: String, zero: String)]
    ) -> String {
        let units = all.map {
            "    static let \($0.name) = \(name)(\"\($0.symbol)\", \($0.factor), \($0.zero), "
                + "\(UnitNames($0.name, symbol: $0.symbol).all))"
        }
        return """
            struct \(name): Dimension {
                let symbol: String
                let __factor: Double
                let __zero: Double
                let __names: [String]
                private init(_ symbol: String, _ factor: Double, _ zero: Double, _ names: [String]) {
                    self.symbol = symbol
                    __factor = factor
                    __zero = zero
                    __names = names
                }
                var __base: \(name) { .\(base) }
                var __american: \(name) { \(name == "UnitTemperature" ? ".fahrenheit" : "self") }
            \(units.joined(separator: "\n"))
            }
            """
    }
}

/// What en_US writes behind a number in a unit.
private struct UnitNames {
    /// Abbreviated, narrow, and wide behind several and behind 1, each with the space before it.
    let all: [String]

    init(_ name: String, symbol: String) {
        let words = name.reduce("") { $1.isUppercase ? $0 + " " + $1.lowercased() : $0 + String($1) }
        let several = Self.several[name] ?? words
        let short = Self.short[name] ?? symbol
        let isDegree = symbol.hasPrefix("°") && symbol != "°"
        all = [
            isDegree ? symbol : " " + short, Self.narrow[name] ?? short, " " + several, " " + Self.one(several),
        ]
    }

    private static let several = [
        "celsius": "degrees Celsius", "fahrenheit": "degrees Fahrenheit", "kelvin": "kelvins",
        "kilowattHours": "kilowatt-hours",
    ]
    private static let short = ["seconds": "sec", "cups": "c", "kilocalories": "kcal", "degrees": "deg"]
    private static let narrow = [
        "fahrenheit": "°", "degrees": "°", "inches": "″", "feet": "′", "pounds": "#", "hours": "h", "minutes": "m",
        "seconds": "s",
    ]

    /// The first word of several is that of one, with its ending left out.
    private static func one(_ several: String) -> String {
        switch several {
        case "feet": "foot"
        case "inches": "inch"
        case "fluid ounces": "fluid ounce"
        case "kilowatt-hours": "kilowatt-hour"
        default:
            several.split(separator: " ").enumerated()
                .map { $0.offset == 0 ? $0.element.dropLast() : $0.element }.joined(separator: " ")
        }
    }
}
