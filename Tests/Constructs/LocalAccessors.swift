// swift-format-ignore-file: NeverForceUnwrap
struct Column { var items: [Int: String] = [:]; var height = 0; mutating func grow() { height += 1 } }
func fill(_ count: Int) -> [Column] {
    var columns = [Column](repeating: Column(), count: count)
    for i in 0..<5 {
        let n = i % count
        var current: Column {
            get { columns[n] }
            set { columns[n] = newValue }
        }
        current.items[i] = "v\(i)"
        current.height += 2
        current.grow()
        current.items[i]?.append("!")
    }
    return columns
}
// run
let filled = fill(2)
p(filled.map(\.height), filled.map { $0.items.keys.sorted() }, filled[1].items[3]!)
var stored = 3
var doubled: Int {
    get { stored * 2 }
    set { stored = newValue / 2 }
}
doubled += 4
p(stored, doubled)
func bump(_ n: inout Int) { n += 10 }
bump(&doubled)
p(stored)
func watched() -> [String] {
    var log: [String] = []
    var count = 1 {
        willSet { log.append("to \(newValue)") }
        didSet { log.append("from \(oldValue)"); if count > 5 { count = 5 } }
    }
    count += 2
    count = 9
    var list = [1] { didSet { log.append("\(list.count)") } }
    list.append(2)
    let total = count
    log.append("\(total)")
    return log
}
p(watched())
