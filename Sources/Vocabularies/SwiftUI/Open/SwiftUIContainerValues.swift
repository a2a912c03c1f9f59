import Interpreter
import SwiftUIDialect

/// What views hand to the container that gathers them, under keys of a source's own. It is Swift that is run as sources are.
enum SwiftUIContainerValues {
    static let type = Conversion<Value>.value(.named(TypeName("ContainerValues")))

    static let declarations = [
        """
        protocol ContainerValueKey {
            associatedtype Value
            static var defaultValue: Value { get }
        }

        struct ContainerValues {
            var __tag: Any?
            init() {}
            func tag<V: Hashable>(for type: V.Type) -> V? { __tag as? V }
            func hasTag<V: Hashable>(_ tag: V) -> Bool { __tag as? V == tag }
            \(SwiftUIEnvironmentText.store(by: "ContainerValueKey"))
        }

        extension Subview {
            var containerValues: ContainerValues {
                var values = __subviewValues(self, ContainerValues())
                values.__tag = __subviewTag(self)
                return values
            }
        }

        extension SectionConfiguration {
            var containerValues: ContainerValues { __sectionValues(self, ContainerValues()) }
        }
        """
    ]

    /// What that calls, and sources do not.
    static let functions: [Callable] = [
        .function(
            "__subviewTag", Parameter(nil, name: "subview", Subview.conversion),
            returning: Conversion<Value>.anything.optional()
        ) { $0.tag as? Value },
        .function(
            "__subviewValues", Parameter(nil, name: "subview", Subview.conversion),
            Parameter(nil, name: "values", type), returning: type
        ) { changed($1, by: $0.containerValues) },
        .function(
            "__sectionValues", Parameter(nil, name: "section", SectionConfiguration.conversion),
            Parameter(nil, name: "values", type), returning: type
        ) { changed($1, by: $0.containerValues) },
    ]

    /// What `containerValue` hands to the container.
    struct Change {
        let path: PropertyPath
        let value: Value
    }

    @Sendable private static func changed(_ values: Value, by changes: [Any]) -> Value {
        var values = values
        for case let change as Change in changes { change.path.write(&values, change.value) }
        return values
    }
}
