// swift-format-ignore-file: NeverForceUnwrap
protocol Named { var name: String { get } }
class Animal {
    var name: String { "animal" }
    func meets(_ other: Animal) -> String { "\(name) meets \(other.name)" }
}
class Pet: Animal { override var name: String { "pet" } }
final class Cat: Pet, Named { override var name: String { "cat" } }
final class Dog: Pet, Named { override var name: String { "dog" } }
final class Fox: Animal { override var name: String { "fox" } }
class Cage<Content> {
    let content: Content
    init(_ content: Content) { self.content = content }
}
final class Small: Cage<Int> { init() { super.init(1) } }
final class Large: Cage<Int> { init() { super.init(2) } }
func names(_ all: [Animal]) -> [String] { all.map(\.name) }
// run
let isTame = [true].count == 1
let chosen = isTame ? Cat() : Fox()
p(chosen.name, chosen.meets(Dog()))
let missing: Cat? = nil
let other = missing ?? Dog()
p(other.name, other.meets(Cat()), (missing ?? Fox()).name)
let absent: Fox? = nil
let either = missing ?? absent
p(either == nil)
let all = [Cat(), Dog(), Fox()]
p(names(all), all.first!.name, all[1].meets(all[2]), names([Cat(), Dog()]))
let pets = ["a": Cat(), "b": Dog()]
p(pets["b"]!.name, pets.values.map(\.name).sorted())
let named: any Named = isTame ? Cat() : Dog()
p(named.name)
let cages = [Small(), Large()]
p(cages.map(\.content), (isTame ? Small() : Large()).content)
let maybe = [Cat(), nil, Dog()]
p(maybe.compactMap { $0?.name })
p((isTame ? missing : Dog())?.name ?? "none")
