import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation
import Playground
import Terminal
import TestSupport
import Testing

@testable import haggle

/// Recordings of a negotiation's steps.
@Suite struct StepRecordingTests {
    private static let source = """
        import SwiftUI

        let row = HStack(spacing: 1) {
            Text("Inbox")
            Text("Edit")
        }

        """

    private func recording(tellsAll: Bool = false, window: CellSize = CellSize(width: 80, height: 24)) throws
        -> StepRecording
    {
        let folder = try ScratchFolder(["row.swift": Self.source])
        let arguments = try LayoutArguments.parse([folder.path + "/row.swift", "--width", "20", "--height", "3"])
        return StepRecording(of: try OpenedLayout(arguments), in: window, tellsAll: tellsAll)
    }

    @Test func `each step of the story has a frame, between two of the finished layout`() throws {
        let frames = try recording().frames
        let steps = frames.compactMap { frame in
            frame.rows.joined().firstMatch(of: /Step (\d+) of (\d+)/).map { (Int($0.1), Int($0.2)) }
        }
        #expect(steps.count == frames.count - 2)
        #expect(steps.map(\.0) == Array(1...steps.count))
        #expect(Set(steps.map(\.1)) == [steps.count])
        #expect(frames.first == frames.last || frames.last?.rows.joined().contains("Step") == false)
    }

    @Test func `all asks are more steps than the story`() throws {
        #expect(try recording(tellsAll: true).frames.count > recording().frames.count)
    }

    @Test func `an asciicast is a line of JSON for the window, and one for each frame`() throws {
        let recording = try recording()
        let lines = recording.asciicast(0.5).split(separator: "\n").map { Data($0.utf8) }
        let header = try #require(JSONSerialization.jsonObject(with: lines[0]) as? [String: Any])
        #expect(header["version"] as? Int == 2 && header["width"] as? Int == 80 && header["height"] as? Int == 24)
        let events = try lines.dropFirst().map { try #require(JSONSerialization.jsonObject(with: $0) as? [Any]) }
        // The last frame is shown as long as the others.
        #expect(events.count == recording.frames.count + 1)
        #expect(events.map { $0[0] as? Double } == events.indices.map { Double($0) / 2 })
        #expect(events.allSatisfy { $0[1] as? String == "o" })
        #expect(events.last?[2] as? String == "")
    }

    @Test func `a terminal that plays an asciicast shows the frames`() throws {
        let recording = try recording()
        let screen = VirtualScreen(columns: 80, rows: 24)
        for (line, frame) in zip(recording.asciicast(1).split(separator: "\n").dropFirst(), recording.frames) {
            let event = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
            screen.feed(Array(try #require(event[2] as? String).utf8))
            #expect(screen.rows.map(\.withoutTrailingSpaces) == frame.rows.map(\.withoutTrailingSpaces))
        }
    }

    @Test func `a picture shows each frame once in a round`() throws {
        let recording = try recording()
        let picture = recording.picture(0.5)
        #expect(picture.ranges(of: "<g class=\"step\"").count == recording.frames.count)
        #expect(picture.contains("animation: step \(Double(recording.frames.count) / 2)s step-end infinite"))
        let markup = try Markup(picture)
        // Browsers have a rule of their own for texts, which collapses spaces.
        #expect(markup.all("style").contains { $0.text.contains("text { white-space: pre }") })
        #expect(markup.all("g", where: ["class": "step"]).map(\.text).allSatisfy { $0.contains("haggle") })
    }

    @Test(arguments: [
        (["--window", "10x10"], "a window is written WxH in cells"), (["--seconds", "0"], "A step is shown for"),
        (["--window", "wide"], "a window is written WxH in cells"),
    ])
    func `a wrong window or duration is refused`(options: [String], message: String) throws {
        let error = #expect(throws: (any Error).self) { try Record.parse(["row.swift"] + options) }
        #expect(error.map { Record.fullMessage(for: $0).contains(message) } == true)
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
