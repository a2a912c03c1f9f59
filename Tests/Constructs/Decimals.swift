import Foundation

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
