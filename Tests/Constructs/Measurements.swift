import Foundation

struct Day {
    let name: String
    let low, high: Measurement<UnitTemperature>
}

let days = [
    Day(name: "Mon", low: .init(value: 12, unit: .celsius), high: .init(value: 21.5, unit: .celsius)),
    Day(name: "Tue", low: .init(value: 50, unit: .fahrenheit), high: Measurement(value: 288.15, unit: .kelvin)),
]

// run
func p(_ values: Any...) { print(values.map { "\($0)" }.joined(separator: " ")) }
func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

for day in days {
    p(day.name, rounded(day.low.converted(to: .celsius).value), rounded(day.high.converted(to: .fahrenheit).value))
}
p(days[0].high, days[0].high.unit.symbol, days.map(\.high.value).max() ?? 0)
let walk = Measurement(value: 2, unit: UnitLength.kilometers)
let rest = Measurement(value: 500, unit: UnitLength.meters)
p(walk + rest, (walk - rest).converted(to: .meters), walk * 2, walk / 4, walk > rest, rest < walk)
p(rounded(walk.converted(to: .miles).value), Measurement(value: 1000, unit: UnitLength.meters) == walk / 2)
var dough = Measurement(value: 1.5, unit: UnitMass.kilograms)
dough.convert(to: .grams)
p(rounded(dough.value), dough.unit.symbol, rounded(dough.converted(to: .pounds).value))
p(rounded(Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours).value))
p(rounded(Measurement(value: 100, unit: UnitSpeed.kilometersPerHour).converted(to: .metersPerSecond).value))
p(rounded(Measurement(value: 3, unit: UnitVolume.cups).converted(to: .milliliters).value))
