// swift-format-ignore-file: NeverForceUnwrap
struct Permissions: OptionSet, Hashable {
    let rawValue: UInt8
    static let read = Permissions(rawValue: 1 << 0), write = Permissions(rawValue: 1 << 1),
        exec = Self(rawValue: 1 << 2)
    static let all: Permissions = [.read, .write, .exec], none: Permissions = []
    var text: String {
        [(Permissions.read, "r"), (.write, "w"), (.exec, "x")].map { contains($0.0) ? $0.1 : "-" }.joined()
    }
}
enum Level: Int, Comparable, CaseIterable, CustomStringConvertible {
    case low = 1, mid = 5, high
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    var description: String { "L\(rawValue)" }
    var next: Level { Self.allCases[(Self.allCases.firstIndex(of: self)! + 1) % Self.allCases.count] }
    init(score: Double) {
        switch score {
        case ..<0.3: self = .low;
        case 0.3..<0.7: self = .mid;
        default: self = .high
        }
    }
}
enum Direction: String, CaseIterable {
    case north, east, south, west
    var turned: Direction {
        switch self {
        case .north: .east;
        case .east: .south;
        case .south: .west;
        case .west: .north
        }
    }
    static prefix func ! (d: Direction) -> Direction { d.turned.turned }
}
struct Robot {
    var at = (x: 0, y: 0); var facing = Direction.north; private(set) var trail: Set<[Int]> = []
    mutating func run(_ s: String) {
        for c in s {
            switch c {
            case "R": facing = facing.turned;
            case "L": facing = !facing.turned
            case "F":
                let step: (Int, Int) =
                    switch facing {
                    case .north: (0, 1);
                    case .south: (0, -1);
                    case .east: (1, 0);
                    case .west: (-1, 0)
                    }
                at.x += step.0; at.y += step.1; trail.insert([at.x, at.y])
            default: continue
            }
        }
    }
}
extension Permissions { mutating func toggle(_ o: Permissions) { formSymmetricDifference(o) } }
// run
var q: Permissions = [.read, .exec]
p(
    q.text, q.contains(.write), q.union(.write) == .all, q.symmetricDifference(.all).text, q.isSubset(of: .all),
    Permissions.none.isEmpty, q.rawValue)
q.insert(.write); q.remove(.read); q.formIntersection([.write, .read]); q.toggle(.exec)
p(q.text, q.subtracting(.write).text, Set([q, q, .all]).count)
p(
    Level.allCases, Level.mid.next, Level.high.next, Level(rawValue: 6) ?? .low, Level(rawValue: 2) as Any,
    Level(score: 0.5), Level(score: 0.9), Level.allCases.max()!, [Level.high, .low].sorted())
var r = Robot(); r.run("FFRFFLB F!R")
p(
    r.at, r.facing, r.trail.count, (!Direction.east).rawValue, Direction(rawValue: "up") == nil,
    Direction.allCases.map(\.turned.rawValue).joined(separator: ">"))
