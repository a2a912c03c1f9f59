import BlueprintDialect
import Interpreter
import Negotiation

// LayoutWriter and what its closure is given, as sources write them.

extension BlueprintVocabulary {
    private static let writer = Conversion<LayoutWriter>.native(TypeName("LayoutWriter"))
    private static let context = Conversion<LayoutWriter.Context>.native(TypeName("LayoutWriter.Context"))
    private static let phase = Conversion<LayoutWriter.Context.LayoutPhase>.native(
        TypeName("LayoutWriter.Context.LayoutPhase"))
    private static let builder = Conversion<LayoutWriter.Builder>.native(TypeName("LayoutWriter.Builder"))
    private static let child = Conversion<LayoutWriter.Child>.native(TypeName("LayoutWriter.Child"))
    private static let frame = Conversion<CGRect>.native(TypeName("CGRect"))
    private static let key = Conversion<AnyHashable>.key.optional()
    private static var any: Conversion<any Element> { .element }

    static let sizing: Words<LayoutWriter.Sizing> = {
        let type = Conversion<LayoutWriter.Sizing>.native(TypeName("LayoutWriter.Sizing"))
        let fixed = Callable.function("fixed", Parameter(nil, name: "size", size), returning: type) { .fixed($0) }
        return Words(
            "LayoutWriter.Sizing", help: "how large a LayoutWriter is", [("unionOfChildren", .unionOfChildren)],
            calls: [fixed]
        ) { sizing in
            guard case .fixed(let size) = sizing else { return nil }
            let lengths = [size.width, size.height].map { PointsFormat.short($0) }
            return ".fixed(CGSize(width: \(lengths[0]), height: \(lengths[1])))"
        }
    }()

    static var writerDescription: TypeDescription {
        TypeDescription(
            TypeName("LayoutWriter"), .element, help: "places children at frames that a closure computes",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter(nil, name: "build", LayoutWriter.building(context, builder)), of: writer
                ) { LayoutWriter($0) }
            ])
    }

    static var writerValueDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("LayoutWriter.Context"), .value, help: "the room there is, in a LayoutWriter",
                properties: [
                    PropertyDescription(
                        "size", of: context, \.size, sizeConstraint, help: "the proposal, or the final size"),
                    PropertyDescription(
                        "phase", of: context, \.phase, phase, help: "whether it is measured or laid out"),
                ]),
            phaseDescription, builderDescription, childDescription, sizing.description(),
        ]
    }

    private static var phaseDescription: TypeDescription {
        TypeDescription(
            TypeName("LayoutWriter.Context.LayoutPhase"), .value, help: "whether an element is measured or laid out",
            staticProperties: [StaticProperty("measurement", phase, LayoutWriter.Context.LayoutPhase.measurement)],
            staticMethods: [
                .function("layout", Parameter(nil, name: "size", size), returning: phase) { .layout($0) }
            ],
            methods: [
                .method(
                    "onMeasure", on: phase, Parameter(nil, name: "onMeasure", Conversion<() -> Value>.makesValue),
                    Parameter("onLayout", Conversion<(CGSize) -> Value>.makingValue(from: size)),
                    returning: .anything, help: "one thing while it is measured, another for its final size"
                ) { $0.onMeasure($1, onLayout: $2) }
            ])
    }

    private static var builderDescription: TypeDescription {
        TypeDescription(
            TypeName("LayoutWriter.Builder"), .value, help: "takes a LayoutWriter's children and their frames",
            properties: [
                PropertyDescription(
                    "sizing", of: builder, \.sizing, sizing.conversion, default: ".unionOfChildren",
                    help: "how large the LayoutWriter is"),
                PropertyDescription(
                    "children", of: builder, \.children, child.array(), default: "[]", help: "those added so far"),
            ],
            methods: [
                .mutatingMethod(
                    "add", on: builder, Parameter("with", frame), Parameter("key", key, default: "nil", nil),
                    Parameter("child", any), help: "places a child"
                ) { (builder: inout LayoutWriter.Builder, frame: CGRect, key: AnyHashable?, child: any Element) in
                    builder.add(with: frame, key: key, child: child)
                },
                .mutatingMethod("add", on: builder, Parameter(nil, name: "child", child), help: "places a child") {
                    (builder: inout LayoutWriter.Builder, child: LayoutWriter.Child) in builder.add(child)
                },
                .mutatingMethod(
                    "modifyEach", on: builder, Parameter("using", child.configuring()),
                    help: "changes every child that was added"
                ) { (builder: inout LayoutWriter.Builder, change: @escaping (inout LayoutWriter.Child) -> Void) in
                    builder.modifyEach(using: change)
                },
            ])
    }

    private static var childDescription: TypeDescription {
        TypeDescription(
            TypeName("LayoutWriter.Child"), .value, help: "an element with its frame in a LayoutWriter",
            initializers: [
                .initializer(
                    Parameter("frame", frame), Parameter("key", key, default: "nil", nil), Parameter("element", any),
                    of: child
                ) { LayoutWriter.Child(frame: $0, key: $1, element: $2) }
            ],
            properties: [
                PropertyDescription("frame", of: child, \.frame, frame, help: "where it stands"),
                PropertyDescription("key", of: child, \.key, key, help: "its name among its siblings"),
                PropertyDescription("element", of: child, \.element, any, help: "what is placed"),
            ])
    }
}

extension LayoutWriter {
    /// The closure of a source that fills a builder.
    fileprivate static func building(
        _ context: Conversion<Context>, _ builder: Conversion<Builder>
    ) -> Conversion<Build> {
        let type = ValueType.function(
            parameters: [.init(context.type), .init(builder.type, isInout: true)], result: .void)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { phase, filled in
                var arguments = [context.encode(phase), builder.encode(filled)]
                guard closure.call(&arguments) != nil else { return }
                do throws(VocabularyError) {
                    filled = try builder.decode(arguments[1])
                } catch {
                    closure.refuse(error)
                }
            }
        } encode: { build in
            .closure(
                Closure(parameterCount: 2) { arguments in
                    // The interpreter reports a nil from compiled code where it calls it.
                    do throws(VocabularyError) {
                        var filled = try builder.decode(arguments[1])
                        build(try context.decode(arguments[0]), &filled)
                        arguments[1] = builder.encode(filled)
                        return .void
                    } catch {
                        return nil
                    }
                })
        }
    }
}
