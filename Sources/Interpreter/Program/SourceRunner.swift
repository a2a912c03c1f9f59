import Foundation
import Negotiation
import SwiftSource

/// Runs sources with a vocabulary and the standard library.
package struct SourceRunner: Sendable {
    private let vocabulary: Vocabulary
    private let limits: Limits
    private let settings: [HoleSetting]
    private let cell: CGSize
    private let pictures: [String: CGSize]
    private let cancellation: Cancellation?

    /// - Parameters:
    ///   - settings: the values of holes, besides those in comments of the sources.
    ///   - cell: the points in a cell; a hole that is a length counts cells.
    ///   - pictures: the sizes of pictures, in points, by their names.
    ///   - cancellation: asks reading, and closures that are called later, to stop.
    package init(
        vocabulary: Vocabulary, limits: Limits = Limits(), settings: [HoleSetting] = [],
        cell: CGSize = CGSize(width: 1, height: 1), pictures: [String: CGSize] = [:],
        cancellation: Cancellation? = nil
    ) {
        self.pictures = pictures
        self.cancellation = cancellation
        self.vocabulary = vocabulary
        self.limits = limits
        self.settings = settings
        self.cell = cell
    }

    /// Runs a source from its first statement to its last. A statement that fails is reported, and the next one runs.
    package func run(_ file: SourceFile) -> Program { run([file]) }

    /// Runs several sources as one program: names resolve across all of them.
    ///
    /// - Parameters:
    ///   - own: the numbers of the files of which everything is checked; nil for all. Of the others is checked what they use.
    ///   - modules: the module of each file, by its number, where there are several.
    package func run(
        _ files: [SourceFile], checking own: Set<Int>? = nil, modules: [String?] = []
    ) -> Program {
        let comments = files.flatMap { HoleSetting.comments(in: $0.source) }
        let said = SettingList(comments + settings)
        let isInCells = cell == CGSize(width: 1, height: 1)
        let checked = CheckedProgram(
            files, checking: own, vocabulary: vocabulary, settings: said, modules: modules, isInCells: isInCells,
            cancellation: cancellation)
        let runner = Runner(table: checked.table, limits: limits, cell: cell, cancellation: cancellation)
        runner.files = files
        runner.pictures = pictures
        runner.findings = checked.findings
        if !checked.settings.isEmpty {
            runner.setting = { [unowned checker = checked.checker] in checker.settingCode(named: $0, $1, at: $2) }
        }
        let topLevel = checked.topLevel.flatMap { runner.runTopLevel($0) }
        runner.ranFiles = []
        checked.checkAll()
        return Program(checked, topLevel: topLevel, runner: runner)
    }
}
