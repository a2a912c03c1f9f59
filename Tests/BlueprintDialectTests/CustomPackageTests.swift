import Foundation
import TestSupport
import Testing

/// A package of another project, in Tests/Packages/CustomLayout: an element, a layout with a cache and a view's
/// description, written as for iOS with only the import changed. It is built and run.
struct CustomPackageTests {
    private static func run(_ command: [String]) throws -> Command {
        try Command(command, in: ProjectFolder.url, environment: nil)
    }

    @Test func `a layout of another project is built and run with only its import changed`() throws {
        // The package has its own build folder, since that of these tests is in use.
        let package = ["--package-path", "Tests/Packages/CustomLayout", "--scratch-path", ".build-custom"]
        // The plan of an earlier build may miss new or removed files.
        let plan = ProjectFolder.url.appending(path: ".build-custom/debug.yaml")
        if FileManager.default.fileExists(atPath: plan.path()) { try FileManager.default.removeItem(at: plan) }
        let built = try Self.run(["swift", "build", "--build-tests", "--jobs", "2"] + package)
        try #require(built.status == 0, "\(built.text)")
        let run = try Self.run([".build-custom/debug/CustomLayout"])
        #expect(
            run.output == """
                measured 41x15
                screen 0,0,41,15
                  Masonry#1 0,0,41,15
                    Card#1 0,0,20,5
                      Inset#1 0,0,20,5
                        Column#1 1,1,18,3
                          Label#1 0,0,18,1
                          Gauge#1 0,2,18,1
                    Card#2 21,0,20,6
                      Inset#1 0,0,20,6
                        Column#1 1,1,18,4
                          Label#1 0,0,18,1
                          Label#2 0,2,18,2
                    Card(wide)#1 0,7,41,6
                      Inset#1 0,0,41,6
                        Column#1 1,1,39,4
                          Label#1 0,0,39,1
                          Tilted#1 0,2,39,2
                            Label#1 18,-18,2,39 alpha 0.5
                    Keyed#1 0,14,20,1
                      Centered(end)#1 0,0,20,1
                        Label#1 6,0,7,1

                """)
        let tested = try Self.run(["swift", "test", "--skip-build"] + package)
        #expect(tested.status == 0, "\(tested.text)")
    }
}
