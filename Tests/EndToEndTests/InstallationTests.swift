import Foundation
import TestSupport
import Testing

/// The files that are installed beside the program, all generated from its options.
struct InstallationTests {
    @Test func `the program, its manual page and the completions are installed in the usual folders`() throws {
        let folder = try ScratchFolder()
        let installing = try Command(
            ["/bin/sh", "Tools/install.sh", TestEnvironment.program("haggle"), folder.path + "/usr"],
            in: ProjectFolder.url)
        #expect(installing.status == 0 && installing.text == "", "\(installing.text)")
        let version = try Command([folder.path + "/usr/bin/haggle", "--version"])
        #expect(version.status == 0 && version.output.contains(/^[0-9]+\.[0-9]+\.[0-9]+\n$/))
        func text(_ name: String) throws -> String {
            try String(contentsOfFile: folder.path + "/usr/share/" + name, encoding: .utf8)
        }
        #expect(try text("man/man1/haggle.1").hasPrefix(".TH HAGGLE 1"))
        let completions = [
            "bash-completion/completions/haggle", "zsh/site-functions/_haggle", "fish/vendor_completions.d/haggle.fish",
        ]
        for name in completions {
            let text = try text(name)
            for word in ["render", "against-width", "no-mouse", "theodolite"] {
                #expect(text.contains(word), "\(word) in \(name)")
            }
        }
    }

    @Test func `the manual page has every option of every command's help`() throws {
        let page = try Run(["manual"]).output
        for command in ["play", "render", "trace", "check", "elements"] {
            let help = try Run(["help", command]).output
            let options = help.matches(of: /(?m)^  (?:-. ?, )?(--[a-z-]+)/).map { String($0.1) }
            #expect(options.count > 1)
            for option in options where !["--help", "--version"].contains(option) {
                #expect(page.contains("\\fB" + option.replacing("-", with: "\\-") + "\\fR"), "\(option) of \(command)")
            }
        }
        // A line that begins with a dot is a request. The page has no other requests than these.
        let requests = Set(page.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
        #expect(requests == [".TH", ".SH", ".TP", ".PP", ".nf", ".fi", ".I", ".B"])
    }

    @Test func `the exit statuses of the manual page are those of the README`() throws {
        let page = try Run(["manual"]).output
        let section = try #require(page.components(separatedBy: ".SH EXIT STATUS\n").last)
        let statuses = section.matches(of: /(?m)^\.B (.+)$/).map { String($0.1) }
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let table = try #require(readme.components(separatedBy: "| status | when |\n|--:|---|\n").last)
        let rows = table.components(separatedBy: "\n\n")[0].split(separator: "\n")
        #expect(statuses == rows.map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) })
        #expect(statuses.count == 6)
    }

    private static let hasRuby = FileManager.default.isExecutableFile(atPath: "/usr/bin/ruby")

    /// Homebrew and its Swift are not installed here: this runs the formula's commands.
    @Test(.enabled(if: hasRuby)) func `the Homebrew formula installs all files, and its test passes`() throws {
        let program = try TestEnvironment.program("haggle")
        let folder = try ScratchFolder([
            "formula.rb": """
            require 'pathname'
            class Formula
              class << self
                attr_reader :said, :check
                def method_missing(name, *values, **options) = (@said ||= {})[name] = [values, options]
                def respond_to_missing?(*) = true
                def test(&block) = @check = block
              end
              attr_reader :ran
              def initialize(folder, bin) = (@folder, @bin, @ran = Pathname(folder), Pathname(bin), [])
              def system(*words) = @ran << words.map(&:to_s)
              def prefix = @folder
              def testpath = @folder
              def bin = @bin
              def shell_output(command) = Dir.chdir(@folder) { `#{command}` }
              def assert_equal(one, other) = (raise "#{one.inspect} is not #{other.inspect}" unless one == other)
            end
            load ARGV[0]
            formula = Haggle.new(ARGV[1], ARGV[2])
            formula.install
            raise 'nothing is said of it' unless %i[desc homepage head depends_on].all? { Haggle.said.key?(_1) }
            formula.ran.each { puts _1.join(' ').sub(ARGV[1], 'PREFIX') }
            formula.instance_eval(&Haggle.check)
            puts 'tested'
            """
        ])
        let bin = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let formula = "Packaging/haggle.rb"
        let run = try Command(
            shell: "ruby -w -c \(formula) && ruby \(folder.path)/formula.rb \(formula) \(folder.path) \(bin)",
            in: ProjectFolder.url)
        #expect(
            run.text == """
                Syntax OK
                swift build --disable-sandbox --configuration release --product haggle
                sh Tools/install.sh .build/release/haggle PREFIX
                tested

                """)
    }
}
