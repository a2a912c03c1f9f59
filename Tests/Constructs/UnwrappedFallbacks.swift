// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
final class Period {
    var first: Int! = 2
    var last: String!
    var chosen = 0
    init() {}
    func choose(_ day: Int?) { chosen = day ?? first }
    func day(_ day: Int?) -> Int { day ?? first }
    func name(_ name: String?) -> String? { name ?? last }
}
// run
let period = Period()
period.choose(nil); p(period.chosen)
let day: Int = Int("x") ?? period.first
p(day, period.day(nil), period.day(7), period.name(nil) ?? "none", period.name("a") ?? "none")
for name in ["b"] { struct Local { let name: String }; p(Local(name: name).name) }
