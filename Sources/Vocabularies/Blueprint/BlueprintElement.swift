import BlueprintDialect
import Interpreter

extension BlueprintVocabulary {
    /// What can be called on every element.
    static let elementPage = Page(
        "a piece of an interface", .protocol, as: .element,
        conforming: [
            StackLayout.Child.typeName, Overlay.Child.typeName, EqualStack.Child.typeName, Flow.Child.typeName,
            GridRow.Child.typeName,
        ]
    )
    .reading("content", \.content, "its children with their layout, or how it is measured")
    .modifiers(
        of: ModifierPages(
            Inset.page, Centered.page, Aligned.page, ConstrainedSize.page, ConstrainedAspectRatio.page, Hidden.page,
            Opacity.page, StackLayout.Child.page, Overlay.Child.page, Flow.Child.page, GridRow.Child.page, Keyed.page,
            Transformed.page, Box.page, ScrollView.page, Tappable.page)
    )
    .method(
        "decorate", "puts something over or under the element that takes no room", .arg("layering"), .arg("position"),
        .arg("with", as: .makesElement), returning: .element
    ) { (element, layering, position, decoration: @escaping () -> any Element) in
        element.decorate(layering: layering, position: position, with: decoration)
    }
    .changeModifiers().environmentModifiers()
}

extension Page<any Element> {
    /// What changes an element by a closure.
    fileprivate func changeModifiers() -> Page {
        method(
            "if", "changes the element if something is so", .arg("_ isTrue"), .arg("then", as: .changesElement),
            returning: .element
        ) { $1 ? $2($0) : $0 }
        .method(
            "if", "changes the element in one way or another", .arg("_ isTrue"), .arg("then", as: .changesElement),
            .arg("else", as: .changesElement), returning: .element
        ) { $1 ? $2($0) : $3($0) }
        .method(
            "if", "changes the element with a value, if there is one", .arg("let"), .arg("then", as: .usesValue),
            returning: .element
        ) { (element, value: Value?, then) in value.map { then($0, element) } ?? element }
        .method(
            "if", "changes the element with a value, or in another way without", .arg("let"),
            .arg("then", as: .usesValue), .arg("else", as: .changesElement), returning: .element
        ) { (element, value: Value?, then, otherwise) in value.map { then($0, element) } ?? otherwise(element) }
        .method("map", "what a closure makes of the element", .arg("_ map", as: .changesElement), returning: .element) {
            $1($0)
        }
        .method(
            "modify", "the element, changed in place by a closure", .arg("_ modify", as: conversion.configuring()),
            returning: .element
        ) { (element, modify: @escaping (inout any Element) -> Void) in
            var changed = element
            modify(&changed)
            return changed
        }
    }
}
