#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// A second process restores the terminal of a killed program.
    @Suite struct WatchdogTests {
        /// The probe as a shell's child.
        private static func shell(_ command: String = "%; echo EXIT=$?; read line") throws -> PseudoTerminal {
            let program = try TestEnvironment.program("CursesProbe")
            return try PseudoTerminal(["/bin/sh", "-c", command.replacing("%", with: program)])
        }

        @Test func `the watchdog restores the terminal after SIGKILL`() throws {
            let shell = try Self.shell()
            try #require(shell.shows("size:80x24"))
            #expect(!shell.isCooked)
            let probe = try #require(children(of: shell.process).first)
            kill(probe, SIGKILL)
            try #require(shell.shows("EXIT=137"))
            #expect(holds { shell.isCooked && shell.count(of: "\u{1B}[?1049l") > 0 })
            shell.expectRestored()
        }

        /// The watchdog is stopped until the session has ended.
        @Test func `the watchdog restores the terminal after its session's leader is killed`() throws {
            let probe = try PseudoTerminal.probe()
            try #require(probe.shows("size:80x24"))
            let watchdog = try #require(children(of: probe.process).first)
            kill(watchdog, SIGSTOP)
            probe.signal(SIGKILL)
            try #require(probe.end() == -Int(SIGKILL))
            kill(watchdog, SIGHUP)
            kill(watchdog, SIGCONT)
            #expect(holds { !isRunning(watchdog) })
            probe.expectRestored()
        }

        @Test func `a terminal that belongs to another session by now is left unchanged`() throws {
            let probe = try PseudoTerminal.probe()
            try #require(probe.shows("size:80x24"))
            let watchdog = try #require(children(of: probe.process).first)
            probe.send("k")
            try #require(holds { children(of: probe.process).count == 2 })
            let holder = try #require(children(of: probe.process).first { $0 != watchdog })
            probe.signal(SIGKILL)
            try #require(probe.end() == -Int(SIGKILL))
            try probe.startAnother(["/bin/sh", "-c", "echo mine; read line"])
            try #require(probe.shows("mine"))
            kill(holder, SIGKILL)
            #expect(holds { !isRunning(watchdog) })
            #expect(probe.count(of: "\u{1B}[?1049l") == 0 && !probe.isCooked)
        }

        @Test(arguments: [("w", "with a stack for its crash"), ("W", "without one")])
        func `the watchdog restores the terminal after a stack overflow on a worker`(key: String, stack: String) throws
        {
            let shell = try Self.shell()
            try #require(shell.shows("size:80x24"))
            shell.send(key)
            try #require(shell.shows("EXIT=139"), "\(stack)")
            #expect(holds { shell.isCooked && shell.count(of: "\u{1B}[?1049l") > 0 }, "\(stack)")
            shell.expectRestored()
        }

        @Test func `a shell reads its next line after its terminal is restored`() throws {
            let program = try TestEnvironment.program("CursesProbe")
            let shell = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "-i"])
            shell.send("\(program)\n")
            try #require(shell.shows("size:80x24"))
            let probe = try #require(children(of: shell.process).first)
            kill(probe, SIGKILL)
            try #require(holds { shell.count(of: "\u{1B}[?1049l") > 0 })
            try #require(shell.shows("Killed"))
            shell.send("echo so$((20 + 3))far\n")
            #expect(shell.shows("so23far"))
        }

        @Test func `the terminal of a stopped program is not restored twice`() throws {
            let program = try TestEnvironment.program("CursesProbe")
            let shell = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"])
            shell.send("\(program)\n")
            try #require(shell.shows("size:80x24"))
            let probe = try #require(children(of: shell.process).first)
            let watchdog = try #require(children(of: probe).first)
            shell.send("\u{1A}")
            try #require(shell.shows("Stopped"))
            let count = shell.count(of: "\u{1B}[?1049l")
            kill(probe, SIGKILL)
            #expect(holds { !isRunning(watchdog) })
            #expect(shell.count(of: "\u{1B}[?1049l") == count)
        }

        @Test func `the watchdog takes little memory, and ends with the program`() throws {
            let probe = try PseudoTerminal.probe()
            try #require(probe.shows("size:80x24"))
            let watchdog = try #require(children(of: probe.process).first)
            #expect(holds { privateMemory(of: watchdog).map { $0 <= 1536 } ?? false })
            #expect(try #require(privateMemory(of: watchdog)) <= 1536)
            probe.send("q")
            #expect(probe.end() == 0)
            #expect(!isRunning(watchdog))
            probe.expectRestored()
        }

        @Test func `a program whose watchdog is gone runs on`() throws {
            let probe = try PseudoTerminal.probe()
            try #require(probe.shows("size:80x24"))
            let watchdog = try #require(children(of: probe.process).first)
            kill(watchdog, SIGKILL)
            probe.resize(columns: 90, rows: 30)
            try #require(probe.shows("size:90x30"))
            probe.send("q")
            #expect(probe.end() == 0)
            probe.expectRestored()
        }
    }

    /// The running child processes of a process.
    private func children(of process: Int32) -> [Int32] {
        let path = "/proc/\(process)/task/\(process)/children"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: " ").compactMap { Int32($0) }
    }

    /// Whether a process exists and has not ended.
    private func isRunning(_ process: Int32) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return !text.contains(") Z ")
    }

    /// The private memory of a process, in kB.
    private func privateMemory(of process: Int32) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8) else {
            return nil
        }
        return text.split(separator: "\n").filter { $0.hasPrefix("Private_") }
            .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }.reduce(0, +)
    }
#endif
