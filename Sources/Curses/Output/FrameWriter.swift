import Foundation

/// Writes bytes to a terminal without waiting: bytes that it does not take now stay pending.
struct FrameWriter {
    private var pending: ArraySlice<UInt8> = []

    var isIdle: Bool { pending.isEmpty }

    mutating func add(_ bytes: [UInt8]) {
        pending.append(contentsOf: bytes)
    }

    /// Forgets the pending bytes.
    mutating func discard() {
        pending = []
    }

    /// Writes as much as the terminal takes. Returns false if the terminal is gone.
    mutating func flush(to terminal: TerminalDescriptor) -> Bool {
        while !pending.isEmpty {
            let count = pending.withUnsafeBytes { write(terminal.number, $0.baseAddress, $0.count) }
            if count >= 0 {
                pending = pending.dropFirst(count)
            } else if errno == EAGAIN {
                return true
            } else if errno != EINTR {
                discard()
                return false
            }
        }
        discard()
        return true
    }
}
