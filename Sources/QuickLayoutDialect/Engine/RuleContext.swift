import EngineKit
import Negotiation

/// The surroundings of an element, apart from its proposal.
struct Surroundings: Hashable {
    var cellSize = CGSize(width: 1, height: 1)
    var layoutDirection = LayoutDirection.leftToRight
    var stackAxis = Axis.vertical
    var isRecorded = false

    /// The surroundings inside a stack or a flow along an axis, or inside a grid, whose cells are along its rows.
    func inStack(along axis: Axis) -> Surroundings {
        var inner = self
        inner.stackAxis = axis
        return inner
    }
}

/// What a rule knows besides its proposal and its children, and where it makes its answer. `LayoutContext` is the same
/// outside of rules, and keeps the pass.
struct RuleContext {
    var surroundings: Surroundings
    let pass: PassPointer

    var layoutDirection: LayoutDirection { surroundings.layoutDirection }
    var cellSize: CGSize { surroundings.cellSize }
    var stackAxis: Axis { surroundings.stackAxis }
    var isRecorded: Bool { surroundings.isRecorded }

    /// The recorder, if reasons will be read.
    @inline(__always) var recording: Recording? { isRecorded ? pass.pointee.recording : nil }

    /// A reason, if it will be read.
    @inline(__always) func reason(_ reason: @autoclosure () -> some ReasonForm) -> KeptReason? {
        recording?.keep(reason())
    }
}

// MARK: - Making answers

extension RuleContext {
    /// The answer of a leaf.
    @inline(__always) func leaf(_ size: CGSize, domain: AnswerDomain?) -> Answer {
        answer(size, .none, guides: nil, domain: domain)
    }

    /// The answer of an element around an only child, with that child's guides.
    @inline(__always) func answer(
        _ size: CGSize, around child: PlacedAnswer, domain: AnswerDomain?, descent: GridDescent = .throughOnlyChild
    ) -> Answer {
        answer(size, around: child, domain: domain, descent: descent, account: nil)
    }

    @inline(__always) private func answer(
        _ size: CGSize, around child: PlacedAnswer, domain: AnswerDomain?, descent: GridDescent,
        account: AnswerAccount?
    ) -> Answer {
        let row = pass.pointee.arena.rows(1, of: ContentAroundChild.self)
        let place = withUnsafeMutablePointer(to: &row.pointee.place) { $0 }
        place.initialize(to: child)
        return answer(
            size, Places(start: place, count: 1), guides: child.movedGuides, domain: domain, descent: descent,
            account: account, at: withUnsafeMutablePointer(to: &row.pointee.content) { $0 })
    }

    @inline(__always) func answer(
        _ size: CGSize, _ places: Places, guides: [AlignmentGuide: CGFloat]?, domain: AnswerDomain?,
        descent: GridDescent = .throughOnlyChild, account: AnswerAccount? = nil
    ) -> Answer {
        answer(
            size, places, guides: guides, domain: domain, descent: descent, account: account,
            at: pass.pointee.arena.rows(1, of: AnswerContent.self))
    }

    @inline(__always) private func answer(
        _ size: CGSize, _ places: Places, guides: [AlignmentGuide: CGFloat]?, domain: AnswerDomain?,
        descent: GridDescent, account: AnswerAccount?, at content: ContentPointer
    ) -> Answer {
        content.initialize(
            to: AnswerContent(
                size: size, places: places, guides: guides.map { pass.pointee.keep(ExplicitGuides($0)) },
                domain: domain ?? .everywhere, holdsElsewhere: domain != nil, direction: layoutDirection,
                descent: descent, account: isRecorded ? account : nil))
        return content.answer(of: nil)
    }

    /// Room for the places of children.
    @inline(__always) func newPlaces(_ capacity: Int) -> NewPlaces {
        NewPlaces(pass.pointee.arena.rows(capacity, of: PlacedAnswer.self), capacity: capacity)
    }

    /// The account of an element's lengths, if the pass is recorded.
    func account(_ shares: @escaping @Sendable (ElementID, LayoutRecord) -> [Share]) -> AnswerAccount? {
        isRecorded ? .other(pass.pointee.keep(LengthAccount(shares))) : nil
    }

    /// A child at a position.
    @inline(__always) func place(
        _ answer: Answer, at position: CGPoint = .zero, because reason: @autoclosure () -> some ReasonForm
    ) -> PlacedAnswer {
        PlacedAnswer(answer: answer, position: position, reason: self.reason(reason()))
    }

    /// A child with its alignment lines on common ones, which cross at a point.
    /// - Parameter own: the point where its own lines cross, if known.
    @inline(__always) func linedUp(
        _ answer: Answer, _ alignment: Alignment, at common: CGPoint, own: CGPoint? = nil
    ) -> PlacedAnswer {
        let own = own ?? answer.point(of: alignment)
        return place(
            answer, at: CGPoint(x: common.x - own.x, y: common.y - own.y),
            because: LinedUp(size: answer.size, alignment.lines, at: common, own: own))
    }
}

// MARK: - Answers around others

extension RuleContext {
    /// The answer of an element that has its only child's size and passes its own proposal on.
    func wrapped(_ answer: Answer) -> Answer { wrapped(answer, domain: answer.domain) }

    /// The same for a container, which combines its children's lengths.
    func combined(_ answer: Answer, domain: AnswerDomain? = nil) -> Answer {
        wrapped(answer, domain: domain ?? answer.domain, account: .largest)
    }

    /// The answer of a modifier that passes on its child's answer: a grid treats both as one.
    func handedOn(_ answer: Answer) -> Answer { wrapped(answer, domain: answer.domain, descent: .handedOn) }

    /// The answer of an element that has its only child's size.
    @inline(__always) func wrapped(
        _ answer: Answer, domain: AnswerDomain?, descent: GridDescent = .throughOnlyChild,
        account: AnswerAccount? = nil
    ) -> Answer {
        self.answer(
            answer.size, around: place(answer, because: Same(size: answer.size)), domain: domain, descent: descent,
            account: account)
    }

    /// The answer aligned inside an element of another size.
    @inline(__always) func framed(
        _ answer: Answer, in size: CGSize, _ alignment: Alignment, _ domain: AnswerDomain
    ) -> Answer {
        let frame = ViewDimensions(size: size, direction: layoutDirection)
        return self.answer(
            size, around: linedUp(answer, alignment, at: frame.point(of: alignment)), domain: domain)
    }

    /// The answer, or a copy if it was given to a proposal already: an author's element may keep its answers.
    @inline(__always) func unaccepted(_ answer: Answer) -> Answer {
        answer.content.pointee.proposal == nil ? answer : copy(answer, size: answer.size, domain: answer.domain)
    }

    /// The answer of a leaf stretched to another size, with the same owner.
    func resized(_ answer: Answer, to size: CGSize) -> Answer {
        guard size != answer.size else { return answer }
        let resized = copy(answer, size: size, domain: nil)
        return Answer(
            content: resized.content, owner: answer.owner, exchange: answer.size.isFinite ? answer.exchange : nil)
    }

    /// The same answer, which holds for other proposals too.
    func holding(_ answer: Answer, in domain: AnswerDomain) -> Answer {
        copy(answer, size: answer.size, domain: domain)
    }

    /// The answer with an explicit guide.
    func setting(_ guide: AlignmentGuide, to value: CGFloat, in answer: Answer) -> Answer {
        var guides = answer.dimensions.guides ?? [:]
        guides[guide] = value
        return copy(answer, size: answer.size, domain: answer.domain, guides: pass.pointee.keep(ExplicitGuides(guides)))
    }

    private func copy(
        _ answer: Answer, size: CGSize, domain: AnswerDomain?, guides: Unmanaged<ExplicitGuides>? = nil
    ) -> Answer {
        let old = answer.content.pointee
        let content = pass.pointee.arena.rows(1, of: AnswerContent.self)
        content.initialize(
            to: AnswerContent(
                size: size, places: old.places, guides: guides ?? old.guides, domain: domain ?? .everywhere,
                holdsElsewhere: domain != nil, direction: old.direction, descent: old.descent,
                account: old.account))
        return Answer(content: content, owner: answer.owner, exchange: nil)
    }
}
