import CStackBounds
import Foundation
import TestSupport
import Testing

@Suite struct StackRoomTests {
    @Test(arguments: [512, 1024, 8192])
    func `stack room covers the thread's stack, and ends before it does`(kilobytes: Int) throws {
        let used = try onStack(of: kilobytes << 10) { Self.used(below: StackRoom(allOfThread: ()), from: Self.here()) }
        #expect(used > kilobytes << 8)
        let half = try onStack(of: kilobytes << 10) { Self.used(below: StackRoom(halfOfThread: ()), from: Self.here()) }
        #expect(half > kilobytes << 8)
        #expect(half < used)
    }

    @Test func `stack room belongs to the thread that created it`() throws {
        let room = StackRoom(allOfThread: ())
        #expect(room.isOfThisThread)
        let other = try onStack(of: 256 << 10) { StackRoom(allOfThread: ()) }
        #expect(!other.isOfThisThread)
    }

    /// Recurses until there is no room, and returns the bytes used.
    private static func used(below room: StackRoom, from start: Int) -> Int {
        guard room.isLeft else { return start - here() }
        return withExtendedLifetime(room) { used(below: room, from: start) }
    }

    private static func here() -> Int {
        var marker: UInt8 = 0
        return withUnsafeMutablePointer(to: &marker) { Int(bitPattern: $0) }
    }
}
