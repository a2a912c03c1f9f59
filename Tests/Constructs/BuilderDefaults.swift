@resultBuilder enum Numbers { static func buildBlock(_ all: Int...) -> [Int] { all } }
struct Kept {
    let all: [Int]
    init(@Numbers _ make: () -> [Int] = { [] }) { all = make() }
    func adding(@Numbers _ make: () -> [Int] = { [7, 8] }) -> [Int] { all + make() }
}
struct Listed {
    @Numbers var all: [Int] {
        #if os(macOS)
            return []
        #else
            3
            4
        #endif
    }
}

// run
let two = Kept {
    1
    2
}
p(Kept().all.count, two.all, two.adding(), Kept().adding { 4 })
p(Listed().all)
