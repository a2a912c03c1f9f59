import Foundation
import TestSupport

/// The Swift compiler, which checks programs.
enum Compiler {
    /// How far the compiler goes. It reports missing returns and the like only with `paths`, and only if the types have
    /// no errors.
    enum Stage: String {
        case types = "-typecheck"
        case paths = "-emit-sil"
    }

    /// The status of a command that does not exist.
    static let missing: Int32 = 127

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
        let options =
            [stage.rawValue, "-wmo", "-parse-as-library", "-suppress-warnings", "-module-name", "compared"]
            + (stage == .paths ? ["-o", "/dev/null"] : [])
        let compiler = try Command(["swiftc"] + options + files.map(\.path), environment: nil)
        return compiler.status == missing ? nil : compiler.errors
    }
}
