import Foundation

// The names that the layout files mention of the library's other files, and of its C module.

/// The direction of writing.
public enum LayoutDirection: Sendable {
    case leftToRight, rightToLeft
}

/// Values around a view. None is changed.
package struct EnvironmentValues {
    let layoutDirection = LayoutDirection.leftToRight
    let defaultPadding = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
}

/// The lengths that the library leaves to the platform.
package struct CoreGlue {
    static let shared = CoreGlue()

    let defaultSpacing = CGSize(width: 1, height: 1)

    func makeLayoutView<L: Layout>(
        root: _GraphValue<L>, inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewListOutputs
    ) -> _ViewOutputs { unused() }
}

/// The behaviour of the newest release.
package enum Semantics {
    case v2, v3

    package enum Enabled {
        package static var isEnabled: Bool { true }
    }

    typealias NoSpacingProjectedPadding = Enabled
    typealias StopProjectingAffectedSpacing = Enabled
    typealias FlexFrameIdealSizing = Enabled
    typealias TextSpacingUIKit0059v2 = Enabled
}

package typealias _SemanticFeature_v3 = Semantics.Enabled

package func isLinkedOnOrAfter(_ release: Semantics) -> Bool { true }

/// The lock of the graph. A benchmark has one thread.
package enum Update {
    package static func assertIsLocked() {}
}

/// Tracing, which is off.
package enum LayoutTrace {
    package static var isEnabled: Bool { false }
    package static var recorder: Recorder? { nil }

    package struct Recorder {
        func traceContentDescription(_ attribute: AnyAttribute?, _ text: String) {}
    }

    static func traceCacheLookup(_ proposal: _ProposedSize, _ isFound: Bool) {}
    static func traceSizeThatFits(
        _ attribute: AnyAttribute?, proposal: _ProposedSize, _ body: () -> CGSize
    ) -> CGSize { unused() }
    static func traceLengthThatFits(
        _ attribute: AnyAttribute?, proposal: _ProposedSize, in axis: Axis, _ body: () -> CGFloat
    ) -> CGFloat { unused() }
    static func traceChildGeometries(
        _ attribute: AnyAttribute?, at size: ViewSize, origin: CGPoint, _ body: () -> [ViewGeometry]
    ) -> [ViewGeometry] { unused() }
}

public enum Log {
    public static func runtimeIssues(_ text: String) {}
}

/// The data of the running placement; the library has a pointer for each thread.
nonisolated(unsafe) private var layoutData: UnsafeMutableRawPointer?

package func _threadLayoutData() -> UnsafeMutableRawPointer? { layoutData }
package func _setThreadLayoutData(_ data: UnsafeMutableRawPointer?) { layoutData = data }

package func _openSwiftUIBaseClassAbstractMethod() -> Never { unused() }
package func _openSwiftUIUnimplementedFailure() -> Never { unused() }

/// A box without the library's lock. A benchmark has one thread.
@propertyWrapper
package final class AtomicBox<Value> {
    package private(set) var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    package var projectedValue: AtomicBox { self }

    func access<Result>(_ body: (inout Value) -> Result) -> Result { body(&wrappedValue) }
}

/// A type with a value for unset properties.
package protocol Defaultable {
    associatedtype Value

    static var defaultValue: Value { get }
}

// Animations, which the benchmark has none of.

/// A value that an animation could change.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic

    var animatableData: AnimatableData { get set }
}

extension Animatable {
    static func makeAnimatable(value: _GraphValue<Self>, inputs: _GraphInputs) -> Attribute<Self> { value.value }
    static func _makeAnimatable(value: inout _GraphValue<Self>, inputs: _GraphInputs) {}
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic {
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    public var magnitudeSquared: Double { 0 }

    public mutating func scale(by factor: Double) {}

    public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { zero }
    public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { zero }
}

extension CGFloat {
    static let unitScale: CGFloat = 128
    static let inverseUnitScale: CGFloat = 1 / 128
}

// Encoding, which the benchmark does not do.

package protocol CodableByProxy {
    associatedtype CodingProxy

    var codingProxy: CodingProxy { get }
}

package protocol CodableProxy: Codable {}
package protocol ProtobufMessage {}

package struct ProtobufEncoder {
    package func cgFloatField(_ tag: UInt, _ value: CGFloat) {}
}

package struct ProtobufDecoder {
    package struct Field {
        let tag: UInt
    }

    package func nextField() throws -> Field? { unused() }
    package func cgFloatField(_ field: Field) throws -> CGFloat { unused() }
    package func skipField(_ field: Field) throws { unused() }
}

package protocol CustomViewDebugValueConvertible {}

package enum TextAlignment {
    case leading, center, trailing
}

package enum _VAlignment {
    case top, center, bottom
}

func swiftConformsToProtocol(_ type: Any.Type, _ description: UnsafeRawPointer) -> UnsafeRawPointer? { unused() }
