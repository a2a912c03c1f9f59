import Foundation

/// The Swift compiler, which checks programs.
enum Compiler {
    /// How far the compiler goes. It reports missing returns and the like only with `paths`, and only if the types have
    /// no errors.
    enum Stage: String {
        case types = "-typecheck"
        case paths = "-emit-sil"
    }

    /// The lines with errors of each program. The programs are checked together as files of one module, so their
    /// declarations must be private. Nil without a compiler.
    static func errors(in programs: [String], stage: Stage = .types) throws -> [Set<Int>]? {
        try output(of: programs, stage).map { said in
            var lines = [Set<Int>](repeating: [], count: programs.count)
            for line in said.split(separator: "\n") {
                let parts = line.split(separator: ":")
                guard parts.count > 4, parts[3] == " error", let number = Int(parts[1]),
                    let index = URL(filePath: String(parts[0])).lastPathComponent.split(separator: ".").first
                        .flatMap({ Int($0.dropFirst()) })
                else { continue }
                lines[index].insert(number)
            }
            return lines
        }
    }

    /// The compiler's output for programs. Their files are called `p0.swift` and so on.
    static func output(of programs: [String], _ stage: Stage = .types) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "compared-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = programs.indices.map { folder.appending(path: "p\($0).swift") }
        for (file, program) in zip(files, programs) { try Data(program.utf8).write(to: file) }
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", stage.rawValue, "-wmo", "-parse-as-library", "-suppress-warnings", "-module-name", "compared"]
            + (stage == .paths ? ["-o", "/dev/null"] : []) + files.map(\.path)
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = FileHandle.nullDevice
        guard (try? compiler.run()) != nil else { return nil }
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        compiler.waitUntilExit()
        return said
    }
}
