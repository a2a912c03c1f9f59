extension FoundationText {
    /// Measurements: what they are and are converted to. How they are formatted depends on a person's habits and is not here.
    static let measures = """
        protocol Dimension: Hashable {
            var symbol: String { get }
            var __factor: Double { get }
            var __zero: Double { get }
            var __base: Self { get }
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
                "UnitSpeed", base: "metersPerSecond",
                [
                    ("metersPerSecond", "m/s", "1", "0"), ("kilometersPerHour", "km/h", "0.277778", "0"),
                    ("milesPerHour", "mph", "0.44704", "0"), ("knots", "kn", "0.514444", "0"),
                ]),
        ].joined(separator: "\n\n")

    /// A kind of units, as Foundation converts them: factors and offsets to its base unit.
    private static func unit(
        _ name: String, base: String, _ all: [(name: String, symbol: String, factor: String, zero: String)]
    ) -> String {
        let units = all.map {
            "    static let \($0.name) = \(name)(\"\($0.symbol)\", \($0.factor), \($0.zero))"
        }
        return """
            struct \(name): Dimension {
                let symbol: String
                let __factor: Double
                let __zero: Double
                private init(_ symbol: String, _ factor: Double, _ zero: Double) {
                    self.symbol = symbol
                    __factor = factor
                    __zero = zero
                }
                var __base: \(name) { .\(base) }
            \(units.joined(separator: "\n"))
            }
            """
    }
}
