import Foundation
import Interpreter
import Negotiation
import SwiftUIControls
import SwiftUIDialect

/// Values that the modifiers of a source hand down to its views: changes of the environment's values, in order, and objects.
struct SourceEnvironmentValues: EnvironmentKey {
    static var defaultValue: SourceEnvironmentValues { SourceEnvironmentValues() }

    var changes: [(inout Value) -> Void] = []
    var objects: [Value] = []
}

extension EnvironmentValues {
    /// The values that the source around hands down.
    var source: SourceEnvironmentValues {
        get { self[SourceEnvironmentValues.self] }
        set { self[SourceEnvironmentValues.self] = newValue }
    }

    /// In a window where views are proposed lengths, if a cell of it has points: its size classes are those of a device
    /// of its size. The smallest of a regular width are 667 points wide, and of a regular height 480 high.
    init(in window: Proposal, cell: CGSize) {
        self.init()
        guard cell != CGSize(width: 1, height: 1) else { return }
        if let width = window.width.windowLength, width >= SplitColumns.leastRegularWidth {
            source.changes.append { $0.set(.bool(true), keptAs: "__isWide") }
        }
        if let height = window.height.windowLength, height < 480 {
            source.changes.append { $0.set(.bool(true), keptAs: "__isLow") }
        }
    }
}

extension SourceInstance {
    /// Puts what is handed down into the wrappers that read it.
    func read(_ environment: SourceEnvironmentValues, assumed: inout [String: KeptValue]) {
        if !environment.changes.isEmpty {
            change(under: [SwiftUIEnvironmentText.values, SwiftUIEnvironmentText.scaled]) { values in
                for change in environment.changes { change(&values) }
            }
        }
        hand(environment.objects, under: [SwiftUIEnvironmentText.objects], in: "value", assumed: &assumed)
        hand(environment.objects, under: [SwiftUIEnvironmentText.values], in: "object", assumed: &assumed)
    }
}
