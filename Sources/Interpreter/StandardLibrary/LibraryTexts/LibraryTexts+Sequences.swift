extension LibraryTexts {
    /// Sequences whose elements are made one by one, as they are asked for.
    static let sequences = """
        struct AnyIterator<Element>: IteratorProtocol, Sequence {
            private let step: () -> Element?
            init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
                var base = base
                step = { base.next() }
            }
            init<Elements: Sequence>(_ base: IndexingIterator<Elements>) where Elements.Element == Element {
                var base = base
                step = { base.next() }
            }
            init(_ body: @escaping () -> Element?) { step = body }
            func next() -> Element? { step() }
        }

        func sequence<T>(first: T, next: @escaping (T) -> T?) -> AnyIterator<T> {
            var following: T? = first
            return AnyIterator {
                guard let given = following else { return nil }
                following = next(given)
                return given
            }
        }

        extension Sequence {
            var lazy: [Element] { Array(self) }
        }
        """
}
