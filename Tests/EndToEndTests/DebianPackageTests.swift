import Foundation
import TestSupport
import Testing

/// The Debian package that the script makes of a small program without Swift, which starts the program under test.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-deb")))
struct DebianPackageTests {
    private static func run(_ script: String) throws -> Command { try Command(shell: script, in: ProjectFolder.url) }

    @Test func `the package has its fields, every file in its place, and a program that runs`() throws {
        let program = try TestEnvironment.program("haggle")
        let folder = try ScratchFolder([
            "starter.c": """
            #include <unistd.h>
            int main(int count, char **words) { (void)count; return execv("\(program)", words); }
            """
        ])
        let path = folder.path
        let making = try Self.run(
            """
            cc -g -o \(path)/starter \(path)/starter.c && sh Tools/make-deb.sh \(path)/starter \(path) >/dev/null &&
            mv \(path)/haggle_*.deb \(path)/made.deb && dpkg-deb -x \(path)/made.deb \(path)/root
            """)
        try #require(making.status == 0, "\(making.text)")
        let version = try Self.run("\(program) --version").output
        let fields = "Package Version Architecture Depends"
        let control = try Self.run("dpkg-deb -f \(path)/made.deb \(fields)")
        let architecture = try Self.run("dpkg --print-architecture").output
        #expect(
            control.output == """
                Package: haggle
                Version: \(version)Architecture: \(architecture)Depends: libc6

                """)
        let files = try Self.run("cd \(path)/root && find . -type f | sort")
        #expect(
            files.output == """
                ./usr/bin/haggle
                ./usr/share/bash-completion/completions/haggle
                ./usr/share/fish/vendor_completions.d/haggle.fish
                ./usr/share/man/man1/haggle.1.gz
                ./usr/share/zsh/vendor-completions/_haggle

                """)
        // Only the installed program is stripped of debug information.
        #expect(try Self.run("objdump -h \(path)/starter").output.contains(".debug_info"))
        #expect(try !Self.run("objdump -h \(path)/root/usr/bin/haggle").output.contains(".debug_info"))
        let frame = "Examples/Toolbar.swift --width 40 --height 3"
        let drawn = try Self.run("\(path)/root/usr/bin/haggle render \(frame)")
        #expect(drawn.status == 0 && drawn.output.contains("Inbox"), "\(drawn.text)")
    }

    @Test func `a program that needs Swift's libraries is refused, since no package has them`() throws {
        let folder = try ScratchFolder()
        let program = try TestEnvironment.program("haggle")
        guard try Self.run("ldd \(program)").output.contains("libswiftCore") else { return }
        let making = try Self.run("sh Tools/make-deb.sh \(program) \(folder.path)")
        #expect(making.status == 1)
        #expect(
            making.text
                == "make-deb: \(program) needs Swift's libraries, which no Debian package has; use make deb\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
