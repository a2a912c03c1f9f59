import SwiftSource

/// What goes on around what is being checked: the calls and trials that it is part of. What is declared elsewhere is checked
/// in one of its own.
struct CheckingContext {
    /// How many trials, in each other, are made with what is checked.
    var speculationDepth = 0
    /// Overloads tried since the start of the statement.
    var attempts = 0
    /// How many calls of unknown members are being checked, each in a closure of the one before.
    var unknownCallDepth = 0
    /// Which closures of the outermost unknown call show elements, as far as that was asked; nil outside of such calls.
    var shownClosures: [SourceRange: Bool]?
    /// The element that a view hosts and that is checked.
    var hosting: SourceRange?
    /// The expression that is a child of what is built.
    var wantedElement: SourceRange?
    /// The type of which the binding of an enclosing call says that choices are.
    var choiceType: Type?
}
