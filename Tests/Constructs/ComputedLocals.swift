struct Column { var items: [Int: String] = [:]; var height = 0 }
func fill(_ count: Int) -> [Column] {
    var columns = [Column](repeating: Column(), count: count)
    for i in 0..<5 {
        let n = i % count
        var current: Column { columns[n] }
        var next: Int {
            get { current.height + 2 }
        }
        columns[n].items[i] = "v\(i)"
        columns[n].height = next
    }
    return columns
}
// run
let filled = fill(2)
p(filled.map(\.height), filled.map { $0.items.keys.sorted() }, filled[1].items[3] ?? "")
func doubled(_ stored: Int) -> Int {
    var doubled: Int { stored * 2 }
    let sum: Int = doubled + doubled
    return sum
}
p(doubled(3))
