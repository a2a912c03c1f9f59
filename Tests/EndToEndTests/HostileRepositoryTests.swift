import Foundation
import TestSupport
import Testing

/// Repositories of strangers whose settings name programs. Each test first shows that an ordinary git command starts
/// the program, which creates the file `ran`.
struct HostileRepositoryTests {
    /// A setting of git. `PROGRAM` in either part stands for the program's path.
    private typealias Setting = (name: String, value: String)

    /// A repository with one commit and an uncommitted change. Its settings name `program`, a file beside it.
    private final class Repository {
        let folder: ScratchFolder
        var program: String { folder.path + "/program" }

        init() throws {
            folder = try ScratchFolder(["App/Shown.swift": Self.source("one")])
            try folder.commitAll()
            try folder.write(Self.source("three"), to: "App/Shown.swift")
            try folder.write("#!/bin/sh\ntouch '\(folder.path)/ran'\nexit 1\n", to: "program")
            try folder.makeExecutable("program")
        }

        private static func source(_ word: String) -> String {
            "import SwiftUI\nlet shown: some View = Text(\"\(word)\")\n"
        }

        func set(_ settings: [Setting]) throws {
            for (name, value) in settings {
                try folder.git(
                    "config", name.replacing("PROGRAM", with: program), value.replacing("PROGRAM", with: program))
            }
        }

        /// Makes git ask the remote `origin` for objects that are missing.
        func leaveObjectsToRemote() throws {
            try set([
                ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
                ("remote.origin.promisor", "true"),
            ])
        }

        /// Whether the program ran since the last call.
        func hasRun() throws -> Bool {
            guard folder.has("ran") else { return false }
            try folder.remove("ran")
            return true
        }

        func render(_ path: String = "App/Shown.swift", environment: [String: String] = [:]) throws -> Run {
            let arguments = ["render", "\(folder.path)/\(path)", "--against", "HEAD", "--boxes", "none"]
            return try Run(arguments + ["--width", "<=9", "--height", "<=1"], environment: environment)
        }

        func refusal(_ path: String = "App/Shown.swift") throws -> String {
            let run = try render(path)
            #expect(run.status == 66 && run.output == "")
            return folder.shortened(run.errors)
        }
    }

    private static func incomplete(_ path: String) -> String {
        "haggle: the git repository of App/\(path) lacks a part of the commit HEAD, and haggle fetches nothing\n"
    }

    /// Settings with which fetching a missing object starts a program.
    private static let remotes: KeyValuePairs<String, [Setting]> = [
        "a local remote's upload-pack": [("remote.origin.url", "."), ("remote.origin.uploadpack", "PROGRAM")],
        "ext": [("remote.origin.url", "ext::PROGRAM"), ("protocol.ext.allow", "always")],
        "ssh": [("remote.origin.url", "ssh://host.invalid/x"), ("core.sshCommand", "PROGRAM")],
        "a proxy": [("remote.origin.url", "git://host.invalid/x"), ("core.gitProxy", "PROGRAM")],
        "a rewritten address": [
            ("remote.origin.url", "https://host.invalid/x"), ("protocol.ext.allow", "always"),
            ("url.ext::PROGRAM .insteadOf", "https://host.invalid/"),
        ],
    ]

    @Test(arguments: remotes.map(\.key)) func `no missing object is fetched`(remote: String) throws {
        let repository = try Repository()
        try repository.folder.removeObject("HEAD:App/Shown.swift")
        try repository.leaveObjectsToRemote()
        try repository.set(try #require(Self.remotes.first { $0.key == remote }).value)
        try repository.folder.git(["cat-file", "-p", "HEAD:App/Shown.swift"], isRefused: true)
        #expect(try repository.hasRun(), "the trap is not set")
        #expect(try repository.refusal() == Self.incomplete("App/Shown.swift"))
        #expect(try !repository.hasRun())
    }

    /// Settings may be in other files than the repository's own.
    @Test(arguments: [false, true]) func `no missing object is fetched by included settings`(isWorktree: Bool) throws {
        let repository = try Repository()
        try repository.folder.removeObject("HEAD:App/Shown.swift")
        try repository.leaveObjectsToRemote()
        let settings = "[remote \"origin\"]\nurl = .\nuploadpack = \(repository.program)\n"
        try repository.folder.write(settings, to: isWorktree ? ".git/config.worktree" : "settings")
        try repository.set([isWorktree ? ("extensions.worktreeConfig", "true") : ("include.path", "../settings")])
        try repository.folder.git(["cat-file", "-p", "HEAD:App/Shown.swift"], isRefused: true)
        #expect(try repository.hasRun(), "the trap is not set")
        #expect(try repository.refusal() == Self.incomplete("App/Shown.swift"))
        #expect(try !repository.hasRun())
    }

    @Test(arguments: ["HEAD", "HEAD^{tree}", "HEAD:App", "HEAD:App/Shown.swift"])
    func `a commit is incomplete without any of its objects`(missing: String) throws {
        let repository = try Repository()
        try repository.folder.removeObject(missing)
        try repository.leaveObjectsToRemote()
        try repository.set([("remote.origin.url", "."), ("remote.origin.uploadpack", "PROGRAM")])
        let isFile = missing.hasSuffix(".swift")
        #expect(try repository.refusal("App/Shown.swift") == Self.incomplete("App/Shown.swift"))
        #expect(try repository.refusal("App") == Self.incomplete(isFile ? "App/Shown.swift" : "App"))
        #expect(try !repository.hasRun())
    }

    /// A clone can contain a bare repository as ordinary files.
    @Test func `a bare repository among the files of a clone is refused`() throws {
        let repository = try Repository()
        try repository.folder.removeObject("HEAD")
        try repository.leaveObjectsToRemote()
        try repository.set([
            ("remote.origin.url", "."), ("remote.origin.uploadpack", "PROGRAM"), ("core.bare", "true"),
        ])
        let git = repository.folder.url.appending(path: ".git")
        for name in try FileManager.default.contentsOfDirectory(atPath: git.path) {
            try FileManager.default.moveItem(
                at: git.appending(path: name), to: repository.folder.url.appending(path: "App/\(name)"))
        }
        try repository.folder.remove(".git")
        try repository.folder.git(["-C", "App", "cat-file", "-p", "HEAD"], isRefused: true)
        #expect(try repository.hasRun(), "the trap is not set")
        let refusal = try repository.refusal()
        #expect(refusal.hasPrefix("haggle: git refuses the repository of App/App/Shown.swift: "), "\(refusal)")
        #expect(refusal.contains("cannot use bare repository"), "\(refusal)")
        #expect(try !repository.hasRun())
    }

    @Test(.enabled(if: geteuid() == 0)) func `a repository of another user is refused`() throws {
        let repository = try Repository()
        for name in ["", ".git"] {
            try FileManager.default.setAttributes(
                [.ownerAccountID: 65534], ofItemAtPath: repository.folder.url.appending(path: name).path)
        }
        let refusal = try repository.refusal()
        #expect(
            refusal.hasPrefix(
                "haggle: git refuses the repository of App/App/Shown.swift: detected dubious ownership"), "\(refusal)")
    }

    /// Settings with which other git commands start a program.
    private static let others: KeyValuePairs<String, (settings: [Setting], command: [String])> = [
        "a file monitor": (settings: [("core.fsmonitor", "PROGRAM")], command: ["status"]),
        "a hook": (settings: [("core.hooksPath", ".git/own")], command: ["checkout", "-q", "HEAD"]),
        "a pager": (settings: [("core.pager", "PROGRAM"), ("pager.cat-file", "PROGRAM")], command: ["log"]),
        "a diff": (settings: [("diff.external", "PROGRAM")], command: ["diff"]),
        "a text conversion": (
            settings: [("diff.own.textconv", "PROGRAM")], command: ["cat-file", "--textconv", "HEAD:App/Shown.swift"]
        ),
        "a filter": (
            settings: [("filter.own.smudge", "PROGRAM")], command: ["cat-file", "--filters", "HEAD:App/Shown.swift"]
        ),
    ]

    @Test(arguments: others.map(\.key)) func `a commit is read without other programs`(name: String) throws {
        let repository = try Repository()
        let other = try #require(Self.others.first { $0.key == name }).value
        try repository.set(other.settings)
        try repository.folder.write("*.swift diff=own filter=own\n", to: ".git/info/attributes")
        try repository.folder.write("#!/bin/sh\n'\(repository.program)'\n", to: ".git/own/post-checkout")
        try repository.folder.makeExecutable(".git/own/post-checkout")
        try repository.folder.git(other.command, isRefused: true)
        #expect(try repository.hasRun(), "the trap is not set")
        let run = try repository.render()
        #expect(run.status == 0 && run.output.contains("one!"), "\(run.output)\(run.errors)")
        #expect(try !repository.hasRun())
    }

    /// Git sets such variables for a hook.
    @Test func `git variables of the environment do not lead to another repository`() throws {
        let repository = try Repository()
        let trace = repository.folder.path + "/trace"
        let run = try repository.render(environment: ["GIT_DIR": "/nowhere/.git", "GIT_TRACE": trace])
        #expect(run.status == 0 && run.output.contains("one"), "\(run.output)\(run.errors)")
        #expect(!repository.folder.has("trace"))
    }
}
