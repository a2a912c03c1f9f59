// swift-format-ignore-file: NeverForceUnwrap
import Foundation

func formatter(_ style: NumberFormatter.Style, _ locale: String = "en_US") -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    return formatter
}
// run
let number = formatter(.decimal)
number.groupingSeparator = " "
p(number.string(from: 1_234_567.5)!)
number.decimalSeparator = ","
p(number.string(from: 1_234_567.25)!, number.groupingSeparator!, number.decimalSeparator!)
number.usesGroupingSeparator = false
p(number.string(from: 1_234_567.25)!)
number.usesGroupingSeparator = true
number.groupingSize = 2
p(number.string(from: 1_234_567.25)!)
let euro = formatter(.currency)
euro.currencyCode = "EUR"
euro.groupingSeparator = "."
euro.currencyGroupingSeparator = "'"
p(euro.string(from: 1_234_567.25)!)
euro.currencyDecimalSeparator = ":"
p(euro.string(from: 1_234_567.25)!)
let plain = formatter(.none)
p(plain.string(from: 1234.5)!)
plain.usesGroupingSeparator = true
plain.groupingSeparator = " "
plain.groupingSize = 3
p(plain.string(from: 1_234_567)!)
let german = formatter(.decimal, "de_DE")
p(german.string(from: 1234.5)!, german.groupingSeparator!, german.decimalSeparator!, german.number(from: "1.234,5")!)
german.positiveSuffix = " km"
german.positivePrefix = "+"
p(german.string(from: 12.5)!, formatter(.spellOut).string(from: 42)!)
let short = formatter(.decimal)
short.maximumSignificantDigits = 2
short.usesSignificantDigits = true
p(short.string(from: 1234.5)!, formatter(.decimal).number(from: "1,234.5")!)
let cut = formatter(.decimal)
cut.maximumFractionDigits = 0
cut.roundingMode = .down
p(cut.string(from: 1.999)!)
cut.multiplier = 100
cut.minimumIntegerDigits = 4
p(cut.string(from: 1)!, formatter(.decimal).string(from: NSDecimalNumber(string: "0.3"))!)
