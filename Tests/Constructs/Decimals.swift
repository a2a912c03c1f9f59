// swift-format-ignore-file: NeverForceUnwrap
import Foundation

struct Bill: Codable { var total: Decimal }
func total(_ prices: [Decimal]) -> Decimal { prices.reduce(0, +) }

// run
var price: Decimal = 2.5
p(-price, abs(-price), price.isZero, (-price).magnitude, price.sign, price.isSignMinus, Decimal().isZero)
price.negate()
p(price, price.magnitude, price.isSignMinus, -price + 1)
price -= 1
price *= 2
price /= 4
p(price, max(price, 2), total([1, 2.5, -0.25]), abs(total([-1, -2.5])))
p(NSDecimalNumber(decimal: price).doubleValue, NSDecimalNumber(decimal: 3).intValue, NSDecimalNumber(decimal: price))
p(NSDecimalNumber(string: "4.5").doubleValue, NSDecimalNumber(decimal: price).decimalValue)
p(NSNumber(value: 2).decimalValue)
p(NSNumber(value: 3) == 3, [NSNumber(value: 1), 2].map(\.stringValue))
let tenth = Decimal(string: "0.1")!, fifth = Decimal(string: "0.2")!
p(tenth + fifth, tenth * fifth, tenth + fifth == Decimal(string: "0.3")!, fifth - tenth)
p(tenth / 3, 0.1 as Decimal + 0.2)
p(Decimal(string: "19.99")! * 3, Decimal(string: "12345678901234567890.12")! + 1, Decimal(1) / 3)
p(Decimal(sign: .minus, exponent: -2, significand: 1234), Decimal.pi, pow(Decimal(string: "2.345")!, 2), Decimal.nan)
p(NSDecimalNumber(string: "1.10").adding(NSDecimalNumber(string: "2.20")), Decimal(string: "abc") == nil)
var rounded = Decimal(), exact = Decimal(string: "2.345")!
NSDecimalRound(&rounded, &exact, 2, .bankers)
p(rounded, exact.exponent, exact.significand, exact.isFinite)
NSDecimalRound(&rounded, &exact, 1, .up)
p(rounded, [tenth, fifth].reduce(0, +), [fifth, tenth].sorted(), max(tenth, fifth))
p(Set([tenth, fifth - tenth]).count)
let bill = try JSONDecoder().decode(Bill.self, from: Data(#"{"total": 12.5}"#.utf8))
p(bill.total, String(data: try JSONEncoder().encode(bill), encoding: .utf8)!)
let hundred: Decimal = pow(10, 2)
p(tenth * pow(10, 2), hundred, pow(tenth, 3), pow(10, -2) as Decimal)
