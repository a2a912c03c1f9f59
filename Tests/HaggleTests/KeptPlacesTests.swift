import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import Playground
@testable import haggle

/// What a person made of the screen, in the file for the next start.
@Suite struct KeptPlacesTests {
    private let folder: ScratchFolder
    private let places: KeptPlaces

    init() throws {
        folder = try ScratchFolder(["A.swift": "", "B.swift": "", "C.swift": ""])
        places = KeptPlaces(in: ["XDG_STATE_HOME": folder.path + "/state"])
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private static func place(_ width: String) -> KeptPlace {
        var place = KeptPlace()
        place.width = KeptPlace.Length(proposal: width, followsWindow: false)
        return place
    }

    private func text() throws -> String {
        try String(contentsOfFile: path("state/haggle/places.json"), encoding: .utf8)
    }

    @Test func `each list of files has its place, also under another path`() throws {
        #expect(places.place(of: [path("A.swift")]) == nil)
        #expect(!FileManager.default.fileExists(atPath: path("state")))
        try places.keep(Self.place("40"), of: [path("A.swift")])
        try places.keep(Self.place("<=30"), of: [path("A.swift"), path("B.swift")])
        try places.keep(Self.place("nil"), of: [path(".")])
        #expect(places.place(of: [path("./A.swift")]) == Self.place("40"))
        #expect(places.place(of: [path("A.swift"), path("B.swift")]) == Self.place("<=30"))
        #expect(places.place(of: [folder.path]) == Self.place("nil"))
        #expect(places.place(of: [path("B.swift")]) == nil)
        var status = stat()
        #expect(stat(path("state/haggle/places.json"), &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func `a file that moved is forgotten`() throws {
        try places.keep(Self.place("40"), of: [path("A.swift")])
        try FileManager.default.moveItem(atPath: path("A.swift"), toPath: path("D.swift"))
        #expect(places.place(of: [path("D.swift")]) == nil)
        try places.keep(Self.place("40"), of: [path("B.swift")])
        #expect(try !text().contains("A.swift") && text().contains("B.swift"))
    }

    @Test func `the oldest of more than two hundred are forgotten`() throws {
        for number in 0...200 {
            try folder.write("", to: "many/\(number).swift")
            try places.keep(Self.place("\(number)"), of: [path("many/\(number).swift")])
        }
        #expect(places.place(of: [path("many/0.swift")]) == nil)
        #expect(places.place(of: [path("many/1.swift")]) == Self.place("1"))
        #expect(places.place(of: [path("many/200.swift")]) == Self.place("200"))
    }

    @Test func `programs that write at once keep each other's places`() async throws {
        for number in 0..<12 { try folder.write("", to: "\(number).swift") }
        let root = folder.path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<12 {
                group.addTask {
                    let own = KeptPlaces(in: ["XDG_STATE_HOME": root + "/state"])
                    try own.keep(Self.place("\(number)"), of: ["\(root)/\(number).swift"])
                }
            }
            try await group.waitForAll()
        }
        for number in 0..<12 { #expect(places.place(of: [path("\(number).swift")]) == Self.place("\(number)")) }
    }

    @Test func `a file that is no list of places is replaced, and parts of other versions are ignored`() throws {
        let key = AbsolutePath(path("A.swift")).text
        for broken in ["", "[]", "{\"places\": {\"\(key)\": 1}}"] {
            try folder.write(broken, to: "state/haggle/places.json")
            #expect(places.place(of: [path("A.swift")]) == nil)
        }
        try folder.write(
            "{\"places\": {\"\(key)\": {\"time\": 1, \"place\": {\"selection\": [\"Row\"], \"other\": 1}}}}",
            to: "state/haggle/places.json")
        #expect(places.place(of: [path("A.swift")])?.selection == ["Row"])
        try folder.write("[]", to: "state/haggle/places.json")
        try places.keep(Self.place("7"), of: [path("A.swift")])
        #expect(places.place(of: [path("A.swift")]) == Self.place("7"))
    }

    @Test func `places that cannot be kept are an error with its reason`() throws {
        try folder.write("", to: "state/haggle")
        #expect(throws: PrivateFolder.Failure(number: ENOTDIR)) {
            try places.keep(Self.place("1"), of: [path("A.swift")])
        }
        #expect(places.place(of: [path("A.swift")]) == nil)
        #expect(throws: PrivateFolder.Failure(number: ENOENT)) {
            try KeptPlaces(in: [:]).keep(Self.place("1"), of: [path("A.swift")])
        }
    }
}

/// A session's place: what the last one left, and the arguments.
@Suite struct SessionPlaceTests {
    private let folder: ScratchFolder
    private let environment: [String: String]

    init() throws {
        folder = try ScratchFolder([
            "A.swift": "import SwiftUI\nlet a = VStack { Text(title); Text(\"x\") }\nlet b = Text(\"y\")\n"
        ])
        environment = ["XDG_STATE_HOME": folder.path + "/state"]
    }

    private var path: String { folder.path + "/A.swift" }

    private func session(
        isFresh: Bool = false, proposal: SaidProposal = SaidProposal(), reading: Reading = Reading()
    ) throws -> SessionPlace? {
        let open = OpenSources(try InputSources([path]), reading: reading)
        return SessionPlace(open, isFresh: isFresh, proposal: proposal, reading: reading, in: environment)
    }

    private func keep() throws {
        var place = KeptPlace()
        place.root = KeptRoot(Root(name: "a", kind: .element, range: SourceRange(0, 0)), file: path)
        place.width = KeptPlace.Length(proposal: "40", followsWindow: false)
        place.height = KeptPlace.Length(proposal: "<=5", followsWindow: false)
        place.holes = [KeptPlace.HoleValue(name: "title", expression: "\"t\"")]
        try KeptPlaces(in: environment).keep(place, of: [path])
    }

    @Test func `a session gets what the last one left, once`() throws {
        try keep()
        var session = try #require(try session())
        #expect(session.root?.root.name == "a")
        let (first, second) = (session.take(), session.take())
        #expect(first?.width?.proposal == "40")
        #expect(second == nil && session.root == nil)
        var fresh = try #require(try self.session(isFresh: true))
        let nothing = fresh.take()
        #expect(nothing == nil)
    }

    @Test func `the arguments win`() throws {
        try keep()
        var session = try #require(
            try session(
                proposal: SaidProposal(width: try ProposedLength(argument: "20")),
                reading: Reading(
                    root: .named("b"), settings: [HoleSetting(name: "title", expression: "1", origin: .option)])))
        let taken = session.take()
        let place = try #require(taken)
        #expect(place.width == nil && place.height?.proposal == "<=5" && place.root == nil && place.holes == [])
    }

    @Test func `standard input and the examples have no place`() {
        #expect(
            SessionPlace(
                OpenSources(nil, reading: Reading()), isFresh: false, proposal: SaidProposal(), reading: Reading(),
                in: environment) == nil)
    }
}
