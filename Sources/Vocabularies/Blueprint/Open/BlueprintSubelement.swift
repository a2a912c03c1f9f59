import BlueprintDialect
import Interpreter

// A child as a source's layout is given it.

extension SourceSubelement: Described {
    static var typeName: TypeName { TypeName(of: LayoutSubelement.self) }

    static let page = Page<Self>("a child, as its parent's layout sees it")
        .sharing("attributes", \.attributes, "how the child is drawn, apart from its frame")
        .method("sizeThatFits", "asks the child for the size that it would take", .arg("_ proposal"), .because) {
            $0.sizeThatFits($1, because: $2)
        }
        .method(
            "place", "places the child with its anchor at a position", .arg("at"),
            .arg("anchor", default: .topLeading), .arg("size"), .because, returning: .nothing
        ) { child, position, anchor, size, sentence in
            child.place(in: LayoutSubelement.frame(at: position, anchor: anchor, size: size), because: sentence)
        }
        .method(
            "place", "places the child in a frame", .arg("in"), .arg("anchor", default: .topLeading), .because,
            returning: .nothing
        ) { (child, frame: CGRect, anchor, sentence) in
            child.place(
                in: LayoutSubelement.frame(at: frame.origin, anchor: anchor, size: frame.size), because: sentence)
        }
        .method("place", "places the child at the origin", .arg("filling"), .because, returning: .nothing) {
            child, size, sentence in child.place(in: CGRect(origin: .zero, size: size), because: sentence)
        }
        .method(
            "traits", "the value that the child carries for layouts of one type",
            .arg("forLayoutType", as: SourceTraits.layoutType), returning: .pointed
        ) { SourceTraits.value(of: $0.subelement, forLayoutType: $1) }
        .subscripted(.arg("_ key", as: SourceTraits.key), giving: .pointed) {
            SourceTraits.value(of: $0.subelement, for: $1)
        }
}

extension LayoutSubelement.Attributes: Described {
    static let page = Page<Self>("how a child is drawn, apart from its frame")
        .like(Self())
        .property("alpha", \.alpha, "how opaque it is, from 0 to 1", unit: .ratio)
        .property("isUserInteractionEnabled", \.isUserInteractionEnabled, "whether it can be touched")
        .property("isHidden", \.isHidden, "whether it is hidden")
        .partial()
}
