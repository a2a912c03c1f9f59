import Foundation
import LayoutInspection
import SwiftSource
import Testing

@testable import Playground

/// The number of points that a cell stands for.
struct ScaleTests {
    private func document(_ projection: CellProjection, isInPoints: Bool) -> LayoutDocument {
        let before = ToyElement.menu.document()
        return LayoutDocument(
            name: "a.swift", sources: before.sources, dialect: before.dialect, root: before.root, diagnostics: [],
            scale: Scale(projection: projection, isInPoints: isInPoints))
    }

    @Test func `numbers that look like points are mentioned once, and a key changes the scale and back`() {
        var state = PlayedState(80, 24)
        state.open(document(.unit, isInPoints: true))
        #expect(state.message?.contains("8×16") == true)
        _ = state.apply(.panes(.focusNext))
        state.documentChanged(document(.unit, isInPoints: true))
        #expect(state.message == nil)

        #expect(state.apply(.proposal(.toggleScale)) == .scale(.phone))
        #expect(state.projection == .unit)
        let before = state.proposal.proposal
        state.documentChanged(document(.phone, isInPoints: true))
        #expect(state.projection == .phone)
        #expect(state.proposal.proposal != before)

        #expect(state.apply(.proposal(.toggleScale)) == .scale(.unit))
        state.documentChanged(document(.unit, isInPoints: true))
        #expect(state.projection == .unit)
        #expect(state.proposal.proposal == before)
    }

    @Test func `numbers that may be cells are not mentioned`() {
        var state = PlayedState(80, 24)
        state.open(document(.unit, isInPoints: false))
        #expect(state.message == nil)
    }
}
