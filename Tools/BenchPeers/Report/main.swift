import Foundation

// Compares the programs of both sides, and prints a table for each library: see compare.sh.
//
//     PeerReport                     all trees
//     PeerReport Blueprint           a library's
//     PeerReport Blueprint binary    those whose names begin so, without random trees

do {
    let words = CommandLine.arguments.dropFirst()
    for library in ["Blueprint", "QuickLayout"] where words.first.map({ $0 == library }) ?? true {
        let (real, ours) = (Side("Real\(library)"), Side("Our\(library)"))
        print("\n\(library)\n\n\(Comparison.heading)")
        for tree in try ours.trees() where words.dropFirst().first.map({ tree.name.hasPrefix($0) }) ?? true {
            print(try Comparison(tree, real: real, ours: ours))
            fflush(nil)
        }
        guard words.count < 2 else { continue }
        print("")
        try RandomTrees(real: real, ours: ours).report(1..<31)
    }
} catch {
    FileHandle.standardError.write(Data("PeerReport: \(error)\n".utf8))
    exit(1)
}
