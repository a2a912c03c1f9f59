import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// The event loop's requests, and the worker's order: the newest replaces older ones, and none is lost.
@Suite struct MailboxTests {
    private static let roots = ["A", "B", "C"].map { Root(name: $0, kind: .type, range: SourceRange(0, 1)) }

    private static let sources = SourceSet([SourceSet.File(name: "", text: SourceText(""))])

    private static func proposal(_ width: CGFloat) -> Proposal {
        Proposal(width: .exactly(width), height: .exactly(1))
    }

    private func reading(_ root: Int, _ width: CGFloat = 1) -> LayoutWorker.ReadRequest {
        LayoutWorker.ReadRequest(
            changes: [.root(EarlierRoot(Self.roots[root], in: Self.sources))], proposal: Self.proposal(width),
            laidOut: nil, selected: nil, seen: [.trace, .changes])
    }

    private func layout(_ width: CGFloat, of document: DocumentID) -> LayoutRequest {
        .layOut(
            LayoutKey(document: document, proposal: Self.proposal(width), taps: 0), selected: nil,
            seen: [.trace, .changes])
    }

    /// A task in a word: `read A B`, `lay out 3`.
    private func name(_ task: Mailbox.Task) -> String {
        switch task {
        case .read(let request):
            let names = request.changes.map { if case .root(let earlier) = $0 { earlier.root.name } else { "?" } }
            return "read \(names.joined(separator: " ")) \(request.proposal.width)"
        case .layout(.layOut(let key, _, _)): return "lay out \(key.proposal.width)"
        case .layout(.tap(let path, _)): return "tap \(path.components.joined(separator: "/"))"
        case .layout(.properties): return "properties"
        case .layout(.sizes(let roots, _, _)): return "sizes of \(roots.count)"
        case .layout(.whatIf): return "what if"
        case .layout(.measure(let quantities, _)): return "measure \(quantities.count)"
        case .layout(.companions(let wanted, _)): return "\(wanted.count) beside"
        case .layout(.prove): return "prove"
        case .layout(.completionNames): return "names"
        case .layout(.remedies(let key)): return "remedies \(key.proposal.width)"
        }
    }

    private func document() -> DocumentID {
        let document = LayoutDocument(name: "", source: SourceText(""), dialect: nil, root: nil, diagnostics: [])
        return LayoutDesk().open(
            document, in: Self.proposal(1), after: nil, selected: nil, isAnother: true
        ).id
    }

    @Test func `waiting requests are merged, and the most urgent is done first`() {
        let (mailbox, document) = (Mailbox(), document())
        mailbox.add(.sizes(of: Self.roots, in: document, Self.proposal(9)))
        for width in 1...90 { mailbox.add(layout(CGFloat(width), of: document)) }
        mailbox.add(.tap(ElementPath(components: ["Row"]), in: document))
        mailbox.add(.tap(ElementPath(components: ["Column"]), in: document))
        mailbox.add(reading(0, 1))
        mailbox.add(reading(1, 2))
        var done: [String] = []
        for _ in 0..<5 {
            done.append(name(mailbox.next()))
            mailbox.finish(nil)
        }
        #expect(done == ["read A B 2", "tap Row", "tap Column", "lay out 90", "sizes of 3"])
        #expect(!mailbox.isBusy)
    }

    @Test func `a layout in an older proposal is cancelled, and its reply says so`() {
        let (mailbox, document) = (Mailbox(), document())
        mailbox.add(layout(1, of: document))
        #expect(name(mailbox.next()) == "lay out 1")
        #expect(!mailbox.cancellation.isCancelled)
        mailbox.add(layout(2, of: document))
        #expect(mailbox.cancellation.isCancelled)
        mailbox.finish(nil)
        guard case .givenUp(let key)? = mailbox.takeReplies().first else {
            Issue.record("nothing was given up")
            return
        }
        #expect(key.proposal == Self.proposal(1))
        #expect(name(mailbox.next()) == "lay out 2")
        #expect(!mailbox.cancellation.isCancelled)
    }

    @Test func `companions yield to a newer layout, and are done after it`() {
        let (mailbox, document) = (Mailbox(), document())
        let key = LayoutKey(document: document, proposal: Self.proposal(1), taps: 0)
        mailbox.add(.companions([.earlier], beside: key))
        #expect(name(mailbox.next()) == "1 beside")
        mailbox.add(.prove(key))
        #expect(!mailbox.cancellation.isCancelled, "what is done in idle time waits")
        mailbox.add(layout(2, of: document))
        #expect(mailbox.cancellation.isCancelled)
        mailbox.finish(nil)
        #expect(name(mailbox.next()) == "lay out 2")
        mailbox.finish(nil)
        #expect(name(mailbox.next()) == "1 beside")
        mailbox.add(.companions([.earlier, .dialect("swiftui")], beside: key))
        mailbox.finish(nil)
        #expect(name(mailbox.next()) == "2 beside", "the newest is wanted")
    }

    @Test func `an overtaken reading starts again with all changes`() {
        let mailbox = Mailbox()
        mailbox.add(reading(0))
        #expect(name(mailbox.next()) == "read A 1")
        mailbox.add(reading(1, 2))
        mailbox.add(reading(2, 3))
        #expect(mailbox.cancellation.isCancelled)
        mailbox.finish(nil)
        #expect(mailbox.takeReplies().isEmpty)
        #expect(name(mailbox.next()) == "read A B C 3")
    }

    @Test func `a stopped task is not repeated, and waiting ones are dropped`() {
        let (mailbox, document) = (Mailbox(), document())
        #expect(mailbox.work == nil)
        mailbox.add(layout(1, of: document))
        _ = mailbox.next()
        #expect(mailbox.work?.kind == .layingOut)
        mailbox.add(.sizes(of: Self.roots, in: document, Self.proposal(9)))
        mailbox.stop()
        #expect(mailbox.cancellation.isCancelled)
        mailbox.finish(nil)
        let replies = mailbox.takeReplies()
        #expect(replies.count == 1)
        guard case .stopped? = replies.first else {
            Issue.record("nothing was stopped")
            return
        }
        #expect(!mailbox.isBusy && mailbox.work == nil)
        mailbox.add(layout(2, of: document))
        #expect(name(mailbox.next()) == "lay out 2")
        #expect(!mailbox.cancellation.isCancelled)
    }

    @Test func `ninety proposals during a layout cause one more layout`() {
        let (mailbox, document) = (Mailbox(), document())
        mailbox.add(layout(0, of: document))
        var count = 0
        _ = mailbox.next()
        for width in 1...90 { mailbox.add(layout(CGFloat(width), of: document)) }
        mailbox.finish(nil)
        while mailbox.isBusy {
            guard !mailbox.takeReplies().isEmpty || count == 0 else { break }
            count += 1
            #expect(name(mailbox.next()) == "lay out 90")
            mailbox.finish(nil)
        }
        #expect(count == 1)
    }

    @Test func `a tap is never cancelled, and interrupted sizes are repeated`() {
        let (mailbox, document) = (Mailbox(), document())
        mailbox.add(.tap(ElementPath(components: ["Row"]), in: document))
        _ = mailbox.next()
        mailbox.add(reading(0))
        mailbox.add(layout(4, of: document))
        #expect(!mailbox.cancellation.isCancelled)
        mailbox.finish(.layout(.tapped([], in: document)))
        #expect(mailbox.takeReplies().count == 1)
        #expect(name(mailbox.next()) == "read A 1")
        mailbox.finish(nil)
        #expect(name(mailbox.next()) == "lay out 4")
        mailbox.finish(nil)
        mailbox.add(.sizes(of: Self.roots, in: document, Self.proposal(9)))
        #expect(name(mailbox.next()) == "sizes of 3")
        mailbox.add(layout(5, of: document))
        mailbox.finish(nil)
        #expect(name(mailbox.next()) == "lay out 5")
        mailbox.finish(nil)
        #expect(name(mailbox.next()) == "sizes of 3")
    }

    @Test func `a question yields to urgent tasks, but not to idle work`() {
        let (mailbox, document) = (Mailbox(), document())
        let key = LayoutKey(document: document, proposal: Self.proposal(1), taps: 0)
        mailbox.add(.whatIf(.breakpoint(.horizontal, .up), in: key))
        #expect(name(mailbox.next()) == "what if")
        mailbox.add(.prove(key))
        mailbox.add(.remedies(key))
        #expect(!mailbox.cancellation.isCancelled, "idle work does not stop a question")
        mailbox.add(.sizes(of: Self.roots, in: document, Self.proposal(9)))
        #expect(mailbox.cancellation.isCancelled)
        var done: [String] = []
        for _ in 0..<4 {
            mailbox.finish(nil)
            done.append(name(mailbox.next()))
        }
        #expect(done == ["sizes of 3", "what if", "prove", "remedies 1"])
    }

    @Test func `idle work does not interrupt sizes or companions`() {
        let (mailbox, document) = (Mailbox(), document())
        let key = LayoutKey(document: document, proposal: Self.proposal(1), taps: 0)
        let sizes = LayoutRequest.sizes(of: Self.roots, in: document, key.proposal)
        for request in [sizes, .companions([.earlier], beside: key)] {
            mailbox.add(request)
            _ = mailbox.next()
            mailbox.add(.prove(key))
            #expect(!mailbox.cancellation.isCancelled)
            mailbox.finish(nil)
            #expect(name(mailbox.next()) == "prove")
            mailbox.add(request)
            #expect(mailbox.cancellation.isCancelled, "idle work gives way")
            mailbox.finish(nil)
            _ = mailbox.next()
            mailbox.finish(nil)
            #expect(name(mailbox.next()) == "prove", "idle work goes on")
            mailbox.finish(nil)
        }
    }

    @Test func `a source with endless code stops on request`() throws {
        let cancellation = Cancellation()
        cancellation.cancel()
        let source = "import BlueprintUI\nvar n = 0\nwhile n < 20_000 { n += 1 }\nLabel(text: \"\\(n)\")"
        var reading = Reading()
        let sources = SourceSet([SourceSet.File(name: "a.swift", text: SourceText(source))])
        reading.cancellation = cancellation
        let given = LayoutReader(dialects: Dialects.all).read(ParsedSources(sources), name: "a", as: reading)
        #expect(given.root?.type != TypeName("Label"))
        cancellation.reset()
        let read = LayoutReader(dialects: Dialects.all).read(ParsedSources(sources), name: "a", as: reading)
        #expect(read.root?.type == TypeName("Label"))
        #expect(read.diagnostics == [])
    }
}
