import Testing

@testable import haggle

/// What publishers send arrives before the picture is drawn.
struct PublisherTests {
    /// What a function that takes a list of texts and a set of subscriptions has put into the list.
    private func sent(_ body: String, _ more: String = "") throws -> [String] {
        let shown = try Shown(
            """
            import Combine
            import SwiftUI
            \(more)
            final class Log: ObservableObject {
                @Published var lines: [String] = []
                @Published var number = 1 { didSet { lines.append("set \\(oldValue)") } }
                @Published var name: String?
                var bag = Set<AnyCancellable>()
                init() { run() }
                func p(_ value: Any) { lines.append("\\(value)") }
                func run() {
                    \(body)
                }
            }
            struct Page: View {
                @StateObject private var log = Log()
                var body: some View { Text(log.lines.joined(separator: ",")) }
            }
            """, width: 60, height: 1, drawsBoxes: false)
        #expect(shown.told == [] && shown.holes == [])
        return shown.picture.split(separator: ",").map { String($0.trimmingPrefix(while: { $0 == " " })) }
    }

    @Test func `a subject sends to those that are subscribed, and one with a value also when they subscribe`() throws {
        let sent = try sent(
            """
            let plain = PassthroughSubject<Int, Never>()
            let valued = CurrentValueSubject<String, Never>("a")
            plain.send(1)
            plain.sink { self.p($0) }.store(in: &bag)
            let first = valued.sink { self.p($0) }
            plain.send(2)
            valued.send("b")
            first.cancel()
            valued.value = "c"
            p(valued.value)
            plain.send(completion: .finished)
            plain.send(3)
            """)
        #expect(sent == ["a", "2", "b", "c"])
    }

    @Test func `a published property sends what it is and what it will be`() throws {
        let sent = try sent(
            """
            $number.sink { self.p("\\($0) of \\(self.number)") }.store(in: &bag)
            number += 4
            Just(9).assign(to: &$number)
            Just("x").map { $0 + "y" }.assign(to: \\.name, on: self).store(in: &bag)
            p(name ?? "none")
            """)
        #expect(sent == ["1 of 1", "5 of 1", "set 1", "9 of 5", "xy"])
    }

    @Test func `operators make of what is sent what Combine's do`() throws {
        let sent = try sent(
            """
            let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(10))
            a.filter { $0 > 1 }.removeDuplicates().map { $0 * 2 }.sink { self.p($0) }.store(in: &bag)
            a.combineLatest(b).sink { self.p("\\($0)+\\($1)") }.store(in: &bag)
            Publishers.CombineLatest3(a, b, $number).map { $0 + $1 + $2 }.first().sink { self.p($0) }.store(in: &bag)
            a.scan(0, +).dropFirst().prefix(1).sink { self.p("s\\($0)") }.store(in: &bag)
            for value in [1, 2, 2] { a.send(value) }
            b.value = 20
            """)
        #expect(sent == ["1+10", "12", "4", "2+10", "s3", "2+10", "2+20"])
    }

    @Test func `sequences, errors and publishers of publishers`() throws {
        let sent = try sent(
            """
            [3, 1, 2].publisher.collect().sink { self.p($0.count) }.store(in: &bag)
            (1...3).publisher.reduce(0, +).sink { self.p($0) }.store(in: &bag)
            (1...3).publisher.collect(2).sink { self.p("c\\($0.count)") }.store(in: &bag)
            Fail<Int, Oops>(error: .bad)
                .sink { if case .failure(let error) = $0 { self.p("no \\(error)") } } receiveValue: { self.p($0) }
                .store(in: &bag)
            Fail<Int, Oops>(error: .bad).replaceError(with: 7).sink { self.p($0) }.store(in: &bag)
            Just("x").tryMap { _ in throw Oops.bad }.catch { _ in Just("caught") }.sink { self.p($0) }.store(in: &bag)
            Future<Int, Never> { $0(.success(4)) }.flatMap { Just($0 + 1) }.sink { self.p($0) }.store(in: &bag)
            Just(1).merge(with: Just(2)).eraseToAnyPublisher().sink { self.p($0) }.store(in: &bag)
            """, "enum Oops: Error { case bad }")
        #expect(sent == ["3", "6", "c2", "c1", "no bad", "7", "caught", "5", "1", "2"])
    }

    @Test func `publishers whose type is erased send what they did, and of several the latest counts`() throws {
        let sent = try sent(
            """
            items().sink { _ in self.p("end") } receiveValue: { self.p($0) }.store(in: &bag)
            AnyPublisher<Int, Never>(Just(3)).sink { self.p($0) }.store(in: &bag)
            Publishers.Merge3(Just(4), items().replaceError(with: 0), Just(6)).sink { self.p($0) }.store(in: &bag)
            let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            let both = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
            both.switchToLatest().sink { self.p($0) }.store(in: &bag)
            both.send(one)
            one.send(7)
            both.send(other)
            one.send(8)
            other.send(9)
            """,
            """
            func items() -> AnyPublisher<Int, Error> {
                Just(1).setFailureType(to: Error.self).map { $0 + 1 }.eraseToAnyPublisher()
            }
            """)
        #expect(sent == ["2", "end", "3", "4", "2", "6", "7", "9"])
    }

    @Test func `what waits arrives once the code is done, and of what follows fast the last`() throws {
        let sent = try sent(
            """
            let text = PassthroughSubject<String, Never>()
            text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { self.p("d" + $0) }.store(in: &bag)
            text.receive(on: DispatchQueue.main).sink { self.p("r" + $0) }.store(in: &bag)
            text.send("a")
            text.send("b")
            p("done")
            """)
        #expect(sent == ["done", "ra", "db", "rb"])
    }

    @Test func `a view does what it is told to with what it receives`() throws {
        let shown = try Shown(
            """
            import Combine
            import SwiftUI
            final class Model: ObservableObject { @Published var count = 3 }
            let added = Notification.Name("added")
            struct Page: View {
                @StateObject private var model = Model()
                @State private var seen = 0
                @State private var posts = 0
                let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                var body: some View {
                    Text("\\(seen) and \\(posts)")
                        .onReceive(model.$count) { seen = $0 }
                        .onReceive(NotificationCenter.default.publisher(for: added)) { _ in posts += 1 }
                        .onReceive(timer) { _ in seen = 100 }
                        .onAppear {
                            model.count += 1
                            NotificationCenter.default.post(name: added, object: nil)
                        }
                }
            }
            """, width: 20, height: 1, drawsBoxes: false)
        #expect(shown.picture.trimmingPrefix(while: { $0 == " " }) == "4 and 1")
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test func `a label of UIKit's shows what is assigned to it`() throws {
        let shown = try Shown(
            """
            import Combine
            import UIKit
            final class Page: UIViewController {
                let label = UILabel()
                let subject = CurrentValueSubject<Int, Never>(5)
                var bag: [AnyCancellable] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(label)
                    label.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
                    subject.map { "is \\($0)" }.assign(to: \\.text, on: label).store(in: &bag)
                    subject.send(6)
                }
            }
            """, width: 10, height: 1, drawsBoxes: false)
        #expect(shown.picture == "is 6")
    }
}
