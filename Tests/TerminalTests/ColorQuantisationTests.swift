import Testing

@testable import Terminal

struct ColorQuantisationTests {
    @Test(arguments: [
        (Color.rgb(red: 0, green: 0, blue: 0), UInt8(16)),
        (.rgb(red: 255, green: 255, blue: 255), 231),
        (.rgb(red: 95, green: 135, blue: 175), 67),
        (.rgb(red: 94, green: 136, blue: 174), 67),
        (.rgb(red: 118, green: 118, blue: 118), 243),
        (.rgb(red: 8, green: 8, blue: 8), 232),
        (.rgb(red: 238, green: 238, blue: 238), 255),
        (.theme(9), 9),
    ])
    func `a colour has the nearest index of 256`(color: Color, index: UInt8) {
        #expect(color.index(in: .twoHundredFiftySix) == index)
    }

    @Test(arguments: [
        (Color.rgb(red: 250, green: 10, blue: 10), UInt8(9)),
        (.rgb(red: 200, green: 0, blue: 0), 1),
        (.rgb(red: 217, green: 89, blue: 77), 1),
        (.rgb(red: 120, green: 130, blue: 125), 8),
        (.rgb(red: 0, green: 0, blue: 0), 0),
        (.theme(17), 1),
    ])
    func `a colour has the nearest index of 16`(color: Color, index: UInt8) {
        #expect(color.index(in: .sixteen) == index)
    }

    @Test func `the terminal's own colour has no index, and neither has any without colours`() {
        #expect(Color.standard.index(in: .twoHundredFiftySix) == nil)
        #expect(Color.theme(3).index(in: .none) == nil)
    }

    @Test func `no other colour of the cube and the ramp is nearer`() {
        func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
        func parts(of index: Int) -> [Int] {
            guard index < 232 else { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
            let cube = index - 16
            return [cube / 36, cube / 6 % 6, cube % 6].map(level)
        }
        for red in stride(from: 0, through: 255, by: 17) {
            for green in stride(from: 0, through: 255, by: 15) {
                for blue in stride(from: 1, through: 255, by: 31) {
                    func distance(_ index: Int) -> Int {
                        zip(parts(of: index), [red, green, blue]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
                    }
                    let color = Color.rgb(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    let found = color.index(in: .twoHundredFiftySix).map { distance(Int($0)) }
                    #expect(found == (16...255).map(distance).min(), "\(red) \(green) \(blue)")
                }
            }
        }
    }
}
